import { type Day, dayFrom, NO_DAY } from '@escala/core';
import type { HeadToHeadChange } from './correction.ts';

export type ChangeOfDates = Extract<HeadToHeadChange, { kind: 'dates' }>;

export interface DatedRound {
  readonly round: number;
  readonly day: Day;
}

/**
 * On which day a round was played after a correction of the event's dates: on the day that the correction names; else on its own, or
 * where the event as a whole was on other days and the rounds do not lie in them, as many days away as the event (D-OFF-261).
 */
export function movedDays(
  before: { readonly startDay: Day; readonly endDay: Day },
  { start, end, days = [] }: ChangeOfDates,
  dated: readonly DatedRound[],
): (round: number, day: Day) => Day {
  const [startDay, endDay] = [dayFrom(start), dayFrom(end)];
  const named = new Map(days.map(({ round, date }) => [round, dayFrom(date)]));
  const isOutside = ({ round, day }: DatedRound): boolean =>
    !named.has(round) && day !== NO_DAY && (day < startDay || day > endDay);
  const isAsLong = endDay - startDay === before.endDay - before.startDay;
  const shift = isAsLong && dated.some(isOutside) ? startDay - before.startDay : 0;
  return (round, day) => named.get(round) ?? (day === NO_DAY ? NO_DAY : day + shift);
}
