import { type Day, dayFrom, type EventRecord, type IsoDate } from '@escala/core';
import type { Reading } from '../ports.ts';
import { eventKind } from '../records/event.ts';
import { reportKind } from '../records/report.ts';
import { loadPublishedLists } from './late-report.ts';
import { listsOfReport } from './lists-of-report.ts';

/** Submitted reports that nobody has accepted or refused yet. */
export interface UndecidedReport {
  readonly event: string;
  readonly name: string;
  readonly end: IsoDate;
  /** The series to which its games would belong; not known where there is no report to look into. */
  readonly series?: ReadonlySet<string> | undefined;
}

export async function undecidedReports(reading: Reading): Promise<UndecidedReport[]> {
  const waiting = await reading.find(eventKind, { key: 'state', equals: 'submitted' });
  if (waiting.length === 0) return [];
  const published = await loadPublishedLists(reading);
  const reports = await reading.getMany(
    reportKind,
    waiting.map(({ id }) => id),
  );
  const records = new Map(reports.map(({ id, body }) => [id, body.record as EventRecord]));
  return waiting.map(({ id, body }) => {
    const record = records.get(id);
    const lists = published && record && listsOfReport(published, record);
    return { event: id, name: body.name, end: body.end, series: lists && new Set(lists.map(({ series }) => series)) };
  });
}

/** Those that ended before the list and have games for it: they would come too late afterwards (D-OFF-150). */
export function beforeList(reports: readonly UndecidedReport[], series: string, listDay: Day): UndecidedReport[] {
  return reports.filter((report) => dayFrom(report.end) < listDay && (report.series?.has(series) ?? true));
}
