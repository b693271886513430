import type { EventColumns, FederationColumns, Finding, PlayerColumns } from '@escala/core';
import type { PeriodEntries, ReplayTerms } from '../../contracts/rating.ts';
import type { ListBook, OpenPeriod, RatedList } from './list-book.ts';
import { ratePeriods } from './rate-lists.ts';

/** The history of a federation for whoever keeps its lists: see the contract. */
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

/** The events of a list in the order of rating, each with all its games. */
export function entriesWithAllGames({ gamesFrom }: EventColumns, events: Int32Array): PeriodEntries {
  const games: number[] = [];
  for (const event of events) for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) games.push(game);
  return { events, games: Int32Array.from(games) };
}
