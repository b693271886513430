import { decimal, type Reason, reason } from '@escala/core';
import type { Delegation } from '../facts.ts';
import type { Mean } from '../promotions/points-needed.ts';
import type { NormRules } from './parameters.ts';

/** MC norma 3: the mean has to pass 2175. MC norma 8: in the delegations 2150 are enough. */
export function meanEnough(rules: NormRules, { sum, count }: Mean, delegation: Delegation | undefined): Reason {
  const mean = count === 0 ? 0 : decimal(sum / count);
  if (delegation !== undefined && rules.delegations.includes(delegation)) {
    const least = rules.delegationMean;
    return reason('fce-1990.norm-mean-delegation', 'MC norma 8', count > 0 && sum >= least * count, { mean, least });
  }
  const over = rules.meanOver;
  return reason('fce-1990.norm-mean', 'MC norma 3', sum > over * count, { mean, over });
}
