import type { TieBreak } from './tie-break.ts';

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
