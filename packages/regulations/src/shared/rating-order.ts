import type { Day, EventColumns } from '@escala/core';

const known = new WeakMap<EventColumns, Int32Array>();

/** Events by end, then id, so that the "first event" of somebody is well defined. Put in order once. */
export function ratingOrder(events: EventColumns): Int32Array {
  const before = known.get(events);
  if (before) return before;
  const { endDay, ids } = events;
  const order = Int32Array.from(endDay.keys()).sort(
    (a, b) => endDay[a]! - endDay[b]! || (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0),
  );
  known.set(events, order);
  return order;
}

/** Place in the order of the first event that ended after the day: a history does not look at older events again. */
export function firstEndingAfter({ endDay }: EventColumns, order: Int32Array, day: Day): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endDay[order[middle]!]! <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
