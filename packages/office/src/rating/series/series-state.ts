import type { ListSheet } from '@escala/core';
import type { Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import type { LoadedFederation } from '../in-memory/loaded-federations.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { keptSheets, sheetOf } from './editions.ts';
import { bookOf, sisterOf } from './series-book.ts';

/** The kept lists of a series: those from before the office and those it computed, in their latest edition. */
export interface SeriesState {
  readonly series: Series;
  readonly imported: readonly ListSheet[];
  readonly computed: readonly ListSheet[];
}

async function loadSeries(reading: Reading, record: LoadedRecord, series: Series, asOf?: number): Promise<SeriesState> {
  const source = new Map(record.listsOf(series.id).map((list) => [list.date, list.source]));
  const kept = await keptSheets(reading, series.id, 'revised', { asOf });
  const sheets = (from: 'imported' | 'computed'): ListSheet[] =>
    kept.filter(({ date }) => source.get(date) === from).map((each) => sheetOf(each, record.players.length));
  return { series, imported: sheets('imported'), computed: sheets('computed') };
}

/** The same for a federation in memory: each series is read once. */
export async function statesOf(reading: Reading, loaded: LoadedFederation): Promise<SeriesState[]> {
  const states: SeriesState[] = [];
  for (const { id } of seriesInOrder(loaded.record)) {
    const { series, sheets, imported } = (await loaded.series(reading, id))!;
    states.push({ series, imported: sheets.slice(0, imported), computed: sheets.slice(imported) });
  }
  return states;
}

/** The federation's head-to-head series, each after the one that its first ratings come from. */
export function seriesInOrder({ federation }: LoadedRecord): Series[] {
  const rated = federation.series.filter((series) => bookOf(series).kind === 'head-to-head');
  return [...rated].sort(
    (a, b) => Number(sisterOf(federation, a) !== undefined) - Number(sisterOf(federation, b) !== undefined),
  );
}

export async function loadAllSeries(reading: Reading, record: LoadedRecord, asOf?: number): Promise<SeriesState[]> {
  return Promise.all(seriesInOrder(record).map((series) => loadSeries(reading, record, series, asOf)));
}
