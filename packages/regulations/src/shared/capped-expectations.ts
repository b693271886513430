import { type ExpectedShares, expectedShare, expectedShares } from '@escala/core';
import { EXPECTATIONS } from './fide-expectations.ts';

const known = new Map<number, ExpectedShares>();

/**
 * FIDE's table by signed difference (the formula of fide-2009 12.1 only approximates it and is not used; nothing is
 * interpolated, 12.2); wider differences count as the widest (8.54).
 */
export function cappedExpectations(widest: number): ExpectedShares {
  const shares = known.get(widest) ?? expectedShares(EXPECTATIONS, widest);
  known.set(widest, shares);
  return shares;
}

/**
 * Expected score, in hundredths, for a given rating difference from the opponent (fide-2009 8.54, 8.55a, fide-2024
 * 8.3.1, 8.3.2).
 */
export const expectation = expectedShare;
