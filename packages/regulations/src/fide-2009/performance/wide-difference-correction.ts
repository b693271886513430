import { roundHalfUp } from '@escala/core';

/**
 * 8.58: an opponent further away than the widest difference counts as exactly that far. The sum of what the opponents
 * are moved by; an unrated opponent stands at the first Ru.
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
 * Rc after the correction, which is made once (D-FIDE-3), from the rounded Ra: H of the table of 8.58 comes to 2342, where the exact Ra of
 * 2348.45 would give 2343 (D-FIDE-20).
 */
export function correctedRc(rc: number, correction: number, opponents: number): number {
  return roundHalfUp(rc * opponents + correction, opponents);
}
