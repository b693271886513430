import type { Day, FederationColumns, LedgerSink, ListSheet, PlayerColumns, PoolEntry } from '@escala/core';
import type { ReplayTerms } from '../contracts/rating.ts';
import type { RatedApart, TakeOver } from '../contracts/succession.ts';
import { type BooksInTurn, isTurn, recordsByBook, termsAfter, termsBefore } from './book-change.ts';

export const takeOverTerms = ({ after, lift }: BooksInTurn, rhythm = after.rhythms[0]): TakeOver => ({ lift, rhythm });

/**
 * List after list: those before the change and the first after it by the first book, the latter then taken over; later
 * ones by the second.
 */
export function joinedReplay(books: BooksInTurn, record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const { before, after } = books;
  const { listDays } = terms;
  const goesOn = after.goesOn!;
  const split = recordsByBook(record, books.from);
  const turn = listDays.findIndex((day, list) => isTurn(books, day, listDays[list - 1] ?? record.lists.days.at(-1)));
  const made = turn < 0 ? (isBefore(books, record, listDays) ? listDays.length : 0) : turn + 1;
  const lists = { days: [...record.lists.days], ratings: [...record.lists.ratings] };
  let taken: ListSheet | undefined;
  let players = record.players;
  if (made > 0)
    players = before.replay(split.before, {
      ...termsBefore(books, terms),
      listDays: listDays.slice(0, made),
      onList: (sheet, list) => {
        taken =
          list === turn ? goesOn.takeOver({ ...record, lists }, sheet, takeOverTerms(books, terms.rhythm)) : undefined;
        const own = taken ?? sheet;
        if (list !== turn) {
          lists.days.push(own.day);
          lists.ratings.push(own.rating);
        }
        terms.onList(own, list);
      },
    });
  if (made === listDays.length) return taken === undefined ? players : after.recordAfter(record, [taken]).players;
  const opening = { ...split.after, lists };
  return after.replay(taken === undefined ? opening : after.recordAfter(opening, [taken]), {
    ...termsAfter(books, terms),
    listDays: listDays.slice(made),
    onList: (sheet, list) => terms.onList(sheet, made + list),
    ledgerOf: (list) => terms.ledgerOf?.(made + list),
    findingsOf: (list) => terms.findingsOf?.(made + list),
    sourcesOf: (list) => terms.sourcesOf?.(made + list),
    beforeOf: (list, now) => {
      const apart = eventsOfBefore(
        books,
        split.before,
        now,
        listDays[made + list]!,
        terms,
        terms.ledgerOf?.(made + list),
      );
      const finding = apart && terms.findingsOf?.(made + list);
      if (finding) for (const each of apart.findings()) finding(each);
      return apart;
    },
  });
}

/** Whether all lists belong to the first book. */
const isBefore = ({ from }: BooksInTurn, { lists }: FederationColumns, listDays: readonly Day[]): boolean =>
  (listDays.at(-1) ?? lists.days.at(-1) ?? from) < from;

/** What events that began before the change add to a later list, in the form in which its book keeps it. */
export function eventsOfBefore(
  books: BooksInTurn,
  { events, games }: Pick<FederationColumns, 'events' | 'games'>,
  now: FederationColumns,
  listDay: Day,
  terms: Pick<ReplayTerms, 'rhythm'>,
  ledger?: LedgerSink,
): RatedApart | undefined {
  const period = { ...termsBefore(books, terms), listDay };
  const apart = books.before.rateApart!({ ...now, events, games }, period, ledger);
  if (apart === undefined) return undefined;
  const taking = takeOverTerms(books, terms.rhythm);
  const carried = (entries: readonly PoolEntry[]): PoolEntry[] =>
    entries.map((entry) => books.after.goesOn!.pooledAs(entry, taking, listDay));
  return { ...apart, pooled: new Map([...apart.pooled].map(([player, entries]) => [player, carried(entries)])) };
}
