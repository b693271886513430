import type { Tournament } from '@escala/core';
import type { ReportedSystems } from '../trf/tournament/system-of-report.ts';
import { type TrfOfTournament, trfOfTournament } from '../trf/tournament/trf-of-tournament.ts';
import type { TrfPlayer } from '../trf/trf-report.ts';
import type { Entry } from './parse-entries-csv.ts';

/** The report of a tournament before its first round, with what the entries say and a tournament does not hold. */
export function reportOfEntries(
  tournament: Tournament,
  entries: ReadonlyMap<string, Entry>,
  systems: ReportedSystems,
): TrfOfTournament {
  const { report, remarks } = trfOfTournament(tournament, systems);
  const byNumber = new Map(tournament.players.map(({ id, number }, i) => [number ?? i + 1, entries.get(id)]));
  const players = report.players.map((player): TrfPlayer => ({ ...player, ...factsOf(byNumber.get(player.number)) }));
  const otherIds = tournament.players.filter(({ id }) => entries.get(id)?.fideId !== id).length;
  const kept = remarks.flatMap((remark) => {
    const { field } = remark.values;
    if (remark.code !== 'trf-left-out' || field !== 'id') return [remark];
    return otherIds > 0 ? [{ ...remark, values: { field, count: otherIds } }] : [];
  });
  // The rating of a player's own line is FIDE's, unless the field goes by another.
  const ratings = new Map(players.map(({ number, rating }) => [number, rating]));
  const nationals = report.nationals.filter(
    ({ record, number, rating }) => record !== 'FID' || ratings.get(number) !== rating,
  );
  return { report: { ...report, players, nationals }, remarks: kept };
}

function factsOf(entry: Entry | undefined): Partial<TrfPlayer> {
  if (entry === undefined) return {};
  const { birthDate, birthYear } = entry;
  return {
    // As FIDE writes a year alone.
    ...(birthDate === undefined && birthYear !== undefined && { birth: `${birthYear}/00/00` }),
  };
}
