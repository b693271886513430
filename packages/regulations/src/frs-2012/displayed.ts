import type { Rules } from './parameters.ts';

/**
 * §5, §6, §7, §8: lists show the nearest integer, halves rounded up (D-ALL-1). Sums in double precision may fall
 * slightly below a half that exact fractions would give: such a value is still rounded up (D-FRS-7).
 */
export function displayed(rules: Rules, value: number): number {
  return Math.floor(value + 0.5 + rules.halfTolerance);
}
