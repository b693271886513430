import { type Day, NO_DAY } from '@escala/core';
import { evaluatedColumns } from '../columns/evaluated-columns.ts';
import { type ReportColumns, reportColumns } from '../columns/event-columns.ts';
import { headerOf } from '../columns/packed-games.ts';
import { pinnedColumns } from '../columns/pinned-columns.ts';
import { keptNumbers } from '../columns/player-columns.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { seriesColumns } from '../series/replay-series.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import type { SeriesState } from '../series/series-state.ts';
import type { KnownChange } from '../series/settle.ts';

/** What another report of an event can reach: lists from its first day on, of the series to which games of it belong. */
export function changeOfReport(
  record: LoadedRecord,
  event: string,
  before: Uint8Array | undefined,
  after: Uint8Array,
): KnownChange {
  const keptAs = keptNumbers(record.players, record.playerIds);
  const editions = [before, after].flatMap((bytes) => {
    if (bytes === undefined) return [];
    const columns = reportColumns(new Map([[event, bytes]]), keptAs);
    return [{ columns, day: firstDay(bytes, columns) }];
  });
  return {
    day: Math.min(...editions.map(({ day }) => day)),
    concerns: (state) => editions.some(({ columns }) => belongs(record, columns, state)),
  };
}

/** Of the event or of a game that is dated before it. */
function firstDay(bytes: Uint8Array, { games }: ReportColumns): Day {
  let first = headerOf(bytes).startDay;
  for (const day of games.day) if (day !== NO_DAY && day < first) first = day;
  return first;
}

/** Whether any computed list of the series has entries of the event. */
function belongs(record: LoadedRecord, event: ReportColumns, { series, imported, computed }: SeriesState): boolean {
  const book = headToHeadBook(series);
  const ground = seriesColumns(record, series, { imported, sister: [] });
  const evaluated = { ...ground, ...evaluatedColumns(event, record, series) };
  const alone = pinnedColumns(evaluated, event.redated, record, series);
  const days = [...imported, ...computed].map(({ day }) => day);
  return computed.some(({ day: listDay }, list) => {
    const previousListDay = days[imported.length + list - 1];
    const terms = { revision: revisionOf(series), rhythm: rhythmOf(series), listDay, previousListDay };
    const { events, games } = book.entriesOf(alone, terms);
    return events.length + games.length > 0;
  });
}
