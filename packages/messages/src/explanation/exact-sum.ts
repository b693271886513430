import { roundHalfAway, roundHalfUp } from '@escala/core';

/** Documents have at most six decimal places. */
const PARTS = 1_000_000;

/** The sum of a document's decimals, without binary rounding errors. */
export function exactSum(values: readonly number[]): number {
  let parts = 0;
  for (const value of values) parts += Math.round(value * PARTS);
  return parts / PARTS;
}

/** Rounds to the nearest integer, one half up (D-ALL-1) or away from zero (fide-2024 8.3.4). */
export function wholeNumber(value: number, half: 'up' | 'away'): number {
  return (half === 'up' ? roundHalfUp : roundHalfAway)(Math.round(value * PARTS), PARTS);
}
