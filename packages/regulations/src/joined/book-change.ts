import { type Day, type EventColumns, type FederationColumns, LAST_DAY } from '@escala/core';
import type { BookTerms, HeadToHeadRuleBook } from '../contracts/rating.ts';

/** Two books in succession; the second applies from a given list on. */
export interface BooksInTurn {
  readonly before: HeadToHeadRuleBook;
  readonly after: HeadToHeadRuleBook;
  /** Their editions; by default those of each book. */
  readonly revisions: { readonly before?: string | undefined; readonly after?: string | undefined };
  /** The first list of the second book. */
  readonly from: Day;
  readonly lift: boolean;
}

/** The terms with the first book's edition: callers know the series by one name only. */
export const termsBefore = <Terms extends BookTerms>({ revisions }: BooksInTurn, terms: Terms): Terms => ({
  ...terms,
  revision: revisions.before,
});
export const termsAfter = <Terms extends BookTerms>({ revisions }: BooksInTurn, terms: Terms): Terms => ({
  ...terms,
  revision: revisions.after,
});

/** Whether a list is made by the first book and then taken over by the second. */
export const isTurn = ({ from }: BooksInTurn, listDay: Day, previous: Day | undefined): boolean =>
  listDay >= from && (previous === undefined || previous < from);

/** Why one book cannot continue from another: the facts that its lists lack; none if the books do not fit at all. */
export interface NotJoined {
  readonly missing: readonly string[];
}

/**
 * A book can continue from an earlier one if the lists kept what it needs and the earlier book can rate its last events
 * separately. It cannot continue from ratings on a different scale, without game counts or pools (D-OFF-531, D-F24-26).
 */
export function whyNotJoined(before: HeadToHeadRuleBook, after: HeadToHeadRuleBook): NotJoined | undefined {
  if (after.goesOn === undefined || after.inForceFrom <= before.inForceFrom) return { missing: [] };
  const missing = after.goesOn.needs.filter((fact) => !before.documents.fields.includes(fact));
  return missing.length === 0 && before.rateApart !== undefined ? undefined : { missing };
}

/** The record for each of two books: the other book's events count as never accepted, so that no list has them. */
interface RecordsByBook {
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
