import type { IsoDate, TimeControl, TournamentEvent } from '@escala/core';
import type { TrfRemark } from '../trf-problem.ts';
import type { TrfReport } from '../trf-report.ts';
import { readTrfDate } from './trf-date.ts';
import { readTimeCode, readTimeText } from './trf-time-control.ts';

/** Dates, thinking time and arbiter: what both a report and a tournament have about the event. */
export function eventFacts(report: TrfReport, remarks: TrfRemark[]): TournamentEvent | undefined {
  const event: { -readonly [Field in keyof TournamentEvent]: TournamentEvent[Field] } = {};
  const start = dateOf(report.startDate);
  const end = dateOf(report.endDate);
  const roundDates = datesOfRounds(report);
  const timeControl = timeControlOf(report, remarks);
  if (start !== undefined) event.start = start;
  if (end !== undefined) event.end = end;
  if (roundDates.length > 0) event.roundDates = roundDates;
  if (timeControl !== undefined) event.timeControl = timeControl;
  if (report.chiefArbiter !== undefined) event.arbiter = report.chiefArbiter;
  if (report.deputyArbiters.length > 0) event.deputies = report.deputyArbiters;
  return Object.keys(event).length > 0 ? event : undefined;
}

const dateOf = (text: string | undefined): IsoDate | undefined => (text ? readTrfDate(text) : undefined);

/** Up to the first round without a date. */
export function datesOfRounds({ roundDates }: TrfReport): IsoDate[] {
  const dates: IsoDate[] = [];
  for (const text of roundDates) {
    const date = dateOf(text);
    if (date === undefined) break;
    dates.push(date);
  }
  return dates;
}

/** The code in 222 takes precedence over the words in 122. */
export function timeControlOf(report: TrfReport, remarks: TrfRemark[]): TimeControl | undefined {
  const { timeCode, timeControl } = report;
  const found = (timeCode && readTimeCode(timeCode)) || (timeControl && readTimeText(timeControl)) || undefined;
  const text = timeCode ?? timeControl;
  if (found === undefined && text !== undefined) {
    const values = { found: text };
    remarks.push({ severity: 'warning', code: 'trf-time-control-unreadable', path: ['timeControl'], values });
  }
  return found;
}
