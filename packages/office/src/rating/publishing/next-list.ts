import { type Day, dayFrom, type IsoDate, writeDay } from '@escala/core';
import type { BookTerms } from '@escala/regulations';
import type { Series } from '../../registry/federation/federation.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { bookOf } from '../series/series-book.ts';

/** Lists of two years: enough to find the next day in any calendar of lists. */
const FAR = 800;

/** The date of the list that comes next: the first one of the series, or the list day after the last published one. */
export function nextListDate(record: Pick<LoadedRecord, 'listsOf'>, series: Series): IsoDate {
  const last = record.listsOf(series.id).findLast(({ source }) => source === 'computed');
  if (last === undefined) return series.firstList;
  return writeDay(listDayAfter(series, dayFrom(last.date)));
}

export function listDayAfter(series: Series, day: Day): Day {
  const [next] = bookOf(series).listDays(day + 1, day + 1 + FAR, termsOf(series));
  return next!;
}

/** The date of the list before the next one, if there is any. */
export function lastListDate(record: Pick<LoadedRecord, 'listsOf'>, series: Series): IsoDate | undefined {
  return record.listsOf(series.id).at(-1)?.date;
}

/** By which edition of its book, and by which calendar of lists, a series goes. */
export function termsOf({ revision, monthlyFrom }: Series): Pick<BookTerms, 'revision' | 'monthlyFrom'> {
  return { revision, ...(monthlyFrom !== undefined && { monthlyFrom: dayFrom(monthlyFrom) }) };
}
