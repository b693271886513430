import { columnWith, type ListSheet, noLines, type SheetLines, type SheetPools } from '@escala/core';
import { whileUsed } from './drop-unused.ts';
import { lazySheet, lineOf, widened } from './lazy-sheet.ts';
import { LINE_BYTES, lineAt, readLine, type SheetLine, writeLine } from './packed-sheet.ts';

/**
 * Folder of the lines that an act changed on lists already out, under the date of the list (D-OFF-885). The parts of a
 * list stay as published; only changed lines are filed, since filing their whole parts would take forty times as much.
 */
export const revisedFolder = (series: string) => `revised/${series}` as const;

/** Sorted by player: number, line before, line after. */
const SIDES = { before: 4, after: 4 + LINE_BYTES };
const BYTES = 4 + 2 * LINE_BYTES;

/** One of the two lines. */
type RevisedSide = keyof typeof SIDES;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function packRevised(kept: ListSheet, lines: SheetLines): Uint8Array {
  const view = new DataView(new ArrayBuffer(lines.players.length * BYTES));
  lines.players.forEach((player, i) => {
    view.setInt32(i * BYTES, player, true);
    writeLine(view, i * BYTES + SIDES.before, kept, player);
    writeLine(view, i * BYTES + SIDES.after, lines, i);
  });
  return new Uint8Array(view.buffer);
}

export function linesIn(bytes: Uint8Array, side: RevisedSide): SheetLines {
  const view = viewOf(bytes);
  const lines = noLines();
  for (let at = 0, place = 0; at < bytes.length; at += BYTES, place++) {
    lines.players.push(view.getInt32(at, true));
    readLine(view, at + SIDES[side], lines, place);
  }
  return lines;
}

/** Writes the lines as they are after the changes. */
export function takeRevised(sheet: ListSheet, bytes: Uint8Array): void {
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length; at += BYTES) readLine(view, at + SIDES.after, sheet, view.getInt32(at, true));
}

/** A player's line, if it is among them. */
export function revisedLine(bytes: Uint8Array, player: number, side: RevisedSide): SheetLine | undefined {
  const view = viewOf(bytes);
  let [from, to] = [0, bytes.length / BYTES];
  while (from < to) {
    const middle = (from + to) >> 1;
    const found = view.getInt32(middle * BYTES, true);
    if (found === player) return lineAt(bytes, middle * BYTES + SIDES[side]);
    if (found < player) from = middle + 1;
    else to = middle;
  }
  return undefined;
}

/** Joins the changes of several acts on a list into one, leaving out lines that are back to what they were. */
export function joinRevised(papers: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(papers.reduce((sum, bytes) => sum + bytes.length, 0));
  const view = viewOf(all);
  const places = new Map<number, { readonly first: number; last: number }>();
  let at = 0;
  for (const bytes of papers) {
    all.set(bytes, at);
    for (const end = at + bytes.length; at < end; at += BYTES) {
      const player = view.getInt32(at, true);
      const known = places.get(player);
      if (known === undefined) places.set(player, { first: at, last: at });
      else known.last = at;
    }
  }
  const [before, after] = [SIDES.before, SIDES.after];
  const isOther = (first: number, last: number): boolean => {
    for (let i = 0; i < LINE_BYTES; i++) if (all[first + before + i] !== all[last + after + i]) return true;
    return false;
  };
  const others = [...places].filter(([, { first, last }]) => isOther(first, last)).sort(([a], [b]) => a - b);
  const joined = new Uint8Array(others.length * BYTES);
  others.forEach(([, { first, last }], i) => {
    joined.set(all.subarray(first, first + after), i * BYTES);
    joined.set(all.subarray(last + after, last + BYTES), i * BYTES + after);
  });
  return joined;
}

/** A list with the changed lines of some players, for this many players; each column is changed when it is read. */
export function revisedSheet(
  sheet: ListSheet,
  bytes: Uint8Array,
  side: RevisedSide,
  players: number,
  pools: () => SheetPools = () => sheet,
): ListSheet {
  const lines = whileUsed(() => linesIn(bytes, side));
  return lazySheet(
    {
      day: sheet.day,
      column: (name) => columnWith(widened(name, sheet[name], players), lines(), name),
      pools,
      line: (player) => revisedLine(bytes, player, side) ?? lineOf(sheet, player),
    },
    players,
  );
}
