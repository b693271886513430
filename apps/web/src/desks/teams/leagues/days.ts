import { dayFrom, writeDay } from '@escala/core';

export const addDays = (date: string, days: number): string => writeDay(dayFrom(date) + days);
