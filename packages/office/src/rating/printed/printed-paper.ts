import type { Filing } from '../../kit/act.ts';
import type { PrintedColumns } from './printed-columns.ts';

/** Folder of the printed columns of a series' lists, under the date of the list. */
export const printedFolder = (series: string) => `printed/${series}` as const;

/** The columns kept for a player. A club's name is kept once for all its members. */
export type KeptColumns = Omit<PrintedColumns, 'clubName'>;

/** The columns that differ from the list filed before it (D-OFF-410). */
export interface PrintedPaper {
  readonly clubs: readonly (readonly [id: string, name: string])[];
  readonly players: readonly (readonly [id: string, columns: KeptColumns])[];
}

/** The place of each column in a paper's line; new columns are appended, and missing ones at the end are left out. */
const PLACES = {
  name: 0,
  title: 1,
  club: 2,
  sex: 3,
  birthYear: 4,
  nationality: 5,
  category: 6,
} as const satisfies Record<keyof KeptColumns, number>;
const COLUMNS = (Object.keys(PLACES) as (keyof KeptColumns)[]).sort((a, b) => PLACES[a] - PLACES[b]);

export function packPrinted(series: string, date: string, { clubs, players }: PrintedPaper): Filing {
  const text = JSON.stringify({ clubs, players: players.map(([id, columns]) => [id, ...cellsOf(columns)]) });
  return { folder: printedFolder(series), name: date, part: 0, bytes: new TextEncoder().encode(text) };
}

export function unpackPrinted(bytes: Uint8Array): PrintedPaper {
  const { clubs, players } = JSON.parse(new TextDecoder().decode(bytes)) as {
    clubs: [string, string][];
    players: [string, ...(string | number)[]][];
  };
  return { clubs, players: players.map((line) => [line[0], columnsOf(line, 1)]) };
}

export const isPrintedAlike = (one: KeptColumns, other: KeptColumns): boolean =>
  COLUMNS.every((column) => one[column] === other[column]);

export function cellsOf(columns: KeptColumns): (string | number)[] {
  const cells = COLUMNS.map((column) => columns[column] ?? 0);
  while (cells.at(-1) === 0) cells.pop();
  return cells;
}

/** From the cells of a line, after this many other cells. */
export function columnsOf(line: readonly (string | number)[], beside: number): KeptColumns {
  const columns: Record<string, string | number> = {};
  for (let i = beside; i < line.length; i++) if (line[i] !== 0) columns[COLUMNS[i - beside]!] = line[i]!;
  return columns as unknown as KeptColumns;
}
