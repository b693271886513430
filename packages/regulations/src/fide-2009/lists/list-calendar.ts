import { civilDate, type Day, firstDaysOfMonths, LAST_DAY } from '@escala/core';
import type { Regulation, RegulationByDay } from '../regulation-in-force.ts';

/** Whether a list is published on the day: the first of a month of 7.11, or, from the chosen day on, of any (7.3). */
export function isListDay(regulations: RegulationByDay, day: Day, monthlyFrom: Day = LAST_DAY): boolean {
  const { month, dayOfMonth } = civilDate(day);
  return dayOfMonth === 1 && (day >= monthlyFrom || regulations.on(day).listMonths.includes(month));
}

/** 7.1, 7.3: the list days between two days, both included, each judged by the calendar in force on its own day. */
export function listDaysBetween(regulations: RegulationByDay, from: Day, to: Day, monthlyFrom?: Day): Day[] {
  return firstDaysOfMonths(from, to).filter((day) => isListDay(regulations, day, monthlyFrom));
}

/** 7.13: the last day on which an event may end to be on the list. */
export function closingDay(regulation: Regulation, listDay: Day): Day {
  return listDay - regulation.closingDays;
}

/**
 * 7.13: FIDE's own events may end until the day before the list; those before the previous list were on that one
 * (D-FIDE-10).
 */
export function officialClosingDay(listDay: Day): Day {
  return listDay - 1;
}
