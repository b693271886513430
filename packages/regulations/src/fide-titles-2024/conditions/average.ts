import { hundredths, roundHalfUp } from '@escala/core';
import { ratingDifference } from '../../shared/fide-tables.ts';
import type { CountedGame } from '../norms/counted-games.ts';
import type { NormTitle, TitleNumbers } from '../parameters.ts';

/** For scores of 100 % and 0 %, the ends of the table of B.02 8.1.1. */
const OPEN_DIFFERENCE = 800;

export const performanceDifference = (halfPoints: number, games: number): number =>
  ratingDifference(hundredths(halfPoints, games), OPEN_DIFFERENCE);

export interface Average {
  /** In whole points, half rounded up (1.4.7). */
  readonly ra: number;
  readonly raised: string | null;
}

/** 1.4.6d: what an opponent counts for before the lowest is raised. */
export const countsAs = (numbers: TitleNumbers, rating: number | undefined): number => rating ?? numbers.unratedCounts;

/**
 * 1.4.6b: the lowest opponent (the first by round if several) counts at least the floor, in every game against them
 * (D-FT-7). In events over 30 days an opponent's rating may differ between games (1.1.4).
 */
export function averageOf(numbers: TitleNumbers, title: NormTitle, games: readonly CountedGame[]): Average | undefined {
  if (games.length === 0) return undefined;
  const floor = numbers.ratingFloor[title];
  let sum = 0;
  let lowest: CountedGame | undefined;
  let least = floor;
  for (const game of games) {
    const rating = countsAs(numbers, game.opponent.rating);
    sum += rating;
    if (rating >= least) continue;
    least = rating;
    lowest = game;
  }
  if (lowest === undefined) return { ra: roundHalfUp(sum, games.length), raised: null };
  const raised = lowest.opponent.id;
  for (const { opponent } of games)
    if (opponent.id === raised) sum += Math.max(0, floor - countsAs(numbers, opponent.rating));
  return { ra: roundHalfUp(sum, games.length), raised };
}

/** 1.4.8b: at least this share of the points, exactly. */
export const reachesPercent = (numbers: TitleNumbers, halfPoints: number, games: number): boolean =>
  50 * halfPoints >= numbers.lowestPercent * games;

/** The lowest average against which a score makes the norm; null if none does (1.4.8, 1.4.8a, 1.4.8b). */
export function averageNeeded(
  numbers: TitleNumbers,
  title: NormTitle,
  halfPoints: number,
  games: number,
): number | null {
  if (!reachesPercent(numbers, halfPoints, games)) return null;
  const needed = numbers.performance[title] - performanceDifference(halfPoints, games);
  return Math.max(numbers.lowestAverage[title], needed);
}

/** The lowest score that makes the norm against this average, in halves; null if none does. */
export function scoreNeeded(numbers: TitleNumbers, title: NormTitle, ra: number, games: number): number | null {
  for (let half = 0; half <= 2 * games; half++) {
    const needed = averageNeeded(numbers, title, half, games);
    if (needed !== null && needed <= ra) return half;
  }
  return null;
}
