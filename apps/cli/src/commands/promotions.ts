import type { Speech } from '@escala/messages';
import { titleBookOf } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseInput } from '../faults/competition-printing.ts';
import { notInRules } from '../input/competition-book.ts';
import { promotionsLines } from '../output/competitions/promotions-text.ts';
import { publishedFindings, wordedReasons } from '../output/competitions/worded-reasons.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { withTournament } from './with-tournament.ts';

/** `escala promotions`: who goes up a category by a tournament, with all reasons. */
export function promotions(file: string, options: TournamentOptions, speech: Speech): Promise<ExitCode> {
  return withTournament(file, options, speech, ({ tournament, book, printing }) => {
    const categories = titleBookOf(book.titles ?? '')?.categories;
    if (categories === undefined) return refuseInput(notInRules(book), printing, speech);
    const judged = categories.promotions(tournament);
    const document = {
      ...judged,
      players: judged.players.map((player) => ({ ...player, reasons: wordedReasons(player.reasons, speech) })),
      findings: publishedFindings(judged.findings, speech),
    };
    return deliverResult({ document, lines: promotionsLines(tournament, judged, speech) }, options, printing, speech);
  });
}
