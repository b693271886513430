import {
  type Day,
  type ListSheet,
  NO_DAY,
  type PoolEntry,
  type PoolFigures,
  SHEET_COLUMNS,
  type SheetColumn,
} from '@escala/core';
import { lazilyGrown } from './lazy-sheet.ts';

/** Folder of the papers with the lines of a series' lists, under the date of the list; one part for `PLAYERS_PER_PART` players. */
export const listFolder = (series: string) => `list/${series}` as const;
/** Folder of the pools after each list: the part of a list that only few players have. */
export const poolFolder = (series: string) => `pools/${series}` as const;

/**
 * A list is stored as fixed-width lines by player number, in parts that fit a few database pages. A player's line can
 * be cut out of each list by its place, so a whole career is read without reading the lists.
 */
export const PLAYERS_PER_PART = 512;
export const LINE_BYTES = 28;

export const partOf = (player: number): number => Math.floor(player / PLAYERS_PER_PART);

/** The place of a player's line within its part. */
export const sliceOf = (player: number): { from: number; length: number } => ({
  from: (player % PLAYERS_PER_PART) * LINE_BYTES,
  length: LINE_BYTES,
});

/** A player's line of a list. Field names are those of `ListSheet`. */
export interface SheetLine {
  readonly rating: number;
  readonly previous: number;
  readonly change: number;
  readonly baseFactor: number;
  readonly factor: number;
  readonly games: number;
  readonly counted: number;
  readonly status: number;
  readonly lastEventDay: Day;
  readonly firstRatedDay: Day;
  readonly careerGames: number;
  readonly reached: number;
}

export const partsOf = (sheet: ListSheet): number => Math.ceil(sheet.rating.length / PLAYERS_PER_PART);

/** The first player of a part, and the one after its last. */
function spanOf(sheet: ListSheet, part: number): { first: number; last: number } {
  const first = part * PLAYERS_PER_PART;
  return { first, last: Math.min(first + PLAYERS_PER_PART, sheet.rating.length) };
}

/** Columns of lines, by the number of the player or by another place. */
type LineColumns = Readonly<Record<SheetColumn, ArrayLike<number>>>;

export function writeLine(view: DataView, at: number, columns: LineColumns, place: number): void {
  view.setInt16(at, columns.rating[place]!, true);
  view.setInt16(at + 2, columns.previous[place]!, true);
  view.setInt32(at + 4, columns.change[place]!, true);
  view.setUint8(at + 8, columns.baseFactor[place]!);
  view.setUint8(at + 9, columns.factor[place]!);
  view.setUint16(at + 10, columns.games[place]!, true);
  view.setUint16(at + 12, columns.counted[place]!, true);
  view.setUint8(at + 14, columns.status[place]!);
  view.setUint8(at + 15, columns.reached[place]!);
  view.setInt32(at + 16, columns.lastEventDay[place]!, true);
  view.setInt32(at + 20, columns.firstRatedDay[place]!, true);
  view.setInt32(at + 24, columns.careerGames[place]!, true);
}

export function readLine(
  view: DataView,
  at: number,
  columns: Record<SheetColumn, { [place: number]: number }>,
  place: number,
): void {
  columns.rating[place] = view.getInt16(at, true);
  columns.previous[place] = view.getInt16(at + 2, true);
  columns.change[place] = view.getInt32(at + 4, true);
  columns.baseFactor[place] = view.getUint8(at + 8);
  columns.factor[place] = view.getUint8(at + 9);
  columns.games[place] = view.getUint16(at + 10, true);
  columns.counted[place] = view.getUint16(at + 12, true);
  columns.status[place] = view.getUint8(at + 14);
  columns.reached[place] = view.getUint8(at + 15);
  columns.lastEventDay[place] = view.getInt32(at + 16, true);
  columns.firstRatedDay[place] = view.getInt32(at + 20, true);
  columns.careerGames[place] = view.getInt32(at + 24, true);
}

export function packPart(sheet: ListSheet, part: number): Uint8Array {
  const { first, last } = spanOf(sheet, part);
  const view = new DataView(new ArrayBuffer((last - first) * LINE_BYTES));
  for (let player = first, at = 0; player < last; player++, at += LINE_BYTES) writeLine(view, at, sheet, player);
  return new Uint8Array(view.buffer);
}

