import { QUARTERS, type TieBreak } from './tie-break.ts';

/**
 * Suis 16: the mean rating of the opponents met, if every opponent of every tied player is rated. It is compared as a
 * fraction. A player who met nobody has no mean and counts as 0 (D-COMP-12).
 */
export const averageRating: TieBreak = {
  name: 'average-rating',
  articles: ['Suis 16'],
  fits: ['players'],
  decisions(table, player) {
    const met = table.opponents.subarray(player * table.rounds, (player + 1) * table.rounds);
    return met.every((opponent) => opponent < 0) ? ['D-COMP-12'] : [];
  },
  mean: true,
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent >= 0) add(round, opponent, QUARTERS * table.ratings[opponent]!);
    }
  },
  openFor(table, tied) {
    for (const player of tied.players)
      for (let cell = player * table.rounds; cell < (player + 1) * table.rounds; cell++) {
        const opponent = table.opponents[cell]!;
        if (opponent >= 0 && table.ratings[opponent] === 0) return [opponent];
      }
    return undefined;
  },
};
