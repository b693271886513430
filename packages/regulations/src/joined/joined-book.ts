import { type BookChange, dayFrom, type FederationColumns } from '@escala/core';
import type { HeadToHeadRuleBook, ListPeriod, PeriodEntries } from '../contracts/rating.ts';
import { type BooksInTurn, isTurn, recordsByBook, termsAfter, termsBefore } from './book-change.ts';
import { rateJoined } from './joined-document.ts';
import { joinedReplay } from './joined-replay.ts';

/** The two books of a document or series that names an earlier book. */
export const booksInTurn = (
  before: HeadToHeadRuleBook,
  after: HeadToHeadRuleBook,
  { revision, bookChange }: { readonly revision?: string | undefined; readonly bookChange: BookChange },
): BooksInTurn => ({
  before,
  after,
  from: dayFrom(bookChange.from),
  lift: bookChange.lift,
  revisions: { before: bookChange.revision, after: revision },
});

export const bookAfterChange = (...named: Parameters<typeof booksInTurn>): HeadToHeadRuleBook =>
  joinedBook(booksInTurn(...named));

/**
 * Two books as one, the second from a given list on (D-OFF-530), so that lists are kept in a single way. Events that
 * began before the change are rated by the first book, on the list where its rules put them; the first list of the
 * second book is made by the first, then taken over. Terms that belong to one day, such as those of an appeal, follow
 * the book of that day.
 */
export function joinedBook(books: BooksInTurn): HeadToHeadRuleBook {
  const { before, after, from } = books;
  return {
    ...after,
    reading: before.reading + after.reading,
    conditions: [...new Set([...(before.conditions ?? []), ...(after.conditions ?? [])])],
    rate: (input, options) => rateJoined(books, input, options),
    replay: (record, terms) => joinedReplay(books, record, terms),
    recordAfter: (record, sheets) => ((sheets.at(-1)?.day ?? from) < from ? before : after).recordAfter(record, sheets),
    entriesOf: (record, period) => entriesOf(books, record, period),
    listDays: (first, last, terms = {}) => [
      ...before.listDays(first, Math.min(last, from - 1), termsBefore(books, terms)),
      ...after.listDays(Math.max(first, from), last, termsAfter(books, terms)),
    ],
    isListDay: (day, terms = {}) =>
      day < from ? before.isListDay(day, termsBefore(books, terms)) : after.isListDay(day, termsAfter(books, terms)),
    eventFindings: (event, players, terms = {}) =>
      dayFrom(event.start) < from
        ? before.eventFindings(event, players, termsBefore(books, terms))
        : after.eventFindings(event, players, termsAfter(books, terms)),
  };
}

function entriesOf(books: BooksInTurn, record: FederationColumns, period: ListPeriod): PeriodEntries {
  const split = recordsByBook(record, books.from);
  const earlier = books.before.entriesOf(split.before, termsBefore(books, period));
  if (period.listDay < books.from || isTurn(books, period.listDay, period.previousListDay)) return earlier;
  const own = books.after.entriesOf(split.after, termsAfter(books, period));
  return {
    events: inTurn(earlier.events, own.events),
    games: inTurn(earlier.games, own.games),
  };
}

function inTurn(first: Int32Array, second: Int32Array): Int32Array {
  const all = new Int32Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
