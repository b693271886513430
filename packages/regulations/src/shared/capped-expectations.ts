import { expectedScore } from '@escala/core';
import { EXPECTATIONS } from './fide-expectations.ts';

/** FIDE's table by signed difference (the formula of fide-2009 12.1 comes near to it and is not used; nothing is interpolated, 12.2), from the widest below to the widest above, which everything wider shares (8.54). */
export interface CappedExpectations {
  readonly widest: number;
  /** Expectation in hundredths of somebody `index - widest` points above the opponent. */
  readonly expected: Uint8Array;
}

export function cappedExpectations(widest: number): CappedExpectations {
  const expected = Uint8Array.from({ length: 2 * widest + 1 }, (_, i) => expectedScore(EXPECTATIONS, i - widest));
  return { widest, expected };
}

/** What a player so many points above the opponent is expected to score, in hundredths (fide-2009 8.54, 8.55a, fide-2024 8.3.1, 8.3.2). */
export function expectation(capped: CappedExpectations, difference: number): number {
  const { widest, expected } = capped;
  return expected[(difference > widest ? widest : difference < -widest ? -widest : difference) + widest]!;
}
