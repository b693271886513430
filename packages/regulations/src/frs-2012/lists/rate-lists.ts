import { dayFrom, type IsoDate, type ScrabbleInput } from '@escala/core';
import type { ScrabbleList } from '../../contracts/rating.ts';
import { currentRatings } from '../current-ratings.ts';
import { type Rules, rulesInForce } from '../parameters.ts';
import { openPool, type PoolOn } from '../rated-pool.ts';
import { writtenList } from './written-list.ts';

/**
 * The lists of several dates, the oldest first, each as `rate` gives it: every game is rated once on the way. A list is made by
 * the rules of its own day throughout, so that dates with other rules begin anew.
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
