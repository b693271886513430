import { CHANGES_PER_POINT, roundHalfUp } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** 15.2: K times result minus expectation. K in halves times hundredths of a score gives 1/200 of a point, exactly. */
export function gameChange(kHalves: number, score: number, expected: number): number {
  return kHalves * (score - expected);
}

/**
 * The changes of a period are added (17.1) and rounded once, half up (17.2); no rating falls below the floor (17.3).
 */
export function newRating(rules: Rules, rating: number, change: number): number {
  const changed = rating + roundHalfUp(change, CHANGES_PER_POINT);
  return changed < rules.floor ? rules.floor : changed;
}
