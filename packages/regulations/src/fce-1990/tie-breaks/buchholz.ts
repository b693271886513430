import { metAnnulled } from './crosstable.ts';
import type { TieBreak } from './tie-break.ts';

/**
 * Desempats 2.1: the sum of the points of the opponents met. Points are those in the table, so an annulled opponent
 * adds nothing (D-COMP-13).
 */
export const buchholz: TieBreak = {
  name: 'buchholz',
  articles: ['Desempats 2.1'],
  decisions: (table, player) => (metAnnulled(table, player) ? ['D-COMP-13'] : []),
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent >= 0) add(round, opponent, 2 * table.doubledPoints[opponent]!);
    }
  },
};
