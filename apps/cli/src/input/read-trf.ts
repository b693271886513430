import type { Tournament } from '@escala/core';
import { parseTrf, type TrfReport } from '@escala/formats';
import type { TextFault } from '../faults/worded-fault.ts';
import { completedTournament, type ReportOptions } from './report-options.ts';

/** Our documents begin with a brace; a report never does. Nothing but space is left to the complaint about an empty file. */
export function isJson(text: string): boolean {
  return /^\s*(?:[{["]|$)/.test(text);
}

export interface ReadReport {
  /** Absent where an error stands in the way. */
  readonly report?: TrfReport;
  readonly problems: readonly TextFault[];
}

/** A report with every problem of its text. */
export function readReport(text: string): ReadReport {
  const { report, problems } = parseTrf(text);
  return problems.some(isError) ? { problems } : { report, problems };
}

export interface ReadTrf {
  /** Absent where an error stands in the way. */
  readonly tournament?: Tournament;
  readonly problems: readonly TextFault[];
}

/** The tournament of a report, with every problem of the text and every assumption. */
export function readTrf(text: string, options: ReportOptions): ReadTrf {
  const { report, problems } = readReport(text);
  if (report === undefined) return { problems };
  const { tournament, remarks } = completedTournament(report, options);
  const all = [...problems, ...remarks];
  return all.some(isError) ? { problems: all } : { tournament, problems: all };
}

function isError({ severity }: TextFault): boolean {
  return severity === 'error';
}
