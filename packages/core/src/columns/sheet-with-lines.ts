import { type ListSheet, SHEET_COLUMNS, type SheetColumn } from './list-sheet.ts';

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

/** Lines of some players, column by column. */
export interface SheetLines extends Readonly<Record<SheetColumn, readonly number[]>> {
  /** In the order of their numbers. */
  readonly players: readonly number[];
}

export function noLines(): { readonly players: number[] } & Record<SheetColumn, number[]> {
  const columns = COLUMNS.map((name) => [name, []]);
  return { players: [], ...Object.fromEntries(columns) };
}

/** Columns of a list; they may hold the lines of only some players. */
export type LinesByPlayer = Pick<ListSheet, SheetColumn>;

/**
 * The lines of these players (in order of number) that differ between two lists. Goes column by column: a list is
 * large, and this reads each column in one go.
 */
export function otherLines(sheet: LinesByPlayer, other: LinesByPlayer, players: ArrayLike<number>): SheetLines {
  const differs = new Uint8Array(players.length);
  for (const name of COLUMNS) {
    const [was, is] = [sheet[name], other[name]];
    for (let i = 0; was !== is && i < players.length; i++) if (was[players[i]!] !== is[players[i]!]) differs[i] = 1;
  }
  const others = Array.from(players).filter((_, i) => differs[i] !== 0);
  const cellsOf = (column: ListSheet[SheetColumn]): number[] => others.map((player) => column[player]!);
  const columns = COLUMNS.map((name) => [name, cellsOf(other[name])] as const);
  return { players: others, ...(Object.fromEntries(columns) as Record<SheetColumn, number[]>) };
}

/** The lines of `other` that differ from those of `sheet`. */
export function linesBetween(sheet: ListSheet, other: ListSheet): SheetLines {
  return sheet === other ? noLines() : otherLines(sheet, other, [...other.rating.keys()]);
}

/** A list, and the lines that replace some of its own in another list. */
interface SheetOrigin {
  readonly sheet: ListSheet;
  readonly lines: SheetLines;
}

const origins = new WeakMap<ListSheet, SheetOrigin>();

/** The list from which this one was made by replacing some lines; undefined if it was not made so. */
export const originOf = (sheet: ListSheet): SheetOrigin | undefined => origins.get(sheet);

/** What a list holds for a few players only, besides its lines. */
export type SheetPools = Pick<ListSheet, 'pools' | 'poolFigures' | 'seeds' | 'lifts'>;

/** A list with some players' lines replaced. A column is copied only when it is read; most never are. */
export function sheetWithLines(sheet: ListSheet, lines: SheetLines, other?: SheetPools): ListSheet {
  const { day, pools, poolFigures, seeds, lifts } = sheet;
  const made = { day, pools, poolFigures, seeds, lifts, ...other } as ListSheet;
  origins.set(made, { sheet, lines });
  for (const name of COLUMNS) {
    let column: ListSheet[SheetColumn] | undefined;
    Object.defineProperty(made, name, {
      enumerable: true,
      get: () => (column ??= columnWith(sheet[name], lines, name)),
    });
  }
  return made;
}

/** A copy of the named column with these lines in it. */
export function columnWith(
  column: ListSheet[SheetColumn],
  lines: SheetLines,
  name: SheetColumn,
): ListSheet[SheetColumn] {
  const [own, copy] = [lines[name], column.slice()];
  lines.players.forEach((player, i) => {
    copy[player] = own[i]!;
  });
  return copy;
}
