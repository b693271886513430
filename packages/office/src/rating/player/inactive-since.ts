import { type Day, LIST_STATUS, type ListSheet, writeDay } from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { type ListOrder, listOrder } from '../lists/list-order.ts';
import { termsOf } from '../publishing/next-list.ts';
import { regulationOn } from '../series/series-book.ts';

type Lists = Pick<LoadedSeries, 'series' | 'sheets'>;

/** The first of the unbroken run of lists, up to this one, on which a player is inactive. */
function inactiveSince({ sheets }: Pick<Lists, 'sheets'>, { day }: ListSheet, player: number): Day {
  let since = day;
  for (let list = sheets.length - 1; list >= 0; list--) {
    const before = sheets[list]!;
    if (before.day >= day) continue;
    if (before.status[player] !== LIST_STATUS.inactive) break;
    since = before.day;
  }
  return since;
}

/** How long a list shows an inactive player; undefined if the regulation sets no limit. */
export function inactiveTerm(loaded: Lists, sheet: ListSheet, player: number) {
  const { book, revision } = regulationOn(loaded.series, writeDay(sheet.day));
  if (book.kind !== 'head-to-head') return undefined;
  return book.inactiveShown?.(inactiveSince(loaded, sheet, player), { ...termsOf(loaded.series), revision });
}

const known = new WeakMap<LoadedSeries, WeakMap<ListSheet, ListOrder>>();

/**
 * The order without players who have been inactive too long to be shown; they still count with their last rating
 * (fide-2009 7.23).
 */
export function shownOrder(sheet: ListSheet, loaded: LoadedSeries): ListOrder {
  const ofSeries = known.get(loaded) ?? new WeakMap<ListSheet, ListOrder>();
  known.set(loaded, ofSeries);
  const before = ofSeries.get(sheet);
  if (before) return before;
  const all = listOrder(sheet, loaded.record.playerIds);
  const isShown = (player: number): boolean => {
    if (sheet.status[player] !== LIST_STATUS.inactive) return true;
    const term = inactiveTerm(loaded, sheet, player);
    return term === undefined || sheet.day <= term.lastDay;
  };
  const players = all.players.filter(isShown);
  // Only unranked players are removed, and they come after the ranked ones.
  const order = players.length === all.players.length ? all : { players, ranks: all.ranks.slice(0, players.length) };
  ofSeries.set(sheet, order);
  return order;
}
