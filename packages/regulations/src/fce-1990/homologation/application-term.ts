import { type Day, dayFrom, dayOf, type Reason, reason, writeDay, yearOf } from '@escala/core';
import type { HomologationFacts } from './facts.ts';
import type { HomologationRules } from './parameters.ts';

/** The last day for the application: the one before the last 30 June that is not after the start of the event (D-COMP-32). */
export function applicationDue(rules: HomologationRules, start: Day): Day {
  const ofYear = (year: number): Day => dayOf(year, rules.applicationMonth, rules.applicationDay);
  const year = yearOf(start);
  return (ofYear(year) <= start ? ofYear(year) : ofYear(year - 1)) - 1;
}

/** Oberts 1: asked for in writing before 30 June. */
export function applicationTerm(rules: HomologationRules, { event: { start, appliedOn } }: HomologationFacts): Reason {
  if (start === undefined || appliedOn === undefined) return reason('fce-1990.open-applied', 'Oberts 1', 'unknown', {});
  const due = applicationDue(rules, dayFrom(start));
  return reason(
    'fce-1990.open-applied',
    'Oberts 1',
    dayFrom(appliedOn) <= due,
    { applied: appliedOn, due: writeDay(due) },
    { decisions: ['D-COMP-32'] },
  );
}
