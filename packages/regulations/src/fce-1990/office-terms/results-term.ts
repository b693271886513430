import { type Day, type Reason, reason, writeDay } from '@escala/core';
import type { Moment } from '../../contracts/teams.ts';
import { clockText } from '../../shared/clock-text.ts';
import type { Delegation } from '../facts.ts';
import { officeRules } from '../parameters.ts';
import { addWorkingDays } from './working-days.ts';

/** Delegats 5.5.1: both clubs report the results of a match by 13:00 on the first working day after it. */
export function resultsDue(match: Day, holidays: readonly Day[]): Moment {
  return { day: addWorkingDays(match, 1, holidays), minute: 60 * officeRules(match).resultsHour };
}

export function resultsInTime(match: Day, told: Moment, holidays: readonly Day[]): Reason {
  const due = resultsDue(match, holidays);
  const holds = told.day < due.day || (told.day === due.day && told.minute <= due.minute);
  return reason(
    'fce-1990.term-results',
    'Delegats 5.5.1',
    holds,
    { done: writeDay(told.day), doneAt: clockText(told.minute), due: writeDay(due.day), dueAt: clockText(due.minute) },
    { decisions: ['D-COMP-33'] },
  );
}

/** Delegats 5.5.2: in the delegations, results that concern nobody else go to the delegation, which passes them on. */
export function resultsAddressee(delegation: Delegation, concernsOthers: boolean): 'federation' | 'delegation' {
  return delegation === 'barcelona' || concernsOthers ? 'federation' : 'delegation';
}
