import { type Day, EVENT_FLAGS, type EventColumns, type FederationColumns } from '@escala/core';
import { closingDay, officialClosingDay } from './list-calendar.ts';
import type { RegulationByDay } from './regulation-in-force.ts';

/** The events that enter one list, in the order in which they are rated. */
export interface Period {
  readonly listDay: Day;
  readonly events: Int32Array;
}

/** By end date, then id, so that the "first event" of 6.1 is well defined. */
export function ratingOrder(events: EventColumns): Int32Array {
  const { endDay, ids } = events;
  return Int32Array.from(endDay.keys()).sort((a, b) => {
    if (endDay[a] !== endDay[b]) return endDay[a]! - endDay[b]!;
    return ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0;
  });
}

/**
 * 7.13: what ended after the previous list closed and until this one does. FIDE's own events have closing days of their
 * own, on both sides: one that ended in the last days before the previous list is in that list already.
 */
export function periodOf(
  federation: FederationColumns,
  listDay: Day,
  regulations: RegulationByDay,
  order: Int32Array = ratingOrder(federation.events),
): Period {
  const { events, lists } = federation;
  const previous = lists.days.at(-1);
  const opens = previous === undefined ? Number.NEGATIVE_INFINITY : closingDay(regulations.on(previous), previous);
  const officialOpens = previous === undefined ? opens : officialClosingDay(previous);
  const closes = closingDay(regulations.on(listDay), listDay);
  const officialCloses = officialClosingDay(listDay);
  const last = Math.max(closes, officialCloses);
  const taken: number[] = [];
  for (let i = firstEndingAfter(events, order, Math.min(opens, officialOpens)); i < order.length; i++) {
    const event = order[i]!;
    const end = events.endDay[event]!;
    if (end > last) break;
    const official = (events.flags[event]! & EVENT_FLAGS.official) !== 0;
    if (official ? end > officialOpens && end <= officialCloses : end > opens && end <= closes) taken.push(event);
  }
  return { listDay, events: Int32Array.from(taken) };
}

/** Place in the order of the first event that ended after the day: a history does not look at older events again. */
function firstEndingAfter(events: EventColumns, order: Int32Array, day: Day): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (events.endDay[order[middle]!]! <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
