import type { IsoDate } from '@escala/core';
import type { Kept, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf, scrabbleBook } from '../series/scrabble-book.ts';
import { type ScrabblePlay, type ScrabbleReport, scrabbleReportKind } from './scrabble-report.ts';

/** Submitted reports that nobody has accepted or refused yet. */
export async function waitingReports(reading: Reading): Promise<readonly Kept<ScrabbleReport>[]> {
  return reading.find(scrabbleReportKind, { key: 'state', equals: 'submitted' });
}

/** The first day on which something of a series was played. */
export function firstDayIn({ collective, libere }: ScrabblePlay, series: Series): IsoDate | undefined {
  const [first] = scrabbleBook(series).classes;
  const own = classOf(series);
  return [...collective, ...libere]
    .filter((entry) => (entry.class ?? first) === own)
    .map(({ date }) => date)
    .sort()[0];
}

/** Those with games of the series before the list: they would come too late afterwards. */
export function waitingFor(
  reports: readonly Kept<ScrabbleReport>[],
  series: Series,
  date: IsoDate,
): readonly Kept<ScrabbleReport>[] {
  return reports.filter(({ body }) => (firstDayIn(body, series) ?? date) < date);
}
