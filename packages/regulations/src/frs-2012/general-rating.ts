import { COLLECTIVE_TYPES, type CollectiveType } from '@escala/core';
import type { Rules } from './parameters.ts';

export interface CurrentRating {
  readonly rating: number;
  readonly status: 'active' | 'provisional';
}

export type CollectiveRatings = Readonly<Partial<Record<CollectiveType, CurrentRating>>>;

/** §8: what each of the five types counts for: its rating, even if provisional; 150 if there is none. */
export function countedRatings(rules: Rules, ratings: CollectiveRatings): readonly number[] {
  return COLLECTIVE_TYPES.map((type) => ratings[type]?.rating ?? rules.generalWithoutRating);
}

/** §8, §1: the mean of the five, which also determines the tables; undefined for a player who is active in none. */
export function generalRating(rules: Rules, ratings: CollectiveRatings): number | undefined {
  if (!COLLECTIVE_TYPES.some((type) => ratings[type]?.status === 'active')) return undefined;
  const counted = countedRatings(rules, ratings);
  return counted.reduce((sum, rating) => sum + rating, 0) / counted.length;
}
