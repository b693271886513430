import type { Speech } from '@escala/messages';
import { titleBookOf } from '@escala/regulations';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseInput } from '../faults/competition-printing.ts';
import { competitionBook, notInRules } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import { promotionsLines } from '../output/competitions/promotions-text.ts';
import { publishedFindings, wordedReasons } from '../output/competitions/worded-reasons.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

/** `escala promotions`: who goes up a category by a tournament, with all reasons. */
export async function promotions(file: string, options: TournamentOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  if (tournament === undefined) return REFUSED;
  const book = competitionBook(options, tournament);
  const categories = titleBookOf(book.titles ?? '')?.categories;
  if (categories === undefined) return refuseInput(notInRules(book), printing, speech);
  const judged = categories.promotions(tournament);
  const document = {
    ...judged,
    players: judged.players.map((player) => ({ ...player, reasons: wordedReasons(player.reasons, speech) })),
    findings: publishedFindings(judged.findings, speech),
  };
  return deliverResult({ document, lines: promotionsLines(tournament, judged, speech) }, options, printing, speech);
}
