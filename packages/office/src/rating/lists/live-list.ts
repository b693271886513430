import { type Day, dayFrom, type Finding, type ListSheet } from '@escala/core';
import { nextListDate, termsOf } from '../publishing/next-list.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';

/** The next list as it would be with everything accepted so far. */
interface LiveList {
  readonly date: string;
  readonly sheet: ListSheet;
  readonly findings: readonly Finding[];
}

const known = new WeakMap<SeriesRoom, LiveList>();

/** Only the new list is computed, on top of those in memory. */
export function liveList(room: SeriesRoom): LiveList {
  const before = known.get(room);
  if (before) return before;
  const { series, columns, record } = room;
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
    sourcesOf: () => room.sourcesOn(listDay),
  });
  const live = { date, sheet: sheet!, findings };
  known.set(room, live);
  return live;
}
