import { addMonths, civilDate, type Day, dayOf } from '@escala/core';

/** 8.1: lists come out on the first of every month. */
export function isListDay(day: Day): boolean {
  return civilDate(day).dayOfMonth === 1;
}

/** 8.1: the lists from one day to another, both included. */
export function listDays(from: Day, to: Day): Day[] {
  const { year, month } = civilDate(from);
  const days: Day[] = [];
  for (let day = dayOf(year, month, 1); day <= to; day = addMonths(day, 1)) if (day >= from) days.push(day);
  return days;
}
