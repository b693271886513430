import { dayFrom } from '@escala/core';
import type { AnswerOf, readPeriod } from '@escala/office/questions';

export type Period = AnswerOf<typeof readPeriod>;

export interface NamedSeries {
  readonly id: string;
  readonly name: string;
}

export const isDue = ({ nextList }: Period, today: string): boolean => dayFrom(nextList) <= dayFrom(today);

/** Scrabble lists may be published on any day (D-OFF-11): none is overdue. */
export const isBehind = ({ of, due }: Period): boolean => of === 'event' && due.length > 1;

/** The page for deciding on a report. */
export const reportPath = (of: Period['of'], event: string): string =>
  `/desk/reports/${of === 'event' ? '' : 'scrabble/'}${encodeURIComponent(event)}`;
