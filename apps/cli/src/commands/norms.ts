import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { type CompetitionRuleBook, type NormOptions, titleBookOf } from '@escala/regulations';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseInput } from '../faults/competition-printing.ts';
import { competitionBook, notInRules } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import { normsLines } from '../output/competitions/norms-text.ts';
import { publishedFindings, wordedReasons } from '../output/competitions/worded-reasons.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

/** `escala norms`: norms and titles that a tournament gives, with all reasons. */
export async function norms(file: string, options: TournamentOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  if (tournament === undefined) return REFUSED;
  const book = competitionBook(options, tournament);
  const [title] = Object.values(titleBookOf(book.titles ?? '')?.byNorms ?? {});
  if (title === undefined) return refuseInput(notInRules(book), printing, speech);
  const judged = title.judge(tournament, finalOrder(book, tournament));
  const document = {
    ...judged,
    players: judged.players.map((player) => ({
      ...player,
      reasons: wordedReasons(player.reasons, speech),
      grounds: wordedReasons(player.grounds, speech),
    })),
    findings: publishedFindings(judged.findings, speech),
  };
  return deliverResult({ document, lines: normsLines(tournament, judged, speech) }, options, printing, speech);
}

/** Places count at the end of the event and not before. */
function finalOrder({ standings }: CompetitionRuleBook, tournament: Tournament): NormOptions {
  const ranked = standings.rank(tournament);
  const isFinal = ranked.kind === 'ranked' && ranked.standings.round >= tournament.rounds;
  return isFinal ? { standing: ranked.standings.rows } : {};
}
