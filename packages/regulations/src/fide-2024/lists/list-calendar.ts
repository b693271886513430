import { civilDate, type Day, dayFrom, firstDaysOfMonths } from '@escala/core';
import { IN_FORCE_FROM } from '../parameters.ts';

export const FIRST_LIST: Day = dayFrom(IN_FORCE_FROM);

/** 7.1: a list on the first of every month, from the first day of the regulation on. */
export function isListDay(day: Day): boolean {
  return day >= FIRST_LIST && civilDate(day).dayOfMonth === 1;
}

/** The list days between two days, both included. */
export const listDaysBetween = (from: Day, to: Day): Day[] => firstDaysOfMonths(Math.max(from, FIRST_LIST), to);
