import { addMonths, type Day, LIST_STATUS, type PoolEntry, UNRATED } from '@escala/core';
import { linesFromLast } from '../period-columns.ts';
import type { OpenPeriod, RatedList } from './list-book.ts';

/** The rules of a list, and the first day on which a last event keeps a player active. */
export interface ListTerms<Rules> {
  readonly rules: Rules;
  readonly activeSince: Day;
}

/** A list in the making. */
export type ClosingList<Standing> = Omit<RatedList, 'pools'> & { readonly pools: Map<number, Standing> };

/**
 * The list as if there were no games in the period, ready to be closed; and whether statuses were carried over from the
 * previous list (`IdleStatuses`).
 */
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

/** Keeps a list for the next one, with the players whose status holds for this list only. */
export function keepList<Rules extends object>(
  { scratch }: OpenPeriod,
  { rating, status, pools }: RatedList,
  terms: ListTerms<Rules>,
  passing: number[],
): void {
  for (const player of pools.keys()) passing.push(player);
  scratch.idle.keep({ rating, status, ...terms, passing });
}

/** fide-2009 7.14, fide-2024 7.1.4: closes the pools of players without a rating; players rated by now have none. */
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
