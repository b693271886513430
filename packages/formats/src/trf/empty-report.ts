import type { TrfPlayer, TrfReport } from './trf-report.ts';

/** An empty report, to be filled or overridden. */
export const emptyReport = () =>
  ({
    deputyArbiters: [],
    roundDates: [],
    tieBreaks: [],
    standingsOrder: [],
    players: [],
    nationals: [],
    teamLists: [],
    teams: [],
    byes: [],
    accelerations: [],
    lentPoints: [],
    forbidden: [],
    abnormalPoints: [],
    lineUps: [],
    teamByes: [],
    teamForfeits: [],
    keptLines: [],
  }) satisfies TrfReport;

/** The rounds in which any player has an opponent or the bye. */
export function pairedRounds(players: readonly Pick<TrfPlayer, 'rounds'>[]): ReadonlySet<number> {
  const paired = new Set<number>();
  for (const { rounds } of players)
    rounds.forEach(({ opponent, result }, r) => {
      if (opponent > 0 || result === 'U') paired.add(r + 1);
    });
  return paired;
}

/** The last paired round; the next one is to be paired. */
export function lastPairedRound(players: readonly Pick<TrfPlayer, 'rounds'>[]): number {
  return Math.max(0, ...pairedRounds(players));
}
