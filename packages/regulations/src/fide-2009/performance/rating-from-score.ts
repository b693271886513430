import { hundredths, roundHalfUp } from '@escala/core';
import { ratingDifference } from '../../shared/fide-tables.ts';
import type { Regulation } from '../parameters.ts';

/** An unrated player's score. In half points, to stay whole. */
export interface Score {
  readonly games: number;
  readonly halfPoints: number;
}

/** How Ru follows from Rc, depending on whether the score is above or below 50%. */
export type RatingFromScore =
  | { readonly side: 'even'; readonly ru: number }
  | { readonly side: 'above'; readonly ru: number; readonly halfPointsOver: number }
  | { readonly side: 'below'; readonly ru: number; readonly percentage: number; readonly difference: number };

/**
 * 8.22 to 8.25. Half of the games equals as many half points as there are games. In a round robin the difference is
 * multiplied by n/(n+1), n being the number of opponents (8.25); elsewhere it counts in full (8.24).
 */
export function ratingFromScore(
  rc: number,
  { games, halfPoints }: Score,
  regulation: Regulation,
  roundRobinOpponents?: number,
): RatingFromScore {
  const over = halfPoints - games;
  if (over === 0) return { side: 'even', ru: rc };
  if (over > 0) {
    // 8.23 prints 12.5 points, so the sum is computed in halves (D-FIDE-1).
    const ru = roundHalfUp(2 * rc + 2 * regulation.pointsOverHalf * over, 2);
    return { side: 'above', ru, halfPointsOver: over };
  }
  const percentage = hundredths(halfPoints, games);
  const difference = ratingDifference(percentage, regulation.openDifference);
  const n = roundRobinOpponents;
  const ru = n === undefined ? rc + difference : roundHalfUp(rc * (n + 1) + difference * n, n + 1);
  return { side: 'below', ru, percentage, difference };
}
