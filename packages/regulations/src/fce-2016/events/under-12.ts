import { type Day, type EventColumns, type PlayerColumns, yearOf } from '@escala/core';
import type { Rules } from '../parameters.ts';

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
