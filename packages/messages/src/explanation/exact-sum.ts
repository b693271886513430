import { roundHalfAway, roundHalfUp } from '@escala/core';

/** Documents have at most six digits after the point. */
const PARTS = 1_000_000;

/** The sum of decimals of a document, without the dust of binary fractions. */
export function exactSum(values: readonly number[]): number {
  let parts = 0;
  for (const value of values) parts += Math.round(value * PARTS);
  return parts / PARTS;
}

/** To the nearest whole number, one half up (D-ALL-1) or away from zero (fide-2024 8.3.4). */
export function wholeNumber(value: number, half: 'up' | 'away'): number {
  return (half === 'up' ? roundHalfUp : roundHalfAway)(Math.round(value * PARTS), PARTS);
}
