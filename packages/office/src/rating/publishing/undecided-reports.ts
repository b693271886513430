import { type Day, dayFrom, type EventRecord, type IsoDate } from '@escala/core';
import { eventKind } from '../../events/event.ts';
import { reportKind } from '../../events/reports/report.ts';
import type { Reading } from '../../ports.ts';
import { loadPublishedLists } from '../lists/list.ts';
import { acceptedNow, listsOfReport, type ReachedList } from '../lists/lists-of-report.ts';

/** Submitted reports that are neither accepted nor refused yet. */
export interface UndecidedReport {
  readonly event: string;
  readonly name: string;
  readonly end: IsoDate;
  /** The lists its games would belong to; unknown if the federation does not exist. */
  readonly lists?: readonly Pick<ReachedList, 'series' | 'date'>[] | undefined;
}

export async function undecidedReports(reading: Reading): Promise<UndecidedReport[]> {
  const waiting = await reading.find(reportKind, { key: 'state', equals: 'submitted' });
  if (waiting.length === 0) return [];
  const published = await loadPublishedLists(reading);
  const events = await reading.getMany(
    eventKind,
    waiting.map(({ id }) => id),
  );
  const reports = new Map(waiting.map(({ id, body }) => [id, body]));
  return events.map(({ id, body }) => {
    const { record, rounds, submittedOn } = reports.get(id)!;
    const lists = published && listsOfReport(published, record as EventRecord, acceptedNow(submittedOn));
    const end = rounds === undefined ? body.end : lastDay(record as EventRecord);
    return { event: id, name: body.name, end, lists };
  });
}

/** For a part: the day of its last game. */
const lastDay = ({ games, end }: EventRecord): IsoDate =>
  games.reduce((last, { date = end }) => (date > last ? date : last), '');

/**
 * Reports of events that ended before the list and have games for it: after publication they would be too late
 * (D-OFF-150). A report received after the list closed has no games for it (fide-2009 7.13).
 */
export function beforeList(reports: readonly UndecidedReport[], series: string, listDay: Day): UndecidedReport[] {
  const isBefore = (list: Pick<ReachedList, 'series' | 'date'>): boolean =>
    list.series === series && dayFrom(list.date) <= listDay;
  return reports.filter(({ end, lists }) => dayFrom(end) < listDay && (lists?.some(isBefore) ?? true));
}
