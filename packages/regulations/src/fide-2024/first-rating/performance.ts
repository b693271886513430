import { roundHalfUp } from '@escala/core';
import { ratingDifference } from '../../shared/fide-rating-difference.ts';
import type { Regulation } from '../regulation-in-force.ts';

/** An unrated player's score against rated opponents. In half points, to stay whole. */
export interface Score {
  readonly games: number;
  readonly halfPoints: number;
  /** Sum of the opponents' ratings. */
  readonly sum: number;
}

/** Ra, p and Ru, with the numbers behind them. */
export interface Estimate {
  /**
   * Sum of the ratings and number of opponents, including the hypothetical ones: Ra is their quotient and is not
   * rounded in between.
   */
  readonly ratingSum: number;
  readonly opponents: number;
  readonly rc: number;
  readonly percentage: number;
  readonly difference: number;
  readonly ru: number;
  /** Ru exceeded the highest first rating. */
  readonly limited: boolean;
}

/**
 * 8.2.2, 8.2.3: with two hypothetical opponents, each drawn; p and Ru round half up (D-F24-11). There is no limit of
 * 400 points here.
 */
export function estimateOf({ games, halfPoints, sum }: Score, regulation: Regulation): Estimate {
  const { hypotheticalOpponents: added, hypotheticalRating, openDifference, highestFirstRating } = regulation;
  const opponents = games + added;
  const ratingSum = sum + added * hypotheticalRating;
  const percentage = roundHalfUp(50 * (halfPoints + added), opponents);
  const difference = ratingDifference(percentage, openDifference);
  const exact = roundHalfUp(ratingSum + difference * opponents, opponents);
  return {
    ratingSum,
    opponents,
    rc: roundHalfUp(ratingSum, opponents),
    percentage,
    difference,
    ru: Math.min(exact, highestFirstRating),
    limited: exact > highestFirstRating,
  };
}

/** A performance in an event. */
export interface UnratedPerformance extends Score {
  readonly event: number;
  readonly player: number;
  readonly estimate: Estimate;
  /** 8.2.1: a score of zero counts only after an earlier performance (D-F24-12). */
  readonly counted: boolean;
  /** An earlier performance had counted. */
  readonly later: boolean;
}
