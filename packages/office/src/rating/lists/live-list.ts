import { type Day, dayFrom, type Finding, type GameColumns, type ListSheet, NO_DAY, writeDay } from '@escala/core';
import { type LoadedSeries, loadedSeriesOf } from '../in-memory/loaded-series.ts';
import { listDayAfter, nextListDate, termsOf } from '../publishing/next-list.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';

/** A list to come as it would be with everything accepted so far. */
interface LiveList {
  readonly date: string;
  readonly sheet: ListSheet;
  readonly findings: readonly Finding[];
}

const known = new WeakMap<LoadedSeries, LiveList>();

/** The list after those in memory. Only this one is computed, on top of them. */
export function liveList(loaded: LoadedSeries): LiveList {
  const before = known.get(loaded);
  if (before) return before;
  const { series, columns, record } = loaded;
  const last = loaded.sheets.at(-1);
  const next = nextListDate(record, series);
  const date = last && writeDay(last.day) >= next ? writeDay(listDayAfter(series, last.day)) : next;
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

const continued = new WeakMap<LoadedSeries, LoadedSeries>();

/**
 * The series before a list to come. While the next list is overdue, rounds already count for the one after it: that one
 * follows the next list as it would be now (D-OFF-1200).
 */
export function seriesBefore(loaded: LoadedSeries, date: string): LoadedSeries {
  if (date <= liveList(loaded).date) return loaded;
  const after = continued.get(loaded) ?? withNextList(loaded);
  continued.set(loaded, after);
  return seriesBefore(after, date);
}

function withNextList(loaded: LoadedSeries): LoadedSeries {
  const { record, series, sheets, imported, revisions, sister } = loaded;
  return loadedSeriesOf(record, series, { sheets: [...sheets, liveList(loaded).sheet], imported, revisions }, sister);
}

/** The next list, and those after it for which games are already accepted. */
export function listsToCome(loaded: LoadedSeries): readonly LiveList[] {
  const last = lastGameDay(loaded);
  const lists = [liveList(loaded)];
  for (let list = lists[0]!; dayFrom(list.date) <= last; lists.push(list))
    list = liveList(seriesBefore(loaded, writeDay(listDayAfter(loaded.series, dayFrom(list.date)))));
  return lists;
}

const lastDays = new WeakMap<GameColumns, Day>();

function lastGameDay({ columns: { games } }: LoadedSeries): Day {
  const before = lastDays.get(games);
  if (before !== undefined) return before;
  let last = NO_DAY;
  for (let game = 0; game < games.count; game++) last = Math.max(last, games.day[game]!);
  lastDays.set(games, last);
  return last;
}
