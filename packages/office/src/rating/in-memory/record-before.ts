import type { Paper, Reading } from '../../ports.ts';
import { GAMES_FOLDER } from '../columns/packed-games.ts';
import { poolFolder } from '../columns/packed-sheet.ts';
import { revisedFolder, revisedSheet } from '../columns/revised-lines.ts';
import { listKind } from '../lists/list.ts';
import { withReports } from '../series/replay-series.ts';
import { type LoadedRecord, listsBySeries } from './loaded-record.ts';
import { type LoadedSeries, loadedSeriesOf } from './loaded-series.ts';

/** The present record with corrections since an act undone, and the lines they had changed on lists, by series. */
export interface RecordBefore {
  readonly present: LoadedRecord;
  readonly record: LoadedRecord;
  readonly revised: ReadonlyMap<string, readonly Paper[]>;
}

/** Up to this many later reports are undone; with more, the earlier record is loaded. */
const MOST_REPORTS = 1000;

/** Only names and acts. */
const NO_BYTES = { from: 0, length: 0 };

/**
 * The record that a list was computed from, by undoing corrections (D-OFF-886). If only corrections have moved lists
 * since, everything else the list depends on is already in memory, and what came later belongs to later lists.
 * Undefined if anything else moved lists.
 */
export async function recordBefore(
  reading: Reading,
  present: LoadedRecord,
  asOf: number,
): Promise<RecordBefore | undefined> {
  const revised = new Map<string, readonly Paper[]>();
  const since = { edition: 'all', since: asOf + 1 } as const;
  for (const { id } of present.federation.series) {
    const cameOut = new Map(present.listsOf(id).map((list) => [list.date, list.asOf + 1]));
    const pools = await reading.papers(poolFolder(id), { ...since, slice: NO_BYTES });
    if (pools.some(({ name, seq }) => seq !== cameOut.get(name))) return undefined;
    revised.set(id, await reading.papers(revisedFolder(id), since));
  }
  const acts = new Set([...revised.values()].flat().map(({ seq }) => seq));
  for (const seq of acts) if ((await reading.actsAfter(seq - 1, 1))[0]?.kind !== 'correction.confirm') return undefined;
  const filed = await reading.papers(GAMES_FOLDER, { edition: 'all', since: asOf, slice: NO_BYTES });
  const events = new Set(filed.map(({ name }) => name));
  if (events.size > MOST_REPORTS) return undefined;
  const reports = new Map<string, Uint8Array>();
  for (const name of events) {
    const [paper] = await reading.papers(GAMES_FOLDER, { name, edition: 'latest', asOf });
    if (paper !== undefined) reports.set(name, paper.bytes);
  }
  const lists = await reading.listAsOf(listKind, asOf + 1);
  const listsOf = listsBySeries(lists.map(({ body }) => body));
  return { present, record: { ...withReports(present, reports), listsOf }, revised };
}

/** A series with the lists published by then, with their lines before these corrections. */
export function seriesBefore(
  { series, sheets, dates }: LoadedSeries,
  { record, revised }: RecordBefore,
  sister: LoadedSeries | undefined,
): LoadedSeries {
  const lists = record.listsOf(series.id);
  const out = new Set(lists.map(({ date }) => date));
  const before = new Map(dates.map((date, list) => [date, sheets[list]!] as const).filter(([date]) => out.has(date)));
  // The latest act first, so that lines end up as the first act found them.
  for (const { name, bytes } of revised.get(series.id)?.toReversed() ?? []) {
    const sheet = before.get(name);
    if (sheet !== undefined) before.set(name, revisedSheet(sheet, bytes, 'before', record.players.length));
  }
  const imported = lists.filter(({ source }) => source === 'imported').length;
  return loadedSeriesOf(record, series, { sheets: [...before.values()], imported }, sister);
}
