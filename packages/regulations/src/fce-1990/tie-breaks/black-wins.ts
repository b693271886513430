import { WON } from './crosstable.ts';
import { QUARTERS, type TieBreak } from './tie-break.ts';

/** Desempats 1.4.1, "Color (negres guanyen)": wins with Black over the board (D-COMP-41). */
export const blackWins: TieBreak = {
  name: 'black-wins',
  articles: ['Desempats 1.4.1'],
  fits: ['players'],
  decisions: () => ['D-COMP-41'],
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++)
      if (table.outcomes[cell] === WON && table.hadBlack[cell] === 1) add(round, table.opponents[cell]!, QUARTERS);
  },
};
