import type { TrfReport } from './trf-report.ts';

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
