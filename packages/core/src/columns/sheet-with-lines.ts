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

/** Columns of a list, of which the lines of some players may be all that holds. */
export type LinesByPlayer = Pick<ListSheet, SheetColumn>;

/** Lines of players, in the order of their numbers, that are others than those of the list. Column after column: a list is large, and each is read by itself. */
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

/** The lines of a list that are others than those of another one. */
export function linesBetween(sheet: ListSheet, other: ListSheet): SheetLines {
  return sheet === other ? noLines() : otherLines(sheet, other, [...other.rating.keys()]);
}

/** A list, and the lines that another one has instead. */
interface SheetOrigin {
  readonly sheet: ListSheet;
  readonly lines: SheetLines;
}

const origins = new WeakMap<ListSheet, SheetOrigin>();

/** The list that this one is, but for the lines of some players; nothing where it was not made of another. */
export const originOf = (sheet: ListSheet): SheetOrigin | undefined => origins.get(sheet);

/** What a list has of few players, beside its lines. */
export type SheetPools = Pick<ListSheet, 'pools' | 'poolFigures' | 'seeds' | 'lifts'>;

/** A list with other lines of some players. A column is copied when somebody asks for it; most are asked for by nobody. */
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

/** A copy of the column of that name with these lines in it. */
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
