import { civilDate, type Day, dayOf, yearOf } from '@escala/core';
import type { Regulation, RegulationByDay } from './regulation-in-force.ts';

/** Whether a list is published on the day: the first of a month of 7.11, or of every month once 7.3 is in the parameter. */
export function isListDay(regulations: RegulationByDay, day: Day): boolean {
  const { month, dayOfMonth } = civilDate(day);
  return dayOfMonth === 1 && regulations.on(day).listMonths.includes(month);
}

/** 7.1, 7.3: the lists of a year, each judged by the calendar in force on its own day. */
export function listDaysOf(regulations: RegulationByDay, year: number): Day[] {
  const firsts = Array.from({ length: 12 }, (_, i) => dayOf(year, i + 1, 1));
  return firsts.filter((day) => isListDay(regulations, day));
}

/** The lists from one day to another, both included. */
export function listDaysBetween(regulations: RegulationByDay, from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year++) days.push(...listDaysOf(regulations, year));
  return days.filter((day) => day >= from && day <= to);
}

/** 7.11: the list that serves an event starting on the day, in force until the eve of the next one. */
export function listServing(regulations: RegulationByDay, start: Day): Day {
  const { year } = civilDate(start);
  const candidates = [...listDaysOf(regulations, year - 1), ...listDaysOf(regulations, year)];
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
