import {
  type EventColumns,
  type FederationColumns,
  type Finding,
  type ListSheet,
  type PlayerColumns,
  playersAfterSheet,
  recordWithLists,
} from '@escala/core';
import type { PeriodEntries, ReplayTerms } from '../../contracts/rating.ts';
import type { ListBook, OpenPeriod, RatedList } from './list-book.ts';
import { ratePeriods } from './rate-lists.ts';

/** The history of a federation, for callers that keep its lists: see the contract. */
export function replayLists<Work extends OpenPeriod, Rated extends RatedList>(
  book: ListBook<Work, Rated>,
  record: FederationColumns,
  terms: ReplayTerms,
  findingsOf: (federation: FederationColumns, rated: Rated) => readonly Finding[],
): PlayerColumns {
  const { players } = record;
  const next = ratePeriods(book, record, terms.listDays, {
    ledgerOf: (list) => terms.ledgerOf?.(list),
    beforeOf: (list, opening) => terms.beforeOf?.(list, opening),
    onPeriod: (rated, state, federation, list) => {
      const finding = terms.findingsOf?.(list);
      if (finding !== undefined) for (const each of findingsOf(federation, rated)) finding(each);
      terms.onList(book.sheetOf(rated, state, players), list);
    },
  });
  return { ...players, ...next };
}

/**
 * The record after these lists, for books whose lists carry everything over. A K given by a document belonged to an
 * earlier list.
 */
export function recordAfter(record: FederationColumns, sheets: readonly ListSheet[]): FederationColumns {
  const last = sheets.at(-1);
  if (last === undefined) return record;
  const { listedFactor: _, ...players } = playersAfterSheet(record.players, last);
  return recordWithLists(record, sheets, players);
}

/** The events of a list in the order of rating, each with all its games. */
export function entriesWithAllGames({ gamesFrom }: EventColumns, events: Int32Array): PeriodEntries {
  const games: number[] = [];
  for (const event of events) for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) games.push(game);
  return { events, games: Int32Array.from(games) };
}
