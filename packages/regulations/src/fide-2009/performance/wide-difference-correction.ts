import { roundHalfUp } from '@escala/core';

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
