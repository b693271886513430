import type { TeamRules } from './parameters.ts';

export interface TeamArrival {
  readonly boards: number;
  readonly atStart: number;
  /** Minutes after the start at which half of the team was there; undefined while it is not. */
  readonly halfAtMinute?: number | undefined;
}

export interface LateTeamVerdict {
  readonly article: 'Endarreriments 12.3';
  /** `waits`: nobody may begin, and all clocks of the team run. */
  readonly verdict: 'plays' | 'waits' | 'lost';
}

/**
 * Endarreriments 12.3: with under half of its players at the start, none of them begins and all clocks of the team run; within the
 * hour, its sixtieth minute included (D-COMP-40), half has to be there, or the match is lost without play. `minute` is now.
 */
export function lateTeam(rules: TeamRules, arrival: TeamArrival, minute: number): LateTeamVerdict {
  const article = 'Endarreriments 12.3';
  if (2 * arrival.atStart >= arrival.boards) return { article, verdict: 'plays' };
  const { halfAtMinute } = arrival;
  if (halfAtMinute !== undefined && halfAtMinute <= rules.teamLateMinutes) {
    return { article, verdict: minute < halfAtMinute ? 'waits' : 'plays' };
  }
  return { article, verdict: minute <= rules.teamLateMinutes ? 'waits' : 'lost' };
}
