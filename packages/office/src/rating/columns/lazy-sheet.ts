import {
  type Day,
  LIST_STATUS,
  type ListSheet,
  NO_DAY,
  SHEET_COLUMNS,
  type SheetColumn,
  type SheetPools,
} from '@escala/core';
import { whileUsed } from './drop-unused.ts';

/** The part of a line shown on players' pages. */
export type CareerLine = Readonly<Record<'change' | 'rating' | 'games' | 'status' | 'factor', number>>;

/** Reads the columns of a list, one at a time. */
interface SheetSource {
  readonly day: Day;
  column(name: SheetColumn): ListSheet[SheetColumn];
  pools(): SheetPools;
  /** One line without reading the columns; nothing for players added after the list. */
  line(player: number): CareerLine | undefined;
  /** Whether a column equals this one, if that is known without reading it. */
  has?(name: SheetColumn, column: ListSheet[SheetColumn]): boolean;
}

/** Needed for every player's page; other columns stay for some minutes after use (D-OFF-727). */
const STAYING: ReadonlySet<SheetColumn> = new Set(['rating', 'status']);

/** Values for players added after a list; 0 in the other columns. */
const UNKNOWN: Partial<Record<SheetColumn, number>> = { lastEventDay: NO_DAY, firstRatedDay: NO_DAY };

interface KnownSource extends SheetSource {
  readonly players: number;
  /** The columns that stay, once read. */
  readonly staying: Map<SheetColumn, ListSheet[SheetColumn]>;
}

const sources = new WeakMap<ListSheet, KnownSource>();

/** The bytes that a lazy list keeps in memory; undefined for any other list. */
export function bytesStaying(sheet: ListSheet): number | undefined {
  const source = sources.get(sheet);
  const ofPlayer = [...STAYING].reduce((sum, name) => sum + SHEET_COLUMNS[name].BYTES_PER_ELEMENT, 0);
  return source && source.players * ofPlayer;
}

/** Whether a list is known to have this column, without reading anything. */
export const isKnownColumn = (sheet: ListSheet, name: SheetColumn, column: ListSheet[SheetColumn]): boolean =>
  sources.get(sheet)?.has?.(name, column) ?? sheet[name] === column;

/** The list was recomputed with the same result: the columns that stay need not be read. */
export function takeStaying(sheet: ListSheet, same: ListSheet): void {
  const staying = sources.get(sheet)?.staying;
  if (staying !== undefined) for (const name of STAYING) if (!staying.has(name)) staying.set(name, same[name]);
}

/** A list whose columns are read on demand, widened to this many players. */
export function lazySheet(source: SheetSource, players: number): ListSheet {
  const sheet = { day: source.day };
  const staying: KnownSource['staying'] = new Map();
  for (const name of Object.keys(SHEET_COLUMNS) as SheetColumn[]) {
    const make = (): ListSheet[SheetColumn] => widened(name, source.column(name), players);
    const stays = (): ListSheet[SheetColumn] => staying.get(name) ?? staying.set(name, make()).get(name)!;
    Object.defineProperty(sheet, name, { enumerable: true, get: STAYING.has(name) ? stays : whileUsed(make) });
  }
  const pools = once(() => source.pools());
  for (const name of ['pools', 'poolFigures', 'seeds', 'lifts'] as const)
    Object.defineProperty(sheet, name, { enumerable: true, get: () => pools()[name] });
  const made = sheet as ListSheet;
  sources.set(made, { ...source, players, staying });
  return made;
}

const NOBODY: CareerLine = { change: 0, rating: 0, games: 0, status: LIST_STATUS.absent, factor: 0 };

/** A line of any list; a lazy list is not read for it. */
export function lineOf(sheet: ListSheet, player: number): CareerLine {
  const source = sources.get(sheet);
  if (source !== undefined) return source.line(player) ?? NOBODY;
  // A career reads one place in each of hundreds of scattered lists: for players absent from a list, one column is
  // enough.
  if ((sheet.status[player] ?? LIST_STATUS.absent) === LIST_STATUS.absent) return NOBODY;
  const { change, rating, games, status, factor } = sheet;
  return {
    change: change[player]!,
    rating: rating[player]!,
    games: games[player]!,
    status: status[player]!,
    factor: factor[player]!,
  };
}

/** The same for more players; undefined if the list is not lazy. */
export function lazilyGrown(sheet: ListSheet, players: number): ListSheet | undefined {
  const source = sources.get(sheet);
  return source && lazySheet(source, players);
}

export function widened(name: SheetColumn, column: ListSheet[SheetColumn], players: number): ListSheet[SheetColumn] {
  if (column.length >= players) return column;
  const wider = new SHEET_COLUMNS[name](players).fill(UNKNOWN[name] ?? 0);
  wider.set(column);
  return wider;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
