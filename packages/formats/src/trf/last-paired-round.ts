import type { TrfPlayer } from './trf-report.ts';

/** The rounds in which somebody has an opponent or the bye. */
export function pairedRounds(players: readonly Pick<TrfPlayer, 'rounds'>[]): ReadonlySet<number> {
  const paired = new Set<number>();
  for (const { rounds } of players)
    rounds.forEach(({ opponent, result }, r) => {
      if (opponent > 0 || result === 'U') paired.add(r + 1);
    });
  return paired;
}

/** The last of them: the one after it is to be paired. */
export function lastPairedRound(players: readonly Pick<TrfPlayer, 'rounds'>[]): number {
  return Math.max(0, ...pairedRounds(players));
}
