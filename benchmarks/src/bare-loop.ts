import type { FederationColumns } from '@escala/core';

/**
 * The limit: the table arithmetic of every game and nothing else. No periods by date, no K, no performances, no forfeits:
 * ratings and K by player, one look-up, two sums, and a new column at the end of each of the lists.
 */
export function bareLoop({ games, lists }: FederationColumns, table: Uint8Array, months: number): Int16Array {
  const ratings = lists.ratings[0]!.slice();
  const changes = new Int32Array(ratings.length);
  const factors = new Uint8Array(ratings.length).fill(40);
  const { white, black, outcome } = games;
  const end = table.length - 1;
  let from = 0;
  for (let month = 1; month <= months; month++) {
    const to = Math.floor((games.count * month) / months);
    for (let game = from; game < to; game++) {
      const w = white[game]!;
      const b = black[game]!;
      const d = ratings[w]! - ratings[b]!;
      const distance = d < 0 ? -d : d;
      const higher = table[distance < end ? distance : end]!;
      const expected = d >= 0 ? higher : 100 - higher;
      const result = outcome[game]! & 3;
      const score = result === 0 ? 100 : result === 2 ? 50 : 0;
      const opponentScore = result === 1 ? 100 : result === 2 ? 50 : 0;
      changes[w]! += factors[w]! * (score - expected);
      changes[b]! += factors[b]! * (opponentScore - (100 - expected));
    }
    for (let player = 0; player < ratings.length; player++) {
      ratings[player]! += Math.round(changes[player]! / 200);
      changes[player] = 0;
    }
    from = to;
  }
  return ratings;
}
