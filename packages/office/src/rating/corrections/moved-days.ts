import { type Day, dayFrom, NO_DAY } from '@escala/core';
import type { HeadToHeadChange } from './correction.ts';

export type ChangeOfDates = Extract<HeadToHeadChange, { kind: 'dates' }>;

export interface DatedRound {
  readonly round: number;
  readonly day: Day;
}

/**
 * The day of a round after the event's dates are corrected: the day named by the correction; else its own day. If the
 * event as a whole moved and the rounds no longer lie within it, the round moves by as many days as the event
 * (D-OFF-261).
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
