import type { Day } from '@escala/core';
import { officeRules } from '../parameters.ts';

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** Sunday is 0. */
export function weekday(day: Day): number {
  return (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
}

/**
 * Delegats 5.5.1, Oberts 8: every day except Sundays and the given holidays (D-COMP-33); an office closed on Saturdays
 * lists them.
 */
export function isWorkingDay(day: Day, holidays: readonly Day[]): boolean {
  return !officeRules(day).restDays.includes(weekday(day)) && !holidays.includes(day);
}

/** The `count`-th working day after a day, not counting that day. */
export function addWorkingDays(day: Day, count: number, holidays: readonly Day[]): Day {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached++;
    if (isWorkingDay(reached, holidays)) left--;
  }
  return reached;
}
