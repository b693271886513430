import type { Speech } from '@escala/messages';
import type { ExitCode } from '../exit-codes.ts';
import { refuseFindings, warnOfFindings } from '../faults/competition-printing.ts';
import { checkTieBreaks } from '../input/tie-break-names.ts';
import { standingsLines } from '../output/competitions/standings-table.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { withTournament } from './with-tournament.ts';

export interface StandingsOptions extends TournamentOptions {
  readonly round?: number;
  readonly tiebreaks?: readonly string[];
  readonly workings?: boolean;
}

/** `escala standings`: a tournament in, its table out. */
export function standings(file: string, options: StandingsOptions, speech: Speech): Promise<ExitCode> {
  return withTournament(file, options, speech, ({ tournament, book, printing }) => {
    const { round, tiebreaks, workings } = options;
    checkTieBreaks(book.standings, tiebreaks);
    const ranked = book.standings.rank(tournament, { round, tiebreaks, workings });
    if (ranked.kind === 'refused') return refuseFindings(ranked.findings, printing, speech);
    warnOfFindings(ranked.findings, printing, speech);
    const document = ranked.standings;
    const lines = standingsLines(tournament, document, book.standings, speech);
    return deliverResult({ document, lines }, options, printing, speech);
  });
}
