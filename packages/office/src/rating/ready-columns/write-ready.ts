import { type PlayerColumns, SHEET_COLUMNS, type SheetColumn } from '@escala/core';
import type { Digest, Head } from '../../ports.ts';
import { fideChanges } from '../columns/first-rating-sources.ts';
import { textsOfPlayers } from '../columns/lazy-players.ts';
import { packPools } from '../columns/packed-sheet.ts';
import { readyPlayers } from '../columns/player-columns.ts';
import { lastDays } from '../columns/reports-since.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import type { OfficialList } from '../lists/list.ts';
import { readyPrinted } from '../printed/ready-printed.ts';
import { gamesOf } from '../series/replay-series.ts';
import { packCareers } from './careers.ts';
import { bytesOf, narrowed, packTree } from './column-tree.ts';
import { packTexts } from './packed-texts.ts';
import {
  type ColumnsOfPlayers,
  type PlacedGames,
  READY_FORMAT,
  type ReadyContent,
  type ReadySeries,
  type TreeOfGames,
} from './ready-content.ts';
import { ReadyWriter } from './ready-file.ts';

/** A federation in memory, with further facts from the record. */
export interface ReadyMatter {
  readonly id: string;
  readonly head: Head;
  readonly record: LoadedRecord;
  readonly lists: readonly OfficialList[];
  readonly series: readonly LoadedSeries[];
}

/** Pages read players one by one; reports are mostly read together. */
const [PLAYERS_PIECE, REPORTS_PIECE] = [4096, 65_536];

/** The whole file, piece by piece, so that the caller may yield in between. */
export function* readyBytes({ id, head, record, lists, series }: ReadyMatter, digest: Digest): Iterable<Uint8Array> {
  const writer = new ReadyWriter(digest);
  const { put } = writer;
  const { federation, seasons, playerIds, players, reports } = record;
  const events = [...reports.keys()];
  const playerTexts = packTree(packTexts(textsOfPlayers(players), PLAYERS_PIECE, put), put);
  const packedReports = packTree(packTexts(reports.values(), REPORTS_PIECE, put), put);
  yield* writer.written();
  const ids = federation.series.map((each) => each.id);
  const columnsOfPlayers: ColumnsOfPlayers = { columns: readyPlayers(record, ids), fide: fideChanges(players) };
  const playerColumns = packTree(columnsOfPlayers, put);
  const last = lists
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const printed = last === undefined ? null : put(textBytes(readyPrinted(players, seasons, last)));
  const games = packTree(placedGames(record, events), put) as TreeOfGames;
  yield* writer.written();
  const made: Record<string, ReadySeries> = {};
  for (const loaded of series) {
    const packed = packSeries(loaded, put);
    const columns: Record<string, number> = {};
    for (const name of Object.keys(SHEET_COLUMNS) as SheetColumn[])
      for (const sheet of loaded.sheets) {
        const piece = put(bytesOf(sheet[name]));
        columns[name] ??= piece;
        yield* writer.written();
      }
    const careers = writer.count;
    for (const piece of packCareers(loaded.sheets, players.length)) {
      put(piece);
      yield* writer.written();
    }
    made[loaded.series.id] = { ...packed, columns, careers };
  }
  const content: ReadyContent = {
    federation,
    seasons,
    lists,
    playerIds,
    events,
    playerTexts,
    printed,
    reports: packedReports,
    playerColumns,
    games,
    series: made,
  };
  yield* writer.end({ format: READY_FORMAT, federation: id, ...head, content });
}

const textBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function placedGames(record: LoadedRecord, ids: readonly string[]): PlacedGames {
  const all = gamesOf(record);
  const { events, games, ...rest } = all;
  const { round, day, white, black } = games;
  const places = new Map(ids.map((id, place) => [id, place]));
  return {
    ...rest,
    lastDay: lastDays(all),
    // They stay narrow in memory too: there are millions of them (D-OFF-1030).
    games: { ...games, round: narrowed(round), day: narrowed(day), white: narrowed(white), black: narrowed(black) },
    events: { ...events, ids: Int32Array.from(events.ids, (id) => places.get(id)!) },
  };
}

function packSeries(
  loaded: LoadedSeries,
  put: (bytes: Uint8Array) => number,
): Omit<ReadySeries, 'columns' | 'careers'> {
  const { sheets, imported, revisions } = loaded;
  const after: PlayerColumns | null = sheets.length > imported ? loaded.columns.players : null;
  return {
    days: sheets.map(({ day }) => day),
    imported,
    pools: sheets.map((sheet) => {
      const bytes = packPools(sheet);
      return bytes === undefined ? null : put(bytes);
    }),
    revisions: packTree(revisions, put),
    // Licences do not change with the lists.
    after: packTree(after && { ...after, licences: undefined }, put),
  };
}
