import type { TieBreak } from './tie-break.ts';

/** Desempats 2.1: the points of the opponents met, added up. */
export const buchholz: TieBreak = {
  name: 'buchholz',
  articles: ['Desempats 2.1'],
  decisions: [],
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent >= 0) add(round, opponent, 2 * table.doubledPoints[opponent]!);
    }
  },
};
