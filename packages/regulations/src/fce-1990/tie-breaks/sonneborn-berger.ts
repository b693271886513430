import { DRAWN, metAnnulled, WON } from './crosstable.ts';
import type { TieBreak } from './tie-break.ts';

/**
 * Desempats 2.2: the points of the opponents beaten, plus half of the points of those drawn with. Points are those in
 * the table, so an annulled opponent adds nothing (D-COMP-13).
 */
export const sonnebornBerger: TieBreak = {
  name: 'sonneborn-berger',
  articles: ['Desempats 2.2'],
  decisions: (table, player) => (metAnnulled(table, player) ? ['D-COMP-13'] : []),
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent < 0) continue;
      const share = table.outcomes[cell] === WON ? 2 : table.outcomes[cell] === DRAWN ? 1 : 0;
      add(round, opponent, share * table.doubledPoints[opponent]!);
    }
  },
};
