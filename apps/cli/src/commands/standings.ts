import type { Standings } from '@escala/core';
import type { Speech } from '@escala/messages';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseFindings, refuseInput, warnOfFindings } from '../faults/competition-printing.ts';
import { competitionBook, notInRules } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import { standingsLines } from '../output/competitions/standings-table.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export interface StandingsOptions extends TournamentOptions {
  readonly round?: number;
  readonly tiebreaks?: readonly string[];
  readonly workings?: boolean;
  /** By place, in hundredths. */
  readonly prizes?: readonly number[];
}

/** `escala standings`: a tournament in, its table out. */
export async function standings(file: string, options: StandingsOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  if (tournament === undefined) return REFUSED;
  const { round, tiebreaks, workings, prizes } = options;
  const book = competitionBook(options, tournament);
  if (prizes !== undefined && book.prizes === undefined) return refuseInput(notInRules(book), printing, speech);
  const ranked = book.standings.rank(tournament, { round, tiebreaks, workings });
  if (ranked.kind === 'refused') return refuseFindings(ranked.findings, printing, speech);
  const shared = prizes && book.prizes?.share(ranked.standings.round === 0 ? [] : ranked.standings.rows, prizes);
  if (shared?.kind === 'refused') return refuseFindings(shared.findings, printing, speech);
  const early = (prizes && book.prizes?.beforeTheEnd(tournament, ranked.standings.round)) ?? [];
  warnOfFindings([...ranked.findings, ...early], printing, speech);
  const document: Standings = {
    ...ranked.standings,
    ...(prizes && shared && { prizes: { amounts: prizes, shares: shared.shares } }),
  };
  const lines = standingsLines(tournament, document, book.standings, speech);
  return deliverResult({ document, lines }, options, printing, speech);
}
