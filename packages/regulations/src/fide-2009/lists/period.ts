import {
  civilDate,
  type Day,
  EVENT_FLAGS,
  type EventColumns,
  type FederationColumns,
  firstDaysOfMonths,
  LAST_DAY,
} from '@escala/core';
import type { Period } from '../../shared/lists/list-book.ts';
import { firstEndingAfter, ratingOrder } from '../../shared/rating-order.ts';
import type { Regulation, RegulationByDay } from '../parameters.ts';

/** Whether a list is published on the day: the first of a month of 7.11, or, from the chosen day on, of any (7.3). */
export function isListDay(regulations: RegulationByDay, day: Day, monthlyFrom: Day = LAST_DAY): boolean {
  const { month, dayOfMonth } = civilDate(day);
  return dayOfMonth === 1 && (day >= monthlyFrom || regulations.on(day).listMonths.includes(month));
}

/** 7.1, 7.3: the list days between two days, both included, each judged by the calendar in force on its own day. */
export function listDaysBetween(regulations: RegulationByDay, from: Day, to: Day, monthlyFrom?: Day): Day[] {
  return firstDaysOfMonths(from, to).filter((day) => isListDay(regulations, day, monthlyFrom));
}

/** 7.13: the last day on which an event may end to be on the list. */
function closingDay(regulation: Regulation, listDay: Day): Day {
  return listDay - regulation.closingDays;
}

/**
 * 7.13: FIDE's own events may end until the day before the list; those before the previous list were on that one
 * (D-FIDE-10).
 */
function officialClosingDay(listDay: Day): Day {
  return listDay - 1;
}

/** The limits of a list: closing days for most events and for FIDE's own, and its date. */
interface Closing {
  readonly day: Day;
  readonly official: Day;
  readonly listDay: Day;
}

function closingOf(listDay: Day, regulations: RegulationByDay): Closing {
  return {
    day: closingDay(regulations.on(listDay), listDay),
    official: officialClosingDay(listDay),
    listDay,
  };
}

/**
 * 7.13: ended and received by the closing day, and accepted before the list; a later acceptance does not move the list
 * (D-FIDE-16). FIDE's own events may end, and be received, until the day before (D-FIDE-17).
 */
function isIn(events: EventColumns, event: number, { day, official, listDay }: Closing): boolean {
  const closes = (events.flags[event]! & EVENT_FLAGS.official) === 0 ? day : official;
  return (
    events.endDay[event]! <= closes && events.receivedDay[event]! <= closes && events.evaluatedDay[event]! < listDay
  );
}

/**
 * 7.13: events on this list that were not on the previous one. FIDE's own events have their own closing days at both
 * ends: one that ended in the last days before the previous list is already on that list.
 */
export function periodOf({ events, lists }: FederationColumns, listDay: Day, regulations: RegulationByDay): Period {
  return periodAfter(events, lists.days.at(-1), listDay, regulations);
}

/** The same for successive lists, the first following one dated `opens`. */
export function periodsOf(
  events: EventColumns,
  listDays: readonly Day[],
  opens: Day | undefined,
  regulations: RegulationByDay,
): Period[] {
  return listDays.map((listDay, list) => periodAfter(events, listDays[list - 1] ?? opens, listDay, regulations));
}

function periodAfter(
  events: EventColumns,
  previous: Day | undefined,
  listDay: Day,
  regulations: RegulationByDay,
): Period {
  const order = ratingOrder(events);
  const before = previous === undefined ? undefined : closingOf(previous, regulations);
  const now = closingOf(listDay, regulations);
  const { places, readyDay } = placesByReadyDay(events, order);
  const firstAfter = (day: Day): number => firstEndingAfter({ endDay: readyDay }, places, day);
  // Events ready earlier are on the previous list; those ready later are not on this one.
  const first = before === undefined ? 0 : firstAfter(Math.min(before.day, before.official, before.listDay - 1));
  const last = firstAfter(Math.max(now.day, now.official, listDay - 1));
  const taken = places.slice(first, Math.max(first, last)).sort();
  const isTaken = (event: number): boolean =>
    isIn(events, event, now) && !(before !== undefined && isIn(events, event, before));
  return { listDay, events: taken.map((place) => order[place]!).filter(isTaken) };
}

/** Positions in the order of rating, sorted by the day on which an event was complete: ended, reported and accepted. */
interface PlacesByDay {
  readonly places: Int32Array;
  readonly readyDay: Int32Array;
}

const known = new WeakMap<EventColumns, PlacesByDay>();

function placesByReadyDay(events: EventColumns, order: Int32Array): PlacesByDay {
  const present = known.get(events);
  if (present) return present;
  const { endDay, receivedDay, evaluatedDay } = events;
  const readyDay = order.map((event) => Math.max(endDay[event]!, receivedDay[event]!, evaluatedDay[event]!));
  const made = { readyDay, places: order.map((_, place) => place).sort((a, b) => readyDay[a]! - readyDay[b]!) };
  known.set(events, made);
  return made;
}
