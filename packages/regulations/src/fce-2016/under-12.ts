import { type Day, dayOf, type EventColumns, NO_DAY, type PlayerColumns, yearOf } from '@escala/core';
import type { Rules } from './parameters.ts';

/** First birthday that is still under 12 all through the year before the event: twelve years earlier, 1 January (16.3). */
export function firstUnder12Birthday(rules: Rules, eventStart: Day): Day {
  return dayOf(yearOf(eventStart) - rules.under12Age, 1, 1);
}

/** 16.3, 16.4: at least 80% of the participants are under 12; somebody without a birth date is not. */
export function isUnder12Event(
  rules: Rules,
  players: Pick<PlayerColumns, 'birthDay'>,
  events: EventColumns,
  event: number,
): boolean {
  const from = events.participantsFrom[event]!;
  const to = events.participantsFrom[event + 1]!;
  const firstBirthday = firstUnder12Birthday(rules, events.startDay[event]!);
  let young = 0;
  for (let i = from; i < to; i++) {
    const birth = players.birthDay[events.participants[i]!]!;
    if (birth !== NO_DAY && birth >= firstBirthday) young++;
  }
  return to > from && 100 * young >= rules.under12Percent * (to - from);
}
