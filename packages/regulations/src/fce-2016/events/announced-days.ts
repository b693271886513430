import type { Day } from '@escala/core';
import type { BookTerms } from '../../contracts/rating.ts';
import { periodicityOf } from '../lists/periodicity.ts';
import { revisionOf, rulesInForce } from '../parameters.ts';

const NOTHING_SAID = { weekly: false, inParts: false };

/** 8.3, D-FCE-2: whether rounds on these days make a weekly event. */
export function isWeekly(roundDays: readonly Day[], terms: BookTerms = {}): boolean {
  const [first] = roundDays;
  if (first === undefined) return false;
  const rules = rulesInForce(revisionOf(terms.revision), first);
  return periodicityOf(rules, { days: roundDays }, NOTHING_SAID) === 'by-game';
}
