import { type Day, EVENT_FLAGS, type EventColumns, type FederationColumns } from '@escala/core';
import { firstEndingAfter, ratingOrder } from '../../shared/rating-order.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import { closingDay, officialClosingDay } from './list-calendar.ts';

/** The events that enter one list, in the order in which they are rated. */
export interface Period {
  readonly listDay: Day;
  readonly events: Int32Array;
}

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
export function periodOf(federation: FederationColumns, listDay: Day, regulations: RegulationByDay): Period {
  const { events, lists } = federation;
  const order = ratingOrder(events);
  const previous = lists.days.at(-1);
  const before = previous === undefined ? undefined : closingOf(previous, regulations);
  const now = closingOf(listDay, regulations);
  const last = Math.max(now.day, now.official);
  const taken: number[] = [];
  const take = (event: number): void => {
    if (isIn(events, event, now) && !(before !== undefined && isIn(events, event, before))) taken.push(event);
  };
  const opens = before === undefined ? Number.NEGATIVE_INFINITY : Math.min(before.day, before.official);
  const first = firstEndingAfter(events, order, opens);
  for (const place of latePlaces(events, order)) if (place < first) take(order[place]!);
  for (let place = first; place < order.length && events.endDay[order[place]!]! <= last; place++) take(order[place]!);
  return { listDay, events: Int32Array.from(taken) };
}

const known = new WeakMap<Int32Array, Int32Array>();

/** Places in the order of events that were received or accepted after they had ended: a list may look back for them. */
function latePlaces({ endDay, receivedDay, evaluatedDay }: EventColumns, order: Int32Array): Int32Array {
  const present = known.get(order);
  if (present) return present;
  const late: number[] = [];
  order.forEach((event, place) => {
    if (receivedDay[event]! > endDay[event]! || evaluatedDay[event]! > endDay[event]!) late.push(place);
  });
  const places = Int32Array.from(late);
  known.set(order, places);
  return places;
}
