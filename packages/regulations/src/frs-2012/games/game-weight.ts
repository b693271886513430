import type { Rules } from '../parameters.ts';

/** §7: the weight of game i after game k; every later game of the calendar has reduced it by a step. */
export function gameWeight(rules: Rules, window: number, i: number, k: number): number {
  return rules.weightConstant + rules.weightOfWindow * window + rules.weightStep * (i - k - 1);
}
