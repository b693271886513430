import { type Day, type EventColumns, type FederationColumns, LAST_DAY } from '@escala/core';

/** The record for each of two books: the other book's events count as never accepted, so that no list has them. */
export interface RecordsByBook {
  readonly before: FederationColumns;
  readonly after: FederationColumns;
}

const known = new WeakMap<EventColumns, Map<Day, { before: EventColumns; after: EventColumns }>>();

/** An event belongs to the book in force when it started (fide-2009 0.1, fide-2024 0.1). */
export function recordsByBook(record: FederationColumns, from: Day): RecordsByBook {
  const byDay = known.get(record.events) ?? new Map();
  known.set(record.events, byDay);
  const split = byDay.get(from) ?? {
    before: without(record.events, (start) => start >= from),
    after: without(record.events, (start) => start < from),
  };
  byDay.set(from, split);
  return { before: { ...record, events: split.before }, after: { ...record, events: split.after } };
}

function without(events: EventColumns, isOther: (start: Day) => boolean): EventColumns {
  const { startDay } = events;
  return {
    ...events,
    evaluatedDay: events.evaluatedDay.map((day, event) => (isOther(startDay[event]!) ? LAST_DAY - 1 : day)),
  };
}
