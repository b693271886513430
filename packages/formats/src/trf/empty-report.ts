import type { TrfPlayer, TrfReport } from './trf-report.ts';

/** A report of which nothing is known yet, or that holds nothing beside what is put over it. */
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
