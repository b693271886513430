import { type Day, type Decision, type Reason, reason, writeDay } from '@escala/core';
import { officeRules } from '../parameters.ts';

/** Normes 4.1.2: a player qualified directly for a final confirms fifteen days before it. */
export function confirmationTerm(start: Day, confirmed: Day): Reason {
  const due = start - officeRules(start).confirmationDays;
  return term('fce-1990.term-confirmation', 'Normes 4.1.2', confirmed, due);
}

/** Delegats 5.2.2.2: a licence must be renewed before entries for the event close; the last day counts (D-COMP-34). */
export function licenceTerm(entriesClose: Day, licensed: Day): Reason {
  return term('fce-1990.term-licence', 'Delegats 5.2.2.2', licensed, entriesClose, ['D-COMP-34']);
}

/**
 * Delegats 5.2.2.1: a club's list may grow only before the last three rounds of the preliminary stage, and only by
 * players who had no licence yet (Delegats 5.2.1.1: they get "bis" numbers).
 */
export function listGrowth(roundDays: readonly Day[], added: Day, hadLicence: boolean): readonly Reason[] {
  const closing = Math.max(0, roundDays.length - officeRules(added).closedRounds);
  const due = roundDays[closing]! - 1;
  return [
    term('fce-1990.term-list-growth', 'Delegats 5.2.2.1', added, due),
    reason('fce-1990.list-growth-licence', 'Delegats 5.2.2.1', !hadLicence, {}),
  ];
}

function term(code: Reason['code'], article: string, done: Day, due: Day, decisions?: readonly Decision[]): Reason {
  const place = decisions === undefined ? {} : { decisions };
  return reason(code, article, done <= due, { done: writeDay(done), due: writeDay(due) }, place);
}
