import { ABSENT, DRAWN, LOST, TAKEN_OUT, WITHDRAWN, WON } from './crosstable.ts';
import { KASHDAN } from './parameters.ts';
import { QUARTERS, type TieBreak } from './tie-break.ts';

/**
 * Desempats 2.3 and 2.3.1: four for a win, two for a draw, one for a loss; two for a game without play or a bye;
 * otherwise nothing.
 */
export const kashdan: TieBreak = {
  name: 'kashdan',
  articles: ['Desempats 2.3', 'Desempats 2.3.1'],
  decisions: () => [],
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++)
      add(round, table.opponents[cell]!, QUARTERS * kashdanPoints(table.outcomes[cell]!));
  },
};

function kashdanPoints(outcome: number): number {
  switch (outcome) {
    case WON:
      return KASHDAN.won;
    case DRAWN:
      return KASHDAN.drawn;
    case LOST:
      return KASHDAN.lost;
    case ABSENT:
    case WITHDRAWN:
    case TAKEN_OUT:
      return 0;
    default:
      return KASHDAN.unplayed;
  }
}
