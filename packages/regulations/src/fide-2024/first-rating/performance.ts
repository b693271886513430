import { roundHalfUp } from '@escala/core';
import { ratingDifference } from '../../shared/fide-rating-difference.ts';
import type { Regulation } from '../regulation-in-force.ts';

/** What somebody without a rating did against rated opponents. Points are in halves, so that they stay whole. */
export interface Score {
  readonly games: number;
  readonly halfPoints: number;
  /** Of the opponents' ratings. */
  readonly sum: number;
}

/** Ra, p and Ru, with what they are made of. */
export interface Estimate {
  /** Sum of the ratings and number of opponents, the hypothetical ones included: Ra is their quotient, never rounded on the way. */
  readonly ratingSum: number;
  readonly opponents: number;
  readonly rc: number;
  readonly percentage: number;
  readonly difference: number;
  readonly ru: number;
  /** Ru was higher than a first rating may be. */
  readonly limited: boolean;
}

/** 8.2.2, 8.2.3: with two hypothetical opponents, each drawn; p and Ru go up at one half (D-F24-11). There is no limit of 400 points here. */
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
  /** 8.2.1: no point counts only after an earlier performance (D-F24-12). */
  readonly counted: boolean;
  /** An earlier one had counted. */
  readonly later: boolean;
}
