import { competitionBooks } from '@escala/regulations';
import type { ReportedSystem, ReportedSystems } from '../tournament/system-of-report.ts';

/** Systems of the books, plus one that is in no book. */
export const SYSTEMS: ReportedSystems = {
  ...Object.fromEntries(
    Object.values(competitionBooks)
      .toReversed()
      .flatMap(({ systems }) => Object.entries<ReportedSystem>(systems)),
  ),
  'short-league': { eventType: 'round-robin', reportCode: 'SHORT_LEAGUE' },
};
