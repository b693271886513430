import { dayFrom, writeDay } from '@escala/core';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { clubsOn } from '../printed/kept-printed.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import type { PublicationOnRecord } from '../series/rating-series.ts';
import { sisterOf } from '../series/series-book.ts';
import { listDayAfter, nextListDate } from './next-list.ts';
import { beforeList, undecidedReports } from './undecided-reports.ts';

export async function publicationOfGames(reading: Reading, record: LoadedRecord): Promise<PublicationOnRecord> {
  const undecided = await undecidedReports(reading);
  return {
    register: { ...record, clubs: await clubsOn(reading) },
    orderRefusals: (series, date, earlier) => orderRefusals(record, series, date, earlier),
    undecidedBefore: ({ id }, date) => beforeList(undecided, id, dayFrom(date)),
  };
}

/** Lists are published in order; the list that first ratings are taken over from comes first (D-OFF-2). */
function orderRefusals(record: LoadedRecord, series: Series, date: string, earlier: readonly string[]): Refusal[] {
  const { regulation } = series;
  const last = earlier.at(-1);
  const next = last === undefined ? nextListDate(record, series) : writeDay(listDayAfter(series, dayFrom(last)));
  const refusals = date === next ? [] : [invalid('list-out-of-order', { date, next }, { field: 'date' })];
  const sister = sisterOf(record.federation, series);
  if (sister && sister.firstList <= date && !record.listsOf(sister.id).some((list) => list.date === date))
    refusals.push(invalid('sister-list-first', { series: sister.name, date }, { field: 'series', regulation }));
  return refusals;
}
