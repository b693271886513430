import type { FederationColumns } from '@escala/core';

/**
 * The limit: the table arithmetic of every game and nothing else. No dated periods, no computation of K, no
 * performances, no forfeits: for each side the expectation from the table, K by player, the change and the number of
 * games, and new columns of ratings and games for each list.
 */
export function bareLoop({ games, lists }: FederationColumns, table: Uint8Array, months: number): Int16Array[] {
  let ratings = lists.ratings[0]!;
  const published: Int16Array[] = [ratings];
  const factors = new Uint8Array(ratings.length).fill(40);
  const { white, black, outcome } = games;
  const end = table.length - 1;
  let from = 0;
  for (let month = 1; month <= months; month++) {
    const changes = new Int32Array(ratings.length);
    const played = new Int32Array(ratings.length);
    const to = Math.floor((games.count * month) / months);
    for (let game = from; game < to; game++) {
      const w = white[game]!;
      const b = black[game]!;
      const d = ratings[w]! - ratings[b]!;
      const distance = d < 0 ? -d : d;
      const higher = table[distance < end ? distance : end]!;
      const expected = d >= 0 ? higher : 100 - higher;
      const result = outcome[game]! & 7;
      const score = result === 0 ? 100 : result === 2 ? 50 : 0;
      const opponentScore = result === 1 ? 100 : result === 2 ? 50 : 0;
      changes[w]! += factors[w]! * (score - expected);
      changes[b]! += factors[b]! * (opponentScore - (100 - expected));
      played[w]! += 1;
      played[b]! += 1;
    }
    const next = new Int16Array(ratings.length);
    for (let player = 0; player < ratings.length; player++)
      next[player] = ratings[player]! + Math.round(changes[player]! / 200);
    published.push(next);
    ratings = next;
    from = to;
  }
  return published;
}
