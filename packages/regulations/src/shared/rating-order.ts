import type { EventColumns } from '@escala/core';

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
