import type { Day, EventColumns } from '@escala/core';

/** Keyed by the column of ends: the order does not depend on other facts of the events. */
const known = new WeakMap<Int32Array, Int32Array>();

/** Events by end, then id, so that a player's "first event" is well defined. Sorted once. */
export function ratingOrder({ endDay, ids }: Pick<EventColumns, 'endDay' | 'ids'>): Int32Array {
  const before = known.get(endDay);
  if (before) return before;
  const order = Int32Array.from(endDay.keys()).sort(
    (a, b) => endDay[a]! - endDay[b]! || (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0),
  );
  known.set(endDay, order);
  return order;
}

/** Index in the order of the first event that ended after the day, so that a history skips older events. */
export const firstEndingAfter = ({ endDay }: Pick<EventColumns, 'endDay'>, order: Int32Array, day: Day): number =>
  firstLater(order.length, (place) => endDay[order[place]!]!, day);

/** Index of the first of `count` ascending days that is after `day`; `count` if there is none. */
export function firstLater(count: number, dayAt: (place: number) => Day, day: Day): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dayAt(middle) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
