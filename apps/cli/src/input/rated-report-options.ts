import type { EventType, IsoDate, Rhythm, TimeControl } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import { UsageError } from '../usage-error.ts';

/** What the command line adds to a TRF report that is to be rated. */
export interface RatedReportOptions {
  /** Rating-input document that the event is added to. */
  readonly into?: string;
  /** Without a document: what the event alone is rated by. */
  readonly regulation?: string;
  readonly revision?: string;
  readonly listDate?: IsoDate;
  readonly rhythm?: Rhythm;
  /** Facts missing from the report, or unreadable there. */
  readonly event?: string;
  readonly type?: EventType;
  readonly start?: IsoDate;
  readonly end?: IsoDate;
  readonly timeControl?: TimeControl;
}

const FLAGS: Readonly<Record<keyof RatedReportOptions, string>> = {
  into: '--into',
  regulation: '--regulation',
  revision: '--revision',
  listDate: '--list-date',
  rhythm: '--rhythm',
  event: '--event',
  type: '--type',
  start: '--start',
  end: '--end',
  timeControl: '--time-control',
};

/** A JSON document contains what these options add to a report. */
export function refuseRatedReportOptions(options: RatedReportOptions): void {
  const given = (Object.keys(FLAGS) as (keyof RatedReportOptions)[]).find((name) => options[name] !== undefined);
  if (given !== undefined) throw new UsageError('cli.usage.report-option', { name: FLAGS[given] });
}

/** For a book with a single list, documents do not name the list. */
export const hasOneList = (regulation: string): boolean => {
  const book = ruleBookOf(regulation);
  return book?.kind === 'head-to-head' && book.rhythms.length === 1;
};

/** How a report is rated without a document. */
export interface StandaloneTerms extends RatedReportOptions {
  readonly regulation: string;
  readonly listDate: IsoDate;
}

export function standaloneTerms(options: RatedReportOptions, file: string): StandaloneTerms {
  const { regulation, listDate, rhythm } = options;
  if (regulation === undefined) throw new UsageError('cli.usage.report-needs', { file });
  if (listDate === undefined) throw new UsageError('cli.usage.missing-option', { name: '--list-date <date>' });
  if (rhythm !== undefined && hasOneList(regulation))
    throw new UsageError('cli.usage.not-for-regulation', { name: '--rhythm', regulation });
  return { ...options, regulation, listDate };
}
