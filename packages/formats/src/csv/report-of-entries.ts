import type { Tournament } from '@escala/core';
import type { ReportedSystems } from '../trf/tournament/system-of-report.ts';
import { type TrfOfTournament, trfOfTournament } from '../trf/tournament/trf-of-tournament.ts';
import type { Entry } from './parse-entries-csv.ts';

/** The report of a tournament before its first round. */
export function reportOfEntries(
  tournament: Tournament,
  entries: ReadonlyMap<string, Entry>,
  systems: ReportedSystems,
): TrfOfTournament {
  const { report, remarks } = trfOfTournament(tournament, systems);
  const otherIds = tournament.players.filter(({ id }) => entries.get(id)?.fideId !== id).length;
  const kept = remarks.flatMap((remark) => {
    const { field } = remark.values;
    if (remark.code !== 'trf-left-out' || field !== 'id') return [remark];
    return otherIds > 0 ? [{ ...remark, values: { field, count: otherIds } }] : [];
  });
  // The rating in a player's own line is FIDE's, unless the field goes by another list.
  const ratings = new Map(report.players.map(({ number, rating }) => [number, rating]));
  const nationals = report.nationals.filter(
    ({ record, number, rating }) => record !== 'FID' || ratings.get(number) !== rating,
  );
  return { report: { ...report, nationals }, remarks: kept };
}
