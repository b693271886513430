import type { Rules } from './parameters.ts';

/**
 * §5, §6, §7, §8: lists show the nearest integer, half up (D-ALL-1). Sums in double precision may land a hair under the
 * half that exact fractions would give: such a value still goes up (D-FRS-7).
 */
export function displayed(rules: Rules, value: number): number {
  return Math.floor(value + 0.5 + rules.halfTolerance);
}
