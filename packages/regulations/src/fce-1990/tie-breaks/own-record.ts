import { KASHDAN } from '../parameters.ts';
import { ABSENT, DRAWN, LOST, TAKEN_OUT, WITHDRAWN, WON } from './crosstable.ts';
import { QUARTERS, type TieBreak } from './tie-break.ts';

/**
 * Desempats 2.4: the sum of the scores after each round (example: Desempats 2.4.1); after a withdrawal the score stays
 * and is still added each round.
 */
export const progressive: TieBreak = {
  name: 'progressive',
  articles: ['Desempats 2.4', 'Suis 16'],
  decisions: () => [],
  parts(table, player, _tied, add) {
    let doubled = 0;
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      doubled += table.doubledScores[cell]!;
      add(round, -1, 2 * doubled);
    }
  },
};

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
