import type { Filing } from '../../kit/act.ts';
import type { PrintedColumns } from './printed-columns.ts';

/** Folder of what the lists of a series print beside the figures, under the date of the list. */
export const printedFolder = (series: string): string => `printed/${series}`;

/** What is kept of a player. The name of the club stands once for all its members. */
export type KeptColumns = Omit<PrintedColumns, 'clubName'>;

/** What is printed otherwise than on the list that was filed before it (D-OFF-410). */
export interface PrintedPaper {
  readonly clubs: readonly (readonly [id: string, name: string])[];
  readonly players: readonly (readonly [id: string, columns: KeptColumns])[];
}

/** Where a player's columns stand in the paper, a new one after the others; what is missing at the end is left out. */
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

/** From the cells of a line, which stand behind so many others. */
export function columnsOf(line: readonly (string | number)[], beside: number): KeptColumns {
  const columns: Record<string, string | number> = {};
  for (let i = beside; i < line.length; i++) if (line[i] !== 0) columns[COLUMNS[i - beside]!] = line[i]!;
  return columns as unknown as KeptColumns;
}
