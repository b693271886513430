import { addMonths, civilDate, type Day, dayFrom, dayOf } from '@escala/core';
import { IN_FORCE_FROM } from '../parameters.ts';

export const FIRST_LIST: Day = dayFrom(IN_FORCE_FROM);

/** 7.1: a list on the first of every month, from the first day of the regulation on. */
export function isListDay(day: Day): boolean {
  return day >= FIRST_LIST && civilDate(day).dayOfMonth === 1;
}

/** The lists from one day to another, both included. */
export function listDaysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = firstAfter(Math.max(from, FIRST_LIST) - 1); day <= to; day = firstAfter(day)) days.push(day);
  return days;
}

/** The first of a month that is later than the day. */
export function firstAfter(day: Day): Day {
  const { year, month } = civilDate(day);
  return addMonths(dayOf(year, month, 1), 1);
}
