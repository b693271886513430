import { dayFrom, type IsoDate } from '@escala/core';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { nextListDate, termsOf } from '../../rating/lists/next-list.ts';
import type { Series } from '../../registry/federation/federation.ts';
import type { ScrabbleReport } from '../reports/scrabble-report.ts';
import { mergeRefusals } from '../reports/twice-by-merge.ts';
import { waitingFor } from '../reports/waiting-reports.ts';
import { scrabbleBook, seriesById } from '../series/scrabble-book.ts';
import type { ScrabbleRecord } from '../series/scrabble-record.ts';

export interface WantedLists {
  readonly series: string;
  readonly dates: readonly IsoDate[];
  readonly leaveOut?: readonly string[] | undefined;
}

/** Why lists cannot come out now, all reasons at once. */
export function scrabblePublicationRefusals(
  record: ScrabbleRecord,
  { series: id, dates, leaveOut = [] }: WantedLists,
  waiting: readonly Kept<ScrabbleReport>[],
  today: IsoDate,
): Refusal[] {
  const series = seriesById(record.federation, id);
  if (series === undefined) return [missing('scrabble-series-unknown', { series: id }, { field: 'series' })];
  const last = dates.at(-1)!;
  return [
    ...dates.flatMap((date, i) => dateRefusals(record, series, date, dates.slice(0, i), today)),
    ...waitingFor(waiting, series, last)
      .filter((report) => !leaveOut.includes(report.id))
      .map(({ id: event, body: { name, start } }) =>
        invalid('scrabble-report-undecided', { event, name, start }, { field: 'leaveOut' }),
      ),
    ...mergeRefusals(record),
  ];
}

/**
 * D-OFF-63: the first list of a series has the date that the series was set up with; after it any list day will do
 * (D-OFF-11) as long as it comes after the last list.
 */
function dateRefusals(
  record: ScrabbleRecord,
  series: Series,
  date: IsoDate,
  earlier: readonly IsoDate[],
  today: IsoDate,
): Refusal[] {
  const refused: Refusal[] = [];
  const field = { field: 'date', regulation: series.regulation };
  const published = record.listsOf(series.id);
  const last = earlier.at(-1) ?? published.at(-1)?.date;
  const isFirst = earlier.length === 0 && !published.some(({ source }) => source === 'computed');
  if (!scrabbleBook(series).isListDay(dayFrom(date), termsOf(series)))
    refused.push(invalid('scrabble-list-day-wrong', { date }, field));
  else if (published.some((list) => list.date === date))
    refused.push(invalid('scrabble-list-published', { date }, field));
  else if (isFirst ? date !== series.firstList : date <= last!)
    refused.push(
      invalid('scrabble-list-out-of-order', { date, last: last ?? '-', next: nextListDate(record, series) }, field),
    );
  if (date > today) refused.push(invalid('scrabble-list-too-early', { date, today }, field));
  return refused;
}