export function lineAt(bytes: Uint8Array, at = 0): SheetLine {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, LINE_BYTES);
  return {
    rating: view.getInt16(0, true),
    previous: view.getInt16(2, true),
    change: view.getInt32(4, true),
    baseFactor: view.getUint8(8),
    factor: view.getUint8(9),
    games: view.getUint16(10, true),
    counted: view.getUint16(12, true),
    status: view.getUint8(14),
    reached: view.getUint8(15),
    lastEventDay: view.getInt32(16, true),
    firstRatedDay: view.getInt32(20, true),
    careerGames: view.getInt32(24, true),
  };
}

/** An empty sheet for this many players: all are absent, without any data. Players added after a list look the same. */
export function emptySheet(day: Day, players: number): ListSheet {
  return {
    day,
    rating: new Int16Array(players),
    previous: new Int16Array(players),
    change: new Int32Array(players),
    baseFactor: new Uint8Array(players),
    factor: new Uint8Array(players),
    games: new Uint16Array(players),
    counted: new Uint16Array(players),
    status: new Uint8Array(players),
    lastEventDay: new Int32Array(players).fill(NO_DAY),
    firstRatedDay: new Int32Array(players).fill(NO_DAY),
    careerGames: new Int32Array(players),
    reached: new Uint8Array(players),
    pools: new Map<number, readonly PoolEntry[]>(),
    poolFigures: new Map<number, PoolFigures>(),
  };
}

export function unpackSheet(
  day: Day,
  players: number,
  parts: readonly { readonly part: number; readonly bytes: Uint8Array }[],
  pools?: Uint8Array,
): ListSheet {
  const sheet = { ...emptySheet(day, players), ...(pools ? unpackPools(pools) : {}) };
  for (const { part, bytes } of parts) {
    const first = part * PLAYERS_PER_PART;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0, player = first; at < bytes.byteLength; at += LINE_BYTES, player++)
      readLine(view, at, sheet, player);
  }
  return sheet;
}

/** Pools, their figures, starting ratings and lifts, as JSON; undefined if there are none. */
export function packPools({ pools, poolFigures, seeds, lifts }: ListSheet): Uint8Array | undefined {
  if (pools.size === 0 && poolFigures.size === 0 && seeds === undefined && lifts === undefined) return undefined;
  const sorted = <T>(map: ReadonlyMap<number, T>): (readonly [number, T])[] => [...map].sort(([a], [b]) => a - b);
  const papers = {
    pools: sorted(pools),
    figures: sorted(poolFigures),
    ...(seeds && { seeds: sorted(seeds) }),
    ...(lifts && { lifts: sorted(lifts) }),
  };
  return new TextEncoder().encode(JSON.stringify(papers));
}

export function unpackPools(bytes: Uint8Array): Pick<ListSheet, 'pools' | 'poolFigures' | 'seeds' | 'lifts'> {
  const { pools, figures, seeds, lifts } = JSON.parse(new TextDecoder().decode(bytes)) as {
    pools: [number, readonly PoolEntry[]][];
    figures: [number, PoolFigures][];
    seeds?: [number, number][];
    lifts?: [number, number][];
  };
  return {
    pools: new Map(pools),
    poolFigures: new Map(figures),
    ...(seeds && { seeds: new Map(seeds) }),
    ...(lifts && { lifts: new Map(lifts) }),
  };
}

/** The same list for more players: the added ones are not on it. */
export function grown(sheet: ListSheet, players: number): ListSheet {
  if (sheet.rating.length >= players) return sheet;
  const lazily = lazilyGrown(sheet, players);
  if (lazily !== undefined) return lazily;
  const wider = emptySheet(sheet.day, players);
  for (const column of Object.keys(SHEET_COLUMNS) as SheetColumn[]) wider[column].set(sheet[column]);
  const { pools, poolFigures, seeds, lifts } = sheet;
  return { ...wider, pools, poolFigures, ...(seeds && { seeds }), ...(lifts && { lifts }) };
}
