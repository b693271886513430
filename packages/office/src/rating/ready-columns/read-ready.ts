import { type ListSheet, type NumbersOfGames, type PlayerColumns, SHEET_COLUMNS, type SheetColumn } from '@escala/core';
import type { Digest, Reading, ReadyFile } from '../../ports.ts';
import { takeFideChanges } from '../columns/first-rating-sources.ts';
import { lazyPlayers } from '../columns/lazy-players.ts';
import { lazySheet } from '../columns/lazy-sheet.ts';
import { unpackPools } from '../columns/packed-sheet.ts';
import { playerColumns, takeReadyPlayers } from '../columns/player-columns.ts';
import { LazyReports } from '../columns/reports-by-event.ts';
import { type ReportsInPieces, reportsSince } from '../columns/reports-since.ts';
import { type LoadedRecord, listsBySeries } from '../in-memory/loaded-record.ts';
import { type LoadedSeries, loadedSeriesOf } from '../in-memory/loaded-series.ts';
import { type ReadyPrinted, takeReadyPrinted } from '../printed/ready-printed.ts';
import { gamesOf, takeReadyGames } from '../series/replay-series.ts';
import type { Revisions } from '../series/revisions.ts';
import { sisterOf } from '../series/series-book.ts';
import { seriesInOrder } from '../series/series-state.ts';
import { careerLines } from './careers.ts';
import { partOfColumn, unpackTree } from './column-tree.ts';
import { type PackedTexts, textsAt } from './packed-texts.ts';
import {
  type ColumnsOfPlayers,
  type PlacedGames,
  READY_FORMAT,
  type ReadyContent,
  type ReadySeries,
} from './ready-content.ts';
import { type ReadyIndex, ReadySource } from './ready-file.ts';

/** A federation as it was when its file was written. */
export interface ReadyFederation {
  readonly record: LoadedRecord;
  readonly series: ReadonlyMap<string, LoadedSeries>;
  /** Something read differs from what was written: nothing more from this file can be trusted. */
  isDamaged(): boolean;
}

/**
 * The content of a file, if this version wrote it for this chain of acts: the act it was written after must still be at
 * its place in the record (D-OFF-725).
 */
export async function readReady(
  file: ReadyFile,
  digest: Digest,
  reading: Reading,
): Promise<ReadyFederation | undefined> {
  const source = ReadySource.open<ReadyContent>(file, digest);
  if (source === undefined || !(await isOfChain(source.index, reading))) return undefined;
  return readyFederation(source, readyRecord(source));
}

export async function isOfChain({ format, federation, seq, hash }: ReadyIndex<unknown>, reading: Reading) {
  if (format !== READY_FORMAT || federation !== reading.federation) return false;
  const head = await reading.head();
  if (head.seq < seq) return false;
  const [act] = head.seq === seq ? [head] : await reading.actsAfter(seq - 1, 1);
  return act?.seq === seq && act.hash === hash;
}

/**
 * A federation in memory that was just written, from its file: keeps its players and games, and reads everything else on
 * demand.
 */
export function slimFederation(file: ReadyFile, digest: Digest, record: LoadedRecord): ReadyFederation | undefined {
  const source = ReadySource.open<ReadyContent>(file, digest);
  if (source?.index.seq !== record.seq) return undefined;
  const games = gamesOf(record);
  const slim = { ...record, reports: lazyReports(source) };
  takeReadyGames(slim, () => games);
  return readyFederation(source, slim);
}

const lazyReports = ({ index: { content }, read }: ReadySource<ReadyContent>): LazyReports =>
  new LazyReports(content.events, textsAt(unpackTree<PackedTexts>(content.reports, read), read));

function readyRecord(source: ReadySource<ReadyContent>): LoadedRecord {
  const { index, read } = source;
  const { federation, seasons, lists, playerIds, events, playerTexts, printed, playerColumns, games } = index.content;
  const players = lazyPlayers(playerIds.length, textsAt(unpackTree<PackedTexts>(playerTexts, read), read));
  const { columns, fide } = unpackTree<ColumnsOfPlayers>(playerColumns, read);
  takeReadyPlayers(players, seasons, columns);
  takeFideChanges(players, fide);
  if (printed !== null)
    takeReadyPrinted(players, seasons, () => JSON.parse(new TextDecoder().decode(read(printed))) as ReadyPrinted);
  const reports = lazyReports(source);
  const record = { seq: index.seq, federation, players, playerIds, seasons, reports, listsOf: listsBySeries(lists) };
  const namesOf = (places: Int32Array): string[] => Array.from(places, (place) => events[place]!);
  takeReadyGames(
    record,
    () => {
      const { lastDay: _, ...made } = unpackTree<PlacedGames>(games, read);
      return { ...made, events: { ...made.events, ids: namesOf(made.events.ids) } };
    },
    (...asked) => reportsSince(reportsInPieces(source, namesOf), ...asked),
  );
  return record;
}

function reportsInPieces(
  source: ReadySource<ReadyContent>,
  namesOf: (places: Int32Array) => string[],
): ReportsInPieces {
  const { events: all, games: columns, ...rest } = source.index.content.games;
  const readPart = source.partReader();
  const { participants, ...others } = all;
  const made = unpackTree<Omit<PlacedGames, 'games'>>({ ...rest, events: others }, source.read);
  return {
    ...made,
    events: { ...made.events, ids: namesOf(made.events.ids) },
    read: (column, from, to) =>
      partOfColumn(column === 'participants' ? participants : columns[column], from, to, readPart) as NumbersOfGames,
  };
}

function readyFederation(source: ReadySource<ReadyContent>, record: LoadedRecord): ReadyFederation {
  const { index, read } = source;
  const allSeries = new Map<string, LoadedSeries>();
  for (const each of seriesInOrder(record)) {
    const kept = index.content.series[each.id]!;
    const careers = { from: kept.careers, lists: kept.days.length, players: record.players.length };
    const lines = careerLines(careers, read);
    const sheets = kept.days.map((_, list) => sheetOf(kept, list, record.players.length, source, lines));
    const sister = sisterOf(record.federation, each);
    const after = (): PlayerColumns => {
      const { licences } = playerColumns(record.players, record.seasons, each.id);
      return { ...unpackTree<PlayerColumns>(kept.after, read), licences };
    };
    const hasComputed = sheets.length > kept.imported;
    const loadedSister = sister && allSeries.get(sister.id);
    const revisions = unpackTree<Revisions>(kept.revisions, read);
    const lists = { sheets, imported: kept.imported, revisions };
    allSeries.set(each.id, loadedSeriesOf(record, each, lists, loadedSister, hasComputed ? after : undefined));
  }
  return { record, series: allSeries, isDamaged: () => source.isDamaged };
}

const NO_POOLS = { pools: new Map(), poolFigures: new Map() };

function sheetOf(
  kept: ReadySeries,
  list: number,
  players: number,
  { read, share, has }: ReadySource<ReadyContent>,
  lines: ReturnType<typeof careerLines>,
): ListSheet {
  const pools = kept.pools[list]!;
  return lazySheet(
    {
      day: kept.days[list]!,
      column: (name: SheetColumn) => new SHEET_COLUMNS[name](share(kept.columns[name]! + list)),
      line: (player) => lines(list, player),
      has: (name, column) => has(kept.columns[name]! + list, column),
      pools: () => (pools === null ? NO_POOLS : unpackPools(read(pools))),
    },
    players,
  );
}
