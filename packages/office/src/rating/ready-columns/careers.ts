import type { ListSheet } from '@escala/core';
import type { CareerLine } from '../columns/lazy-sheet.ts';

/** The lines of this many players on all lists form one piece, so a career is read without reading the lists. */
const PLAYERS = 16;

/** For each player, list after list; the widest numbers come first, so that all are aligned. */
const COLUMNS = { change: Int32Array, rating: Int16Array, games: Uint16Array, status: Uint8Array, factor: Uint8Array };
type CareerColumn = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as CareerColumn[];

type CareerColumns = Readonly<Record<CareerColumn, InstanceType<(typeof COLUMNS)[CareerColumn]>>>;

function columnsIn(bytes: Uint8Array, count: number): CareerColumns {
  let at = 0;
  const columns = NAMES.map((name) => {
    const column = new COLUMNS[name](bytes.buffer as ArrayBuffer, bytes.byteOffset + at, count);
    at += column.byteLength;
    return [name, column] as const;
  });
  return Object.fromEntries(columns) as CareerColumns;
}

const LINE = NAMES.reduce((sum, name) => sum + COLUMNS[name].BYTES_PER_ELEMENT, 0);

export function* packCareers(sheets: readonly ListSheet[], players: number): Iterable<Uint8Array> {
  const lists = sheets.length;
  // Keeps the columns in memory while this runs.
  const all = sheets.map(({ change, rating, games, status, factor }) => ({ change, rating, games, status, factor }));
  for (let first = 0; first < players; first += PLAYERS) {
    const count = Math.min(PLAYERS, players - first) * lists;
    const bytes = new Uint8Array(count * LINE);
    const columns = columnsIn(bytes, count);
    for (const name of NAMES)
      for (let i = 0; i < count; i++) columns[name][i] = all[i % lists]![name][first + Math.floor(i / lists)]!;
    yield bytes;
  }
}

/** A player's line on a list; the piece read last stays in memory. */
export function careerLines(
  { from, lists, players }: { readonly from: number; readonly lists: number; readonly players: number },
  read: (piece: number, loaded: Uint8Array) => Uint8Array,
): (list: number, player: number) => CareerLine | undefined {
  let known = -1;
  let columns: CareerColumns | undefined;
  // Each player's page reads another piece: all use the same buffer, so there is no garbage to collect.
  let loaded = new Uint8Array();
  return (list, player) => {
    if (player >= players) return undefined;
    const piece = Math.floor(player / PLAYERS);
    if (piece !== known || columns === undefined) {
      // Invalid until the next piece is read.
      known = -1;
      const bytes = read(from + piece, loaded) as Uint8Array<ArrayBuffer>;
      if (bytes.length > loaded.length) loaded = bytes;
      [known, columns] = [piece, columnsIn(bytes, bytes.length / LINE)];
    }
    const at = (player % PLAYERS) * lists + list;
    const { change, rating, games, status, factor } = columns;
    return {
      change: change[at]!,
      rating: rating[at]!,
      games: games[at]!,
      status: status[at]!,
      factor: factor[at]!,
    };
  };
}
