import { hundredths, roundHalfUp } from '@escala/core';
import { ratingDifference } from '../../shared/fide-tables.ts';
import type { Regulation } from '../parameters.ts';

/** A rated player of a round robin, with the score over all games (8.21b ii). */
export interface RatedScore {
  readonly rating: number;
  readonly halfPoints: number;
}

/** The average of a round robin, with the sums behind it. */
export interface RoundRobinAverage {
  readonly rated: number;
  readonly ratingSum: number;
  readonly differenceSum: number;
  /** n: the opponents of each player, not games (D-FIDE-6). */
  readonly opponents: number;
  /** Ra, which is the Rc of every unrated player. */
  readonly ra: number;
  /** Whether any player scored 100 % or 0 %, where the table is open (D-FIDE-4). */
  readonly open: boolean;
}

/**
 * 8.21b: Ra = Rar - dpa * n/(n+1), from the rated players' mean rating and mean difference. Rounded once, at the end.
 * In a double round robin p is over games and n over opponents (D-FIDE-6).
 */
export function roundRobinAverage(
  scores: readonly RatedScore[],
  opponents: number,
  games: number,
  regulation: Regulation,
): RoundRobinAverage {
  let ratingSum = 0;
  let differenceSum = 0;
  let open = false;
  for (const { rating, halfPoints } of scores) {
    const percentage = hundredths(halfPoints, games);
    ratingSum += rating;
    differenceSum += ratingDifference(percentage, regulation.openDifference);
    open ||= percentage === 0 || percentage === 100;
  }
  const rated = scores.length;
  const ra = roundHalfUp(ratingSum * (opponents + 1) - differenceSum * opponents, rated * (opponents + 1));
  return { rated, ratingSum, differenceSum, opponents, ra, open };
}

/**
 * 8.58: an opponent beyond the widest difference counts as exactly at that difference. Returns the sum of these
 * adjustments; an unrated opponent counts with the first Ru.
 */
export function wideDifferenceCorrection(ru: number, opponentRatings: readonly number[], widest: number): number {
  let correction = 0;
  for (const rating of opponentRatings) {
    if (rating > ru + widest) correction += ru + widest - rating;
    else if (rating < ru - widest) correction += ru - widest - rating;
  }
  return correction;
}

/**
 * Rc after the correction, which is made once (D-FIDE-3), from the rounded Ra: H in the table of 8.58 comes to 2342,
 * while the exact Ra of 2348.45 would give 2343 (D-FIDE-20).
 */
export function correctedRc(rc: number, correction: number, opponents: number): number {
  return roundHalfUp(rc * opponents + correction, opponents);
}
