import { civilDate, type Day } from '@escala/core';

/** 8.1: lists are published on the first of every month. */
export const isListDay = (day: Day): boolean => civilDate(day).dayOfMonth === 1;

export { firstDaysOfMonths as listDays } from '@escala/core';
