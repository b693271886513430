import type { Day } from '@escala/core';
import { officeRules, type TeamRules } from '../parameters.ts';

export interface Lateness {
  /** Minutes since the official start. */
  readonly minutes: number;
  /** Towns of the clubs (Endarreriments 12.2). */
  readonly ownTown: string;
  readonly opponentTown: string;
  /** The late player is the visitor. */
  readonly visitor: boolean;
  /** Has proof that public transport was late; the competition committee judges it. */
  readonly transportProof: boolean;
}

export interface LateVerdict {
  readonly article: 'Endarreriments 12.1';
  /** `shared`: the lost time is split between both clocks, if the committee accepts the proof. */
  readonly verdict: 'own-clock' | 'shared' | 'lost';
  /** Seconds already gone from the clocks when play begins. */
  readonly ownSeconds: number;
  readonly opponentSeconds: number;
}

/**
 * Endarreriments 12.1: a player an hour late has lost. Between towns the home player waits ninety minutes; a visitor
 * who arrives before that with proof that public transport was late bears 60% of the lost time, the home player 40%.
 */
export function latePlayer(lateness: Lateness, day: Day): LateVerdict {
  const rules = officeRules(day);
  const { minutes } = lateness;
  const betweenTowns = lateness.visitor && lateness.ownTown !== lateness.opponentTown;
  const article = 'Endarreriments 12.1';
  if (betweenTowns && lateness.transportProof && minutes < rules.waitingMinutes) {
    const ownSeconds = (minutes * 60 * rules.visitorPercent) / 100;
    return { article, verdict: 'shared', ownSeconds, opponentSeconds: minutes * 60 - ownSeconds };
  }
  const verdict = minutes < rules.lateMinutes ? 'own-clock' : 'lost';
  return { article, verdict, ownSeconds: minutes * 60, opponentSeconds: 0 };
}

/** Endarreriments 12.4: in an adjourned game the wait is at most an hour, including the sixtieth minute (D-COMP-40). */
export function lateForResumption(minutes: number, day: Day): 'own-clock' | 'lost' {
  return minutes <= officeRules(day).resumptionMinutes ? 'own-clock' : 'lost';
}

interface TeamArrival {
  readonly boards: number;
  readonly atStart: number;
  /** Minutes after the start at which half of the team was present; undefined if it is not yet. */
  readonly halfAtMinute?: number | undefined;
}

interface LateTeamVerdict {
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
