import { dayFrom } from '@escala/core';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { OfficialList } from '../../rating/lists/list.ts';
import { termsOf } from '../../rating/publishing/next-list.ts';
import { bookOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import type { Doubt } from '../doubt.ts';

/** Lists from the office's own first list on are computed, not taken in. */
export function tooLate({ id: series, firstList: first }: Series, date: string): Refusal[] {
  return date < first ? [] : [invalid('old-list-too-late', { date, series, first }, { field: 'date' })];
}

/** What is doubtful of an old list as a whole: on record already, after later ones, on a day without lists. */
export function oldListDoubts(series: Series, date: string, lists: readonly OfficialList[]): Doubt[] {
  const doubts: Doubt[] = [];
  const doubt = (code: Doubt['code'], leftOut: boolean, values: Doubt['values']): void => {
    doubts.push({ line: 0, code, leftOut, values });
  };
  if (lists.some((list) => list.date === date)) doubt('import-list-twice', true, { series: series.id, date });
  const later = lists.filter((list) => list.date > date).length;
  if (later > 0) doubt('import-list-out-of-order', false, { series: series.id, date, later });
  if (!bookOf(series).isListDay(dayFrom(date), listTerms(series)))
    doubt('import-not-a-list-day', false, { date, regulation: series.regulation });
  return doubts;
}

/** Days of lists may depend on the edition and on the rhythm. */
function listTerms(series: Series) {
  const book = bookOf(series);
  const rhythm =
    book.kind === 'head-to-head'
      ? { rhythm: book.rhythms.find((each) => each === series.part) ?? book.rhythms[0] }
      : {};
  return { ...termsOf(series), ...rhythm };
}
