import { type Day, EVENT_FLAGS, type EventColumns, type FederationColumns } from '@escala/core';
import type { Period } from '../../shared/lists/list-book.ts';
import { firstEndingAfter, ratingOrder } from '../../shared/rating-order.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import { closingDay, officialClosingDay } from './list-calendar.ts';

/** What a list takes in: closing days for most events, those of FIDE's own, and its date. */
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
 * 7.13: ended and received by the closing day, and accepted before the list: what is accepted later does not move it (D-FIDE-16).
 * FIDE's own events may end, and so be received, until the eve (D-FIDE-17).
 */
function isIn(events: EventColumns, event: number, { day, official, listDay }: Closing): boolean {
  const closes = (events.flags[event]! & EVENT_FLAGS.official) === 0 ? day : official;
  return (
    events.endDay[event]! <= closes && events.receivedDay[event]! <= closes && events.evaluatedDay[event]! < listDay
  );
}

/**
 * 7.13: what is in this list and was not in the one before. FIDE's own events have closing days of their own, on both sides: one that
 * ended in the last days before the previous list is in that list already.
 */
export function periodOf({ events, lists }: FederationColumns, listDay: Day, regulations: RegulationByDay): Period {
  return periodAfter(events, lists.days.at(-1), listDay, regulations);
}

/** The same for lists one after the other, the first after a list of the day `opens`. */
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
  // What was there by then is in the list before, and what comes later is not in this one.
  const first = before === undefined ? 0 : firstAfter(Math.min(before.day, before.official, before.listDay - 1));
  const last = firstAfter(Math.max(now.day, now.official, listDay - 1));
  const taken = places.slice(first, Math.max(first, last)).sort();
  const isTaken = (event: number): boolean =>
    isIn(events, event, now) && !(before !== undefined && isIn(events, event, before));
  return { listDay, events: taken.map((place) => order[place]!).filter(isTaken) };
}

/** Places in the order of rating by the day on which everything of an event was there: its end, its report, its acceptance. */
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
