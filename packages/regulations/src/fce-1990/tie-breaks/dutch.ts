import { QUARTERS, type TieBreak } from './tie-break.ts';

/** Desempats 2.5: in a team of n, the points of board i count n + 1 - i times. */
export const dutch: TieBreak = {
  name: 'dutch',
  articles: ['Desempats 2.5'],
  fits: ['teams'],
  decisions: () => [],
  parts(table, team, _tied, add) {
    for (let round = 1, cell = team * table.rounds; round <= table.rounds; round++, cell++) {
      const boards = table.doubledBoards?.[cell];
      if (boards) add(round, table.opponents[cell]!, (QUARTERS / 2) * doubledDutchPoints(boards));
    }
  },
};

/** Twice the weighted points of a match, from boards in order, as many as the team has. */
export function doubledDutchPoints(doubledBoards: readonly number[]): number {
  return doubledBoards.reduce((sum, points, i) => sum + points * (doubledBoards.length - i), 0);
}
