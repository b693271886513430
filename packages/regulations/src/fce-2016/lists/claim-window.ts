import type { Day } from '@escala/core';
import type { BookTerms, TermOfDays } from '../../contracts/rating.ts';
import { type Rules, revisionOf, rulesInForce } from '../parameters.ts';

/** 8.4: claims are admitted on the first 25 days of a list, the day of its publication being the first (D-FCE-13). */
export function lastClaimDay(rules: Rules, publication: Day): Day {
  return publication + rules.claimDays - 1;
}

/** 8.4: the days on which claims against a list are admitted. */
export function claimWindow(publication: Day, { revision }: BookTerms = {}): TermOfDays {
  const rules = rulesInForce(revisionOf(revision), publication);
  return {
    article: '8.4',
    decisions: ['D-FCE-13'],
    firstDay: publication,
    lastDay: lastClaimDay(rules, publication),
  };
}
