import { dayFrom, type IsoDate } from '@escala/core';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { bookOf, sisterOf } from '../series/series-book.ts';
import { nextListDate, termsOf } from './next-list.ts';
import { beforeList, type UndecidedReport } from './undecided-reports.ts';

/** Why a list cannot come out now, all reasons at once. */
export function publicationRefusals(
  record: LoadedRecord,
  {
    series: id,
    date,
    leaveOut,
  }: { readonly series: string; readonly date: IsoDate; readonly leaveOut?: readonly string[] | undefined },
  undecided: readonly UndecidedReport[],
  today: IsoDate,
): Refusal[] {
  const series = record.federation.series.find((each) => each.id === id);
  if (series === undefined) return [missing('series-unknown', { series: id }, { field: 'series' })];
  if (bookOf(series).kind !== 'head-to-head')
    return [invalid('series-of-scrabble', { series: id }, { field: 'series' })];
  const refusals: Refusal[] = [];
  const { regulation } = series;
  const next = nextListDate(record, series);
  const listDay = dayFrom(date);
  if (!bookOf(series).isListDay(listDay, termsOf(series)))
    refusals.push(invalid('list-day-wrong', { date, next }, { field: 'date', regulation }));
  else if (date !== next) {
    const known = record.listsOf(id).some((list) => list.date === date);
    refusals.push(invalid(known ? 'list-published' : 'list-out-of-order', { date, next }, { field: 'date' }));
  }
  if (today < date) refusals.push(invalid('list-too-early', { date, today }, { field: 'date', regulation }));
  const sister = sisterOf(record.federation, series);
  if (sister && sister.firstList <= date && !record.listsOf(sister.id).some((list) => list.date === date))
    refusals.push(invalid('sister-list-first', { series: sister.name, date }, { field: 'series', regulation }));
  return [...refusals, ...undecidedRefusals(beforeList(undecided, id, listDay), leaveOut)];
}

/** Reports that would come too late afterwards are decided first, or left out by name (D-OFF-150). */
export function undecidedRefusals(waiting: readonly UndecidedReport[], leaveOut: readonly string[] = []): Refusal[] {
  return waiting
    .filter(({ event }) => !leaveOut.includes(event))
    .map(({ event, name, end }) => invalid('report-undecided', { event, name, end }, { field: 'leaveOut' }));
}
