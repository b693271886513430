import type { IsoDate, TimeControl, TournamentEvent } from '@escala/core';
import type { Path } from '../../interchange/faults/fault.ts';
import type { TrfRemark } from '../trf-problem.ts';
import type { TrfReport } from '../trf-report.ts';
import { readTrfDate } from './trf-date.ts';
import { readTimeCode, readTimeText } from './trf-time-control.ts';

/** Dates, thinking time and arbiter: what a report and a tournament both know of the event. */
export function eventFacts(report: TrfReport, remarks: TrfRemark[]): TournamentEvent | undefined {
  const event: { -readonly [Field in keyof TournamentEvent]: TournamentEvent[Field] } = {};
  const start = dateOf(report.startDate, ['startDate'], remarks);
  const end = dateOf(report.endDate, ['endDate'], remarks);
  const roundDates = datesOfRounds(report, remarks);
  const timeControl = timeControlOf(report, remarks);
  if (start !== undefined) event.start = start;
  if (end !== undefined) event.end = end;
  if (roundDates.length > 0) event.roundDates = roundDates;
  if (timeControl !== undefined) event.timeControl = timeControl;
  if (report.chiefArbiter !== undefined) event.arbiter = report.chiefArbiter;
  if (report.deputyArbiters.length > 0) event.deputies = report.deputyArbiters;
  return Object.keys(event).length > 0 ? event : undefined;
}

function dateOf(text: string | undefined, path: Path, remarks: TrfRemark[]): IsoDate | undefined {
  if (text === undefined || text === '') return undefined;
  const date = readTrfDate(text);
  if (date === undefined)
    remarks.push({ severity: 'warning', code: 'trf-date-unreadable', path, values: { found: text } });
  return date;
}

/** Up to the first round without a date. */
export function datesOfRounds({ roundDates }: TrfReport, remarks: TrfRemark[]): IsoDate[] {
  const dates: IsoDate[] = [];
  for (const [r, text] of roundDates.entries()) {
    const date = dateOf(text, ['roundDates', r], remarks);
    if (date === undefined) break;
    dates.push(date);
  }
  return dates;
}

/** The code of 222 before the words of 122. */
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
