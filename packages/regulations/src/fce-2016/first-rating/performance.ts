import { hundredths, roundHalfUp } from '@escala/core';
import { baseFactor } from '../factors/factor-k.ts';
import type { Rules } from '../parameters.ts';
import { ratingDifference } from '../tables.ts';

/** 12: an unrated player's games over the board against rated opponents in one event (14.1, 14.2). */
export interface Score {
  readonly games: number;
  readonly halfPoints: number;
  readonly ratingSum: number;
}

/** 14.1: mean rating of the rated opponents, rounded to an integer as FIDE does with its own mean (D-FCE-6). */
export function averageOpponent(score: Score): number {
  return roundHalfUp(score.ratingSum, score.games);
}

/** Half points above (or, if negative, below) an even score. */
export function halfPointsAboveEven(score: Score): number {
  return score.halfPoints - score.games;
}

/**
 * The rating with which an unrated player counts for opponents (12): the mean for an even score (14.3); one base factor
 * more for each half point above (14.4); below, the difference of Table 2 for the player's own percentage (14.5), since
 * its mean "for each federated player" is a remnant of FIDE's round-robin wording (D-FCE-7).
 */
export function performanceRating(rules: Rules, score: Score): number {
  const average = averageOpponent(score);
  const above = halfPointsAboveEven(score);
  if (above >= 0) return average + above * baseFactor(rules, average);
  return average + ratingDifference(hundredths(score.halfPoints, score.games));
}
