import type { ReportedSystems } from '../tournament/system-of-report.ts';

/** Systems as competition books tell them, and one that is in no book. */
export const SYSTEMS: ReportedSystems = {
  'fce-1990': { eventType: 'swiss', reportCode: 'CUSTOM_SWISS', drawsColour: true },
  'fide-dutch': { eventType: 'swiss', reportCode: 'FIDE_DUTCH_2026', drawsColour: true },
  'round-robin': { eventType: 'round-robin', reportCode: 'FIDE_ROUNDROBIN' },
  'double-round-robin': { eventType: 'double-round-robin', reportCode: 'FIDE_DOUBLEROUNDROBIN' },
  knockout: { eventType: 'knockout' },
  'short-league': { eventType: 'round-robin', reportCode: 'SHORT_LEAGUE' },
};
