import { civilDate, type Day, dayOf, LAST_DAY, yearOf } from '@escala/core';
import type { Regulation, RegulationByDay } from '../regulation-in-force.ts';

/** Whether a list is published on the day: the first of a month of 7.11, or of every month from the day that was decided (7.3). */
export function isListDay(regulations: RegulationByDay, day: Day, monthlyFrom: Day = LAST_DAY): boolean {
  const { month, dayOfMonth } = civilDate(day);
  return dayOfMonth === 1 && (day >= monthlyFrom || regulations.on(day).listMonths.includes(month));
}

/** 7.1, 7.3: the lists of a year, each judged by the calendar in force on its own day. */
export function listDaysOf(regulations: RegulationByDay, year: number, monthlyFrom?: Day): Day[] {
  const firsts = Array.from({ length: 12 }, (_, i) => dayOf(year, i + 1, 1));
  return firsts.filter((day) => isListDay(regulations, day, monthlyFrom));
}

/** The lists from one day to another, both included. */
export function listDaysBetween(regulations: RegulationByDay, from: Day, to: Day, monthlyFrom?: Day): Day[] {
  const days: Day[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year++) days.push(...listDaysOf(regulations, year, monthlyFrom));
  return days.filter((day) => day >= from && day <= to);
}

/** 7.11: the list that serves an event starting on the day, in force until the eve of the next one. */
export function listServing(regulations: RegulationByDay, start: Day, monthlyFrom?: Day): Day {
  const { year } = civilDate(start);
  const candidates = [year - 1, year].flatMap((each) => listDaysOf(regulations, each, monthlyFrom));
  return candidates.findLast((day) => day <= start)!;
}

/** 7.13: the last day on which an event may end to enter the list. */
export function closingDay(regulation: Regulation, listDay: Day): Day {
  return listDay - regulation.closingDays;
}

/** 7.13: FIDE's own events may end until the eve of the list; those before it were in the list before (D-FIDE-10). */
export function officialClosingDay(listDay: Day): Day {
  return listDay - 1;
}
