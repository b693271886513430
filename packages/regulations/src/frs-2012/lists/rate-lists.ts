import {
  type Day,
  dayFrom,
  firstDaysOfMonths,
  type IsoDate,
  type ScrabbleInput,
  type ScrabbleLine,
  type ScrabbleOutput,
} from '@escala/core';
import type { ScrabbleList } from '../../contracts/rating.ts';
import { currentRatings } from '../current-ratings.ts';
import { IN_FORCE_FROM, type Rules, rulesInForce } from '../parameters.ts';
import { openPool, type PoolOn } from '../rated-pool.ts';
import { writtenList } from './written-list.ts';

/**
 * The lists for several dates, oldest first, each as given by `rate`, but rating every game only once. A list is made
 * entirely by the rules of its own day, so dates with different rules start again from the beginning.
 */
export function* rateLists(
  input: Omit<ScrabbleInput, 'listDate'>,
  listDates: readonly IsoDate[],
): Generator<ScrabbleList, void> {
  if (listDates.some((date, i) => i > 0 && date < listDates[i - 1]!)) throw new RangeError('Lists in order of date.');
  const document = { ...input, listDate: listDates.at(-1) ?? '' };
  let rules: Rules | undefined;
  let poolOn: PoolOn | undefined;
  for (const listDate of listDates) {
    const listDay = dayFrom(listDate);
    const own = rulesInForce(listDay);
    if (poolOn === undefined || rules === undefined || !areSame(own, rules)) poolOn = openPool(own, document);
    rules = own;
    const pool = poolOn(listDay);
    const current = pool.playerIds.map((_, player) => currentRatings(pool, player));
    yield writtenList({ ...input, listDate }, pool, current);
  }
}

function areSame(one: Rules, other: Rules): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof Rules] === value);
}

/**
 * §7 has ratings after every game and no article names days for lists: any day since the calendars began is possible
 * (D-OFF-11).
 */
export function isListDay(day: Day): boolean {
  return day >= dayFrom(IN_FORCE_FROM);
}

/** If days must be proposed, the first of each month (D-OFF-11); both ends included. */
export const listDays = (from: Day, to: Day): Day[] => firstDaysOfMonths(from, to).filter(isListDay);

const GROUPS: readonly ScrabbleLine['status'][] = [undefined, 'active', 'provisional', 'inactive'];

const groupOf = ({ status }: ScrabbleLine): number => GROUPS.indexOf(status);

/**
 * §3: active players are ranked in a type; the others are listed separately without a rank, and Libere's inactive ones
 * (§1) separately again. Highest first in each group; equal ratings share a rank and are ordered by id, so that a list
 * is always written in the same order.
 */
export function inListOrder<Line extends ScrabbleLine>(
  lines: readonly Line[],
): (Line & { readonly rank: number | null })[] {
  const ordered = lines.toSorted((a, b) => groupOf(a) - groupOf(b) || b.rating - a.rating || (a.id < b.id ? -1 : 1));
  let rank = 0;
  return ordered.map((line, i) => {
    if (ordered[i - 1]?.rating !== line.rating) rank = i + 1;
    return { ...line, rank: groupOf(line) > 1 ? null : rank };
  });
}

/** §1: tables at collective games follow the general rating. Players without one take the remaining seats. */
export const tableOrder = ({ general }: Pick<ScrabbleOutput, 'general'>): readonly string[] =>
  inListOrder(Object.entries(general).map(([id, { rating }]) => ({ id, rating }))).map(({ id }) => id);
