import type { Day, EventColumns } from '@escala/core';

/** By the column of ends: the same events with other facts beside them have the same order. */
const known = new WeakMap<Int32Array, Int32Array>();

/** Events by end, then id, so that the "first event" of somebody is well defined. Put in order once. */
export function ratingOrder({ endDay, ids }: Pick<EventColumns, 'endDay' | 'ids'>): Int32Array {
  const before = known.get(endDay);
  if (before) return before;
  const order = Int32Array.from(endDay.keys()).sort(
    (a, b) => endDay[a]! - endDay[b]! || (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0),
  );
  known.set(endDay, order);
  return order;
}

/** Place in the order of the first event that ended after the day: a history does not look at older events again. */
export const firstEndingAfter = ({ endDay }: Pick<EventColumns, 'endDay'>, order: Int32Array, day: Day): number =>
  firstLater(order.length, (place) => endDay[order[place]!]!, day);

/** The first of so many days, in their order, that is later than another; their number where none is. */
export function firstLater(count: number, dayAt: (place: number) => Day, day: Day): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dayAt(middle) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
