import type { TrfPlayer } from './trf-report.ts';

/** The last round in which somebody has an opponent or the bye: the one after it is to be paired. */
export function lastPairedRound(players: readonly Pick<TrfPlayer, 'rounds'>[]): number {
  let last = 0;
  for (const { rounds } of players)
    for (let r = rounds.length; r > last; r--) {
      const { opponent, result } = rounds[r - 1]!;
      if (opponent > 0 || result === 'U') last = r;
    }
  return last;
}
