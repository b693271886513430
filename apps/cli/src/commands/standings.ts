import type { Speech } from '@escala/messages';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseFindings, warnOfFindings } from '../faults/competition-printing.ts';
import { competitionBook } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import { checkTieBreaks } from '../input/tie-break-names.ts';
import { standingsLines } from '../output/competitions/standings-table.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export interface StandingsOptions extends TournamentOptions {
  readonly round?: number;
  readonly tiebreaks?: readonly string[];
  readonly workings?: boolean;
}

/** `escala standings`: a tournament in, its table out. */
export async function standings(file: string, options: StandingsOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  if (tournament === undefined) return REFUSED;
  const { round, tiebreaks, workings } = options;
  const book = competitionBook(options, tournament);
  checkTieBreaks(book.standings, tiebreaks);
  const ranked = book.standings.rank(tournament, { round, tiebreaks, workings });
  if (ranked.kind === 'refused') return refuseFindings(ranked.findings, printing, speech);
  warnOfFindings(ranked.findings, printing, speech);
  const document = ranked.standings;
  const lines = standingsLines(tournament, document, book.standings, speech);
  return deliverResult({ document, lines }, options, printing, speech);
}
