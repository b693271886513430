import type { Tournament } from '@escala/core';
import type { TrfRemark } from '../trf-problem.ts';

/** Facts of the event that a report has a record for. */
const CARRIED = ['start', 'end', 'roundDates', 'timeControl', 'arbiter'];

/** What a tournament says and a report has no place for. */
export function leftBehind(tournament: Tournament): TrfRemark[] {
  const { players, games, event = {} } = tournament;
  const counts = {
    id: players.filter(({ id, number }) => number !== undefined && id !== String(number)).length,
    club: players.filter(({ club }) => club !== undefined).length,
    category: players.filter(({ category }) => category !== undefined).length,
    nationality: players.filter(({ nationality }) => nationality !== undefined).length,
    board: games.filter(({ board }) => board !== undefined).length,
    event: Object.keys(event).filter((field) => !CARRIED.includes(field)).length,
  };
  const remarks: TrfRemark[] = [];
  for (const [field, count] of Object.entries(counts))
    if (count > 0) remarks.push({ severity: 'warning', code: 'trf-left-out', path: [field], values: { field, count } });
  if (players.some(({ number }) => number === undefined))
    remarks.push({ severity: 'warning', code: 'trf-numbers-assigned', path: ['players'], values: {} });
  return remarks;
}
