import type { StandingsRow, Tournament } from '@escala/core';
import { knockoutReached } from './knockout-reached.ts';

/** Rows of a knockout: by the round reached, then by points (D-OFF-875). */
export function byRoundReached<Row extends StandingsRow>(
  rows: readonly Row[],
  tournament: Tournament,
  round: number,
): Row[] {
  const reached = knockoutReached(tournament, round);
  const far = ({ player }: StandingsRow): number => reached.get(player) ?? 0;
  const order = rows.toSorted((a, b) => far(b) - far(a) || b.points - a.points);
  const isLevel = (a: StandingsRow, b: StandingsRow): boolean => far(a) === far(b) && a.points === b.points;
  return order.map((row) => ({ ...row, rank: order.findIndex((other) => isLevel(other, row)) + 1 }));
}
