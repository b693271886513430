import { addMonths, type Day, type PooledSum, writeDay } from '@escala/core';
import type { Regulation } from '../parameters.ts';
import { type Estimate, estimateOf, type Score } from './performance.ts';

/** What the performances of a player without a published rating amount to. */
export interface PoolStanding extends Score {
  readonly performances: number;
  /** Number of performances now too old. */
  readonly left: number;
  readonly estimate: Estimate;
}

/** The month of the first of the last 26 lists, including the one being made (D-F24-13), as a prefix of dates. */
export function firstPoolMonth(listDay: Day, { poolLists }: Regulation): string {
  return writeDay(addMonths(listDay, 1 - poolLists)).slice(0, 'YYYY-MM'.length);
}

/** 7.1.4: adds games, points and ratings of performances since a month; Ru is computed once. Undefined if none left. */
export function poolStanding(
  entries: readonly PooledSum[],
  firstMonth: string,
  regulation: Regulation,
): PoolStanding | undefined {
  let [performances, games, halfPoints, sum] = [0, 0, 0, 0];
  for (const entry of entries) {
    if (entry.list < firstMonth) continue;
    performances++;
    games += entry.games;
    halfPoints += Math.round(2 * entry.points);
    sum += entry.sum;
  }
  if (performances === 0) return undefined;
  const estimate = estimateOf({ games, halfPoints, sum }, regulation);
  return { games, halfPoints, sum, performances, left: entries.length - performances, estimate };
}

/** 7.1.4: enough games, and a rating not below the floor. */
export function isPublished({ games, estimate }: PoolStanding, regulation: Regulation): boolean {
  return games >= regulation.gamesForFirstRating && estimate.ru >= regulation.floor;
}
