import type { TeamRules } from './parameters.ts';

export interface TeamArrival {
  readonly boards: number;
  readonly atStart: number;
  /** Minutes after the start at which half of the team was present; undefined if it is not yet. */
  readonly halfAtMinute?: number | undefined;
}

export interface LateTeamVerdict {
  readonly article: 'Endarreriments 12.3';
  /** `waits`: none of its players may begin, and all clocks of the team run. */
  readonly verdict: 'plays' | 'waits' | 'lost';
}

/**
 * Endarreriments 12.3: if fewer than half of its players are present at the start, none of them begins and all clocks
 * of the team run; half must arrive within the hour, including the sixtieth minute (D-COMP-40), or the match is lost
 * without play. `minute` is the current time.
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
