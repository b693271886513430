import type { FederationColumns } from '@escala/core';
import { firstDayOf, unpackGames } from '../columns/packed-games.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { seriesColumns } from '../series/replay-series.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import type { SeriesState } from '../series/series-state.ts';
import type { KnownChange } from '../series/settle.ts';

/** What another report of an event can affect: lists from its first day on, in the series that its games belong to. */
export function changeOfReport(
  record: LoadedRecord,
  event: string,
  before: Uint8Array | undefined,
  after: Uint8Array,
): KnownChange {
  const alone = (bytes: Uint8Array | undefined): LoadedRecord => ({
    ...record,
    reports: new Map(bytes === undefined ? [] : [[event, bytes]]),
  });
  const [was, is] = [alone(before), alone(after)];
  const editions = before === undefined ? [after] : [before, after];
  return {
    day: Math.min(...editions.map(firstDayOf)),
    concerns: (state) => belongs(was, state) || belongs(is, state),
    event,
    ...(!unpackGames(after).counts && { counted: record }),
    before: (state) => columnsIn(was, state),
  };
}

const columnsIn = (record: LoadedRecord, { series, imported }: SeriesState): FederationColumns =>
  seriesColumns(record, series, { imported, sister: [] });

/** Whether any computed list of the series has entries from this record, which holds a single event. */
function belongs(record: LoadedRecord, state: SeriesState): boolean {
  const { series, imported, computed } = state;
  const book = headToHeadBook(series);
  const alone = columnsIn(record, state);
  const days = [...imported, ...computed].map(({ day }) => day);
  return computed.some(({ day: listDay }, list) => {
    const previousListDay = days[imported.length + list - 1];
    const terms = { revision: revisionOf(series), rhythm: rhythmOf(series), listDay, previousListDay };
    const { events, games } = book.entriesOf(alone, terms);
    return events.length + games.length > 0;
  });
}
