import {
  type Day,
  type EventColumns,
  type FederationColumns,
  LAST_DAY,
  type ListSheet,
  type SheetLines,
} from '@escala/core';
import type { Amend, AmendTerms } from '../contracts/rating.ts';
import { type BooksInTurn, isTurn, recordsByBook, termsAfter, termsBefore } from './book-change.ts';
import { joinedBook } from './joined-book.ts';

/**
 * Each book amends its own lists. The list of the change, and later ones with events that began before it, are
 * recomputed in full: they are few, and what the first book adds to them is not kept (D-OFF-770).
 */
export const joinedAmend =
  (books: BooksInTurn, amends: { readonly before: Amend; readonly after: Amend }): Amend =>
  (record, terms) => {
    const { kept } = terms;
    const split = recordsByBook(record, books.from);
    const gone = goneByBook(terms.before, books.from);
    const opens = record.lists.days.at(-1);
    const dayBefore = (list: number): Day | undefined => kept[list - 1]?.day ?? opens;
    const found = kept.findIndex(({ day }, list) => isTurn(books, day, dayBefore(list)));
    const turn = found >= 0 ? found : (kept.at(-1)?.day ?? books.from) < books.from ? kept.length : 0;
    const sheets = kept.slice();
    const others = new Map<number, SheetLines>();
    if (turn > 0) {
      const done = amends.before(split.before, {
        ...termsBefore(books, terms),
        kept: kept.slice(0, turn),
        before: gone.before,
        onList: (sheet, list, lines) => {
          sheets[list] = sheet;
          others.set(list, lines);
          terms.onList(sheet, list, lines);
        },
      });
      if (done < turn || turn === kept.length) return done;
    }
    const makeWhole = wholeLists(books, record, terms);
    const hasEventsOfBefore = (list: number): boolean =>
      [split.before, gone.before].some((columns) => {
        const period = { ...termsBefore(books, terms), listDay: kept[list]!.day, previousListDay: dayBefore(list) };
        return books.before.entriesOf({ ...record, ...columns }, period).events.length > 0;
      });
    return amends.after(split.after, {
      ...termsAfter(books, terms),
      before: gone.after,
      given: (list) => {
        if (list < turn) return { sheet: sheets[list]!, lines: others.get(list) };
        const isWhole = list === found || hasEventsOfBefore(list);
        return isWhole ? { sheet: makeWhole(sheets.slice(0, list), list) } : undefined;
      },
      onList: (sheet, list, lines) => {
        sheets[list] = sheet;
        if (list >= turn) terms.onList(sheet, list, lines);
      },
    });
  };

type EventAlone = AmendTerms['before'];

function goneByBook(alone: EventAlone, from: Day): { readonly before: EventAlone; readonly after: EventAlone } {
  const { before, after } = recordsByBook(alone as FederationColumns, from);
  return { before, after };
}

/** Makes one list from the previous ones. */
function wholeLists(books: BooksInTurn, record: FederationColumns, terms: AmendTerms) {
  const book = joinedBook(books);
  const counted = { ...record, events: without(record.events, terms.without) };
  return (earlier: readonly ListSheet[], list: number): ListSheet => {
    let made: ListSheet | undefined;
    book.replay(book.recordAfter(counted, earlier), {
      ...terms,
      listDays: [terms.kept[list]!.day],
      sourcesOf: () => terms.sourcesOf(list),
      onList: (sheet) => {
        made = sheet;
      },
    });
    return made!;
  };
}

/** An event that no longer counts is treated as never accepted. */
function without(events: EventColumns, gone: number | undefined): EventColumns {
  if (gone === undefined) return events;
  return { ...events, evaluatedDay: events.evaluatedDay.with(gone, LAST_DAY - 1) };
}
