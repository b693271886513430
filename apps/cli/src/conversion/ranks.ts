import type { Tournament } from '@escala/core';
import { type TrfOfTournament, type TrfReport, trfOfTournament } from '@escala/formats';
import { ALL_SYSTEMS, competitionBook } from '../input/competition-book.ts';
import { tieBreaksOfReport } from '../input/report-options.ts';

/**
 * Places by id, by these tie-breaks: without any, level players share a place (D-OFF-480). Empty before the first game,
 * or if a tie-break does not fit.
 */
function ranksOf(tournament: Tournament, tiebreaks: readonly string[]): ReadonlyMap<string, number> {
  if (tournament.games.length === 0) return new Map();
  const result = competitionBook({ tiebreaks }, tournament).standings.rank(tournament, { tiebreaks });
  if (result.kind === 'refused') return new Map();
  return new Map(result.standings.rows.map(({ player, rank }) => [player, rank]));
}

/** The report of a tournament document, which specifies no tie-breaks. */
export const rankedReport = (tournament: Tournament): TrfOfTournament =>
  trfOfTournament(tournament, ALL_SYSTEMS, [], ranksOf(tournament, []));

/** The rows of a report, with missing places computed by its own tie-breaks; places it gives are kept. */
export function rankedRows(report: TrfReport, tournament: Tournament): TrfReport['players'] {
  if (report.players.some(({ rank }) => rank !== undefined)) return report.players;
  const ranks = ranksOf(tournament, tieBreaksOfReport(report));
  return report.players.map((row) => {
    const rank = ranks.get(String(row.number));
    return rank === undefined ? row : { ...row, rank };
  });
}
