import type { EventType, IsoDate, Rhythm, TimeControl } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import { UsageError } from '../usage-error.ts';

/** What the command line says of a TRF report that is to be rated. */
export interface RatedReportOptions {
  /** Rating-input document that the event is added to. */
  readonly into?: string;
  /** Without a document: what the event is rated by, alone. */
  readonly regulation?: string;
  readonly revision?: string;
  readonly listDate?: IsoDate;
  readonly rhythm?: Rhythm;
  /** Facts that the report does not tell, or not in a way that can be read. */
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

/** A JSON document says itself what these options say of a report. */
export function refuseRatedReportOptions(options: RatedReportOptions): void {
  const given = (Object.keys(FLAGS) as (keyof RatedReportOptions)[]).find((name) => options[name] !== undefined);
  if (given !== undefined) throw new UsageError('cli.usage.report-option', { name: FLAGS[given] });
}

/** Of a book that keeps a single list no document says which. */
export const hasOneList = (regulation: string): boolean => {
  const book = ruleBookOf(regulation);
  return book?.kind === 'head-to-head' && book.rhythms.length === 1;
};

/** How a report is rated when no document takes it up. */
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
