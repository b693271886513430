import { addMonths, type Day, type PooledSum, writeDay } from '@escala/core';
import type { Regulation } from '../regulation-in-force.ts';
import { type Estimate, estimateOf, type Score } from './performance.ts';

/** What the performances of a player without a published rating come to. */
export interface PoolStanding extends Score {
  readonly performances: number;
  /** Performances that are too old by now. */
  readonly left: number;
  readonly estimate: Estimate;
}

/** The month of the first of the last 26 lists, the one being made included (D-F24-13), as dates begin. */
export function firstPoolMonth(listDay: Day, { poolLists }: Regulation): string {
  return writeDay(addMonths(listDay, 1 - poolLists)).slice(0, 'YYYY-MM'.length);
}

/** 7.1.4: games, points and ratings of performances since a month are added and Ru is taken once. Undefined where nothing is left. */
export function poolStanding(
  entries: readonly PooledSum[],
  firstMonth: string,
  regulation: Regulation,
): PoolStanding | undefined {
  const pooled = entries.filter(({ list }) => list >= firstMonth);
  if (pooled.length === 0) return undefined;
  const score = { games: 0, halfPoints: 0, sum: 0 };
  for (const { games, points, sum } of pooled) {
    score.games += games;
    score.halfPoints += Math.round(2 * points);
    score.sum += sum;
  }
  const left = entries.length - pooled.length;
  return { ...score, performances: pooled.length, left, estimate: estimateOf(score, regulation) };
}

/** 7.1.4: enough games, and a rating at the floor. */
export function isPublished({ games, estimate }: PoolStanding, regulation: Regulation): boolean {
  return games >= regulation.gamesForFirstRating && estimate.ru >= regulation.floor;
}
