import { type Day, dayFrom, firstDaysOfMonths } from '@escala/core';
import { IN_FORCE_FROM } from '../parameters.ts';

/** §7 has ratings after every game and no article names days for lists: any day since the calendars began will do (D-OFF-11). */
export function isListDay(day: Day): boolean {
  return day >= dayFrom(IN_FORCE_FROM);
}

/** Where days are to be proposed, the first of each month (D-OFF-11); from one day to another, both included. */
export const listDays = (from: Day, to: Day): Day[] => firstDaysOfMonths(from, to).filter(isListDay);
