import { WON } from './crosstable.ts';
import { QUARTERS, type TieBreak } from './tie-break.ts';

/** Desempats 1.4.1: wins with Black over the board. */
export const blackWins: TieBreak = {
  name: 'black-wins',
  articles: ['Desempats 1.4.1'],
  decisions: () => [],
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++)
      if (table.outcomes[cell] === WON && table.hadBlack[cell] === 1) add(round, table.opponents[cell]!, QUARTERS);
  },
};
