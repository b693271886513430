import type { Day } from '@escala/core';
import type { Rules } from './parameters.ts';

/** 8.4: claims are admitted on the first 25 days of a list, the day of its publication being the first (D-FCE-13). */
export function lastClaimDay(rules: Rules, publication: Day): Day {
  return publication + rules.claimDays - 1;
}
