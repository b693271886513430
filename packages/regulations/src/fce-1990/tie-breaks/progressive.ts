import type { TieBreak } from './tie-break.ts';

/**
 * Desempats 2.4: the score after each round, added up (example: Desempats 2.4.1); after a withdrawal it goes on standing, and
 * adding.
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
