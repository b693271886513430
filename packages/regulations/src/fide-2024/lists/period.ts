import {
  addMonths,
  civilDate,
  type Day,
  dayFrom,
  EVENT_FLAGS,
  type EventColumns,
  firstDaysOfMonths,
  firstOfNextMonth,
  NO_DAY,
} from '@escala/core';
import type { Period } from '../../shared/lists/list-book.ts';
import { firstLater, ratingOrder } from '../../shared/rating-order.ts';
import { IN_FORCE_FROM, regulations } from '../parameters.ts';

export const FIRST_LIST: Day = dayFrom(IN_FORCE_FROM);

/** 7.1: a list on the first of every month, from the first day of the regulation on. */
export function isListDay(day: Day): boolean {
  return day >= FIRST_LIST && civilDate(day).dayOfMonth === 1;
}

/** The list days between two days, both included. */
export const listDaysBetween = (from: Day, to: Day): Day[] => firstDaysOfMonths(Math.max(from, FIRST_LIST), to);

/**
 * 7.1.3: the first day on which a list may include the event: three days after its end; for FIDE's own events the day
 * after (D-F24-1).
 */
export function opensOn({ flags, endDay }: EventColumns, event: number): Day {
  const official = (flags[event]! & EVENT_FLAGS.official) !== 0;
  return endDay[event]! + (official ? 1 : regulations.on(endDay[event]!).closingDays);
}

/** 9.1: the last list for which an event may be reported: the third after its end (D-F24-2). */
export function lastList({ endDay }: EventColumns, event: number): Day {
  return addMonths(firstOfNextMonth(endDay[event]!), regulations.on(endDay[event]!).reportLists - 1);
}

/**
 * The list for which an event was reported; a day without a list means the first list after it (D-F24-30). None if that
 * day was over when the report was accepted: the event is then on the next list, as if it had named none (D-F24-18).
 */
function namedList(events: EventColumns, event: number): Day | undefined {
  const day = events.facts?.forList?.get(event);
  if (day === undefined || day <= events.evaluatedDay[event]!) return undefined;
  return isListDay(day) ? day : firstOfNextMonth(day);
}

/** Whether an event's list may differ from the first after its end: it was reported for a list, or accepted late. */
export function isLate(events: EventColumns, event: number): boolean {
  return events.facts?.forList?.get(event) !== undefined || events.evaluatedDay[event] !== NO_DAY;
}

/**
 * The events of each list in turn, the first list following a published one. An event that names its list is on that
 * list (D-F24-2); any other is on the first list that may have it and that is later than its acceptance (D-FIDE-19).
 */
export function periodsOf(events: EventColumns, listDays: readonly Day[], published: Day | undefined): Period[] {
  const taken = listDays.map((): number[] => []);
  const firstFrom = (day: Day): number => firstLater(listDays.length, (list) => listDays[list]!, day - 1);
  for (const event of ratingOrder(events)) {
    const named = namedList(events, event);
    const opens = Math.max(opensOn(events, event), events.evaluatedDay[event]! + 1);
    const isEarlier = named === undefined && published !== undefined && opens <= published;
    if (!isEarlier) taken[named === undefined ? firstFrom(opens) : listDays.indexOf(named)]?.push(event);
  }
  return listDays.map((listDay, list) => ({ listDay, events: Int32Array.from(taken[list]!) }));
}
