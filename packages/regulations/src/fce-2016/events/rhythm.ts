import { type Day, type EventColumns, type PlayerColumns, type Rhythm, yearOf } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** On the rapid list, "actius" are longer than blitz, which the print calls rapid by FIDE's Laws (D-FCE-1). */
export type Pace = 'standard' | 'active' | 'blitz';

/** 5.1, 5.2: decided by fixed minutes plus the increment over 60 moves (one second a move adds a minute). */
export function paceOf(rules: Rules, minutesFor60: number): Pace {
  if (minutesFor60 >= rules.standardMinutes) return 'standard';
  return minutesFor60 > rules.blitzMinutes ? 'active' : 'blitz';
}

/** 3.1: two ratings are kept, for standard and for rapid play. */
export function rhythmOf(pace: Pace): Rhythm {
  return pace === 'standard' ? 'standard' : 'rapid';
}

/**
 * 5.3: an active event may request half K; in the revision with 5.3a, only if it has enough fixed minutes. Being
 * shorter than an hour in all (5.3b) is already what makes it active.
 */
export function mayHalveFactor(rules: Rules, pace: Pace, fixedMinutes: number): boolean {
  return pace === 'active' && fixedMinutes >= rules.halfKFixedMinutes;
}

/** The first year of birth that is still under 12 throughout the year before the event: twelve years earlier (16.3). */
export function firstUnder12BirthYear(rules: Rules, eventStart: Day): number {
  return yearOf(eventStart) - rules.under12Age;
}

/**
 * 16.3, 16.4: at least 80% of the participants are under 12; players with an unknown year of birth count as older. For
 * an event in parts, only participants in parts evaluated before the list count: a later part does not change what was
 * rated (D-FCE-28).
 */
export function isUnder12Event(
  rules: Rules,
  players: Pick<PlayerColumns, 'birthYear'>,
  events: EventColumns,
  event: number,
  listDay: Day,
): boolean {
  const from = events.participantsFrom[event]!;
  const to = events.participantsFrom[event + 1]!;
  const firstYear = firstUnder12BirthYear(rules, events.startDay[event]!);
  const known = events.parts.get(event)?.participants;
  let [all, young] = [0, 0];
  for (let i = from; i < to; i++) {
    if (known !== undefined && known[i - from]! >= listDay) continue;
    all++;
    if (players.birthYear[events.participants[i]!]! >= firstYear) young++;
  }
  return all > 0 && 100 * young >= rules.under12Percent * all;
}
