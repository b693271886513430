import type { Rules } from '../parameters.ts';

/** §7: the weight of game i after game k; every game of the calendar that followed it took a step off. */
export function gameWeight(rules: Rules, window: number, i: number, k: number): number {
  return rules.weightConstant + rules.weightOfWindow * window + rules.weightStep * (i - k - 1);
}
