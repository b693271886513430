import { addMonths, type Day, LIST_STATUS, type PoolEntry, UNRATED } from '@escala/core';
import { linesFromLast } from '../period-columns.ts';
import type { OpenPeriod, RatedList } from './list-book.ts';

/** By what a list is made, and the first day of a last event with which somebody is active. */
export interface ListTerms<Rules> {
  readonly rules: Rules;
  readonly activeSince: Day;
}

/** A list that is being made. */
export type ClosingList<Standing> = Omit<RatedList, 'pools'> & { readonly pools: Map<number, Standing> };

/** The list as without a game in the period, to be closed; whether statuses were carried on from the list before (`IdleStatuses`). */
export function listToClose<Standing, Rules extends { readonly inactiveMonths: number }>(
  work: OpenPeriod,
  rules: Rules,
  only: Int32Array | undefined,
): { readonly terms: ListTerms<Rules>; readonly list: ClosingList<Standing>; readonly isCarried: boolean } {
  const { federation, period, last, factors, tally, state, scratch } = work;
  const { count } = federation.players;
  const terms = { rules, activeSince: addMonths(period.listDay, -rules.inactiveMonths) };
  const carried = only ? undefined : scratch.idle.carriedOn(terms, last, state.lastEventDay, federation.events);
  const lines = only
    ? linesFromLast(work, only)
    : {
        rating: last.slice(),
        status: carried ?? new Uint8Array(count),
        change: new Int32Array(count),
        factor: factors.slice(),
      };
  const list = { period, ...lines, previous: last, games: tally.games, openingFactor: factors, pools: new Map() };
  return { terms, list, isCarried: carried !== undefined };
}

/** Keeps a list for the next one, with those whose status is one of this list alone. */
export function keepList<Rules extends object>(
  { scratch }: OpenPeriod,
  { rating, status, pools }: RatedList,
  terms: ListTerms<Rules>,
  passing: number[],
): void {
  for (const player of pools.keys()) passing.push(player);
  scratch.idle.keep({ rating, status, ...terms, passing });
}

/** fide-2009 7.14, fide-2024 7.1.4: the pool of everybody who has no rating; who has one by now has none. */
export function closePools<Entry extends PoolEntry>(
  { state: { pools }, last }: OpenPeriod,
  { status }: RatedList,
  entering: Iterable<number>,
  only: Int32Array | undefined,
  closePool: (player: number, earlier: readonly Entry[]) => void,
): void {
  for (const player of entering) if (!pools.has(player)) pools.set(player, []);
  const asked = only && new Set(only);
  for (const [player, earlier] of pools)
    if (asked?.has(player) === false) pools.delete(player);
    else if (last[player] === UNRATED && status[player] === LIST_STATUS.absent)
      closePool(player, earlier as readonly Entry[]);
    else pools.delete(player);
}
