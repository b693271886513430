import { type Day, dayFrom, type Finding, type ListSheet } from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { nextListDate, termsOf } from '../publishing/next-list.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';

/** The next list as it would be with everything accepted so far. */
interface LiveList {
  readonly date: string;
  readonly sheet: ListSheet;
  readonly findings: readonly Finding[];
}

const known = new WeakMap<LoadedSeries, LiveList>();

/** Only the new list is computed, on top of those in memory. */
export function liveList(loaded: LoadedSeries): LiveList {
  const before = known.get(loaded);
  if (before) return before;
  const { series, columns, record } = loaded;
  const date = nextListDate(record, series);
  const listDay: Day = dayFrom(date);
  const findings: Finding[] = [];
  let sheet: ListSheet | undefined;
  headToHeadBook(series).replay(columns, {
    ...termsOf(series),
    revision: revisionOf(series),
    rhythm: rhythmOf(series),
    listDays: [listDay],
    onList: (made) => {
      sheet = made;
    },
    findingsOf: () => (finding) => findings.push(finding),
    sourcesOf: () => loaded.sourcesOn(listDay),
  });
  const live = { date, sheet: sheet!, findings };
  known.set(loaded, live);
  return live;
}
