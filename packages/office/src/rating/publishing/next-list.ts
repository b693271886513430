import { type Day, dayFrom, type IsoDate, writeDay } from '@escala/core';
import type { BookTerms } from '@escala/regulations';
import type { Series } from '../../registry/federation/federation.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { bookOf } from '../series/series-book.ts';

/** Two years: enough to find the next day in any calendar of lists. */
const FAR = 800;

/** The date of the next list: the first one of the series, or the list day after the last one published. */
export function nextListDate(record: Pick<LoadedRecord, 'listsOf'>, series: Series): IsoDate {
  const last = record.listsOf(series.id).findLast(({ source }) => source === 'computed');
  if (last === undefined) return series.firstList;
  return writeDay(listDayAfter(series, dayFrom(last.date)));
}

export function listDayAfter(series: Series, day: Day): Day {
  const [next] = bookOf(series).listDays(day + 1, day + 1 + FAR, termsOf(series));
  return next!;
}

/** The date of the list before the next one, if any. */
export function lastListDate(record: Pick<LoadedRecord, 'listsOf'>, series: Series): IsoDate | undefined {
  return record.listsOf(series.id).at(-1)?.date;
}

/** The edition of its book and the calendar of lists that a series uses. */
export function termsOf({ revision, monthlyFrom }: Series): Pick<BookTerms, 'revision' | 'monthlyFrom'> {
  return { revision, ...(monthlyFrom !== undefined && { monthlyFrom: dayFrom(monthlyFrom) }) };
}
