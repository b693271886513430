import type { Mean } from '../promotions/points-needed.ts';
import type { NormRules } from './parameters.ts';

/** A fraction of whole numbers: tenths of a percent over the number of opponents. */
export interface Tenths {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * MC norma 3: half of the points at the full mean, and a tenth of a percent more for each point under it, part of a point asking
 * its part (D-COMP-27). A higher mean does not lower it under half (D-COMP-2).
 */
export function percentageNeeded(rules: NormRules, { sum, count }: Mean): Tenths {
  const under = Math.max(0, rules.fullMean * count - sum);
  return { numerator: rules.lowestTenths * count + rules.tenthsPerPoint * under, denominator: count };
}

/** MC norma 3: reaching the percentage is enough (D-COMP-3). Points are doubled; the percentage is of all rounds (D-COMP-26). */
export function reachesPercentage(needed: Tenths, doubled: number, rounds: number): boolean {
  return 1000 * doubled * needed.denominator >= needed.numerator * 2 * rounds;
}

/** The fewest points that reach the percentage. */
export function fewestPoints(needed: Tenths, rounds: number): number {
  let doubled = Math.floor((needed.numerator * 2 * rounds) / (1000 * needed.denominator));
  while (!reachesPercentage(needed, doubled, rounds)) doubled++;
  return doubled / 2;
}
