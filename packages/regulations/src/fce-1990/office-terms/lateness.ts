import type { Day } from '@escala/core';
import { type OfficeRules, officeRules, type TeamRules } from '../parameters.ts';

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
 * Endarreriments 12.1: a player has lost when the hour is over; the sixtieth minute still belongs to it (D-COMP-40).
 * Between towns the home player waits ninety minutes; a visitor who arrives before that with proof that public
 * transport was late bears 60% of the lost time, the home player 40%.
 */
export function latePlayer(lateness: Lateness, day: Day): LateVerdict {
  const rules = officeRules(day);
  const { minutes } = lateness;
  const betweenTowns = lateness.visitor && lateness.ownTown !== lateness.opponentTown;
  const article = 'Endarreriments 12.1';
  if (betweenTowns && lateness.transportProof && minutes < rules.waitingMinutes)
    return { article, verdict: 'shared', ...sharedTime(rules, minutes) };
  const verdict = minutes <= rules.lateMinutes ? 'own-clock' : 'lost';
  return { article, verdict, ownSeconds: minutes * 60, opponentSeconds: 0 };
}

/** Seconds gone from both clocks: 60% of the lost time for the visitor, the rest for the home player or team. */
function sharedTime(
  { visitorPercent }: OfficeRules,
  minutes: number,
): { readonly ownSeconds: number; readonly opponentSeconds: number } {
  const ownSeconds = (minutes * 60 * visitorPercent) / 100;
  return { ownSeconds, opponentSeconds: minutes * 60 - ownSeconds };
}

/** Endarreriments 12.4: in an adjourned game the wait is at most an hour, including the sixtieth minute (D-COMP-40). */
export function lateForResumption(minutes: number, day: Day): 'own-clock' | 'lost' {
  return minutes <= officeRules(day).resumptionMinutes ? 'own-clock' : 'lost';
}

export interface TeamArrival {
  readonly boards: number;
  readonly atStart: number;
  /** Minutes after the start at which half of the team was present; undefined if it is not yet. */
  readonly halfAtMinute?: number | undefined;
  /** The late team is the visitor, from another town (Endarreriments 12.2). */
  readonly fromElsewhere: boolean;
  /** Has proof that public transport was late; the competition committee judges it. */
  readonly transportProof: boolean;
}

interface LateTeamVerdict {
  readonly article: 'Endarreriments 12.1' | 'Endarreriments 12.3';
  /**
   * `waits`: none of its players may begin, and all clocks of the team run. `home-waits`: the hour is over, but the
   * home team may not leave yet. `shared`: the lost time is split, if the committee accepts the proof.
   */
  readonly verdict: 'plays' | 'waits' | 'home-waits' | 'shared' | 'lost';
  /** Seconds already gone from every clock of either team, if the time is shared. */
  readonly clocks?: { readonly ownSeconds: number; readonly opponentSeconds: number };
}

/**
 * Endarreriments 12.3: if fewer than half of its players are present at the start, none of them begins and all clocks
 * of the team run; half must arrive within the hour, including the sixtieth minute (D-COMP-40), or the match is lost
 * without play. Endarreriments 12.1 holds for a whole match too: visitors with proof that public transport was late
 * begin before minute ninety, with the lost time shared, and until then the home team waits. `minute` is the current
 * time.
 */
export function lateTeam(rules: TeamRules, arrival: TeamArrival, minute: number, day: Day): LateTeamVerdict {
  const office = officeRules(day);
  const { halfAtMinute, fromElsewhere, transportProof } = arrival;
  const article = 'Endarreriments 12.3';
  if (2 * arrival.atStart >= arrival.boards) return { article, verdict: 'plays' };
  const isThere = halfAtMinute !== undefined && minute >= halfAtMinute;
  if (isThere && fromElsewhere && transportProof && halfAtMinute < office.waitingMinutes)
    return { article: 'Endarreriments 12.1', verdict: 'shared', clocks: sharedTime(office, halfAtMinute) };
  if (isThere) return { article, verdict: halfAtMinute <= rules.teamLateMinutes ? 'plays' : 'lost' };
  if (minute <= rules.teamLateMinutes) return { article, verdict: 'waits' };
  if (fromElsewhere && minute < office.waitingMinutes) return { article: 'Endarreriments 12.1', verdict: 'home-waits' };
  return { article, verdict: 'lost' };
}
