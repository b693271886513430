import { type ListSheet, noLines, type SheetLines } from '@escala/core';
import { LINE_BYTES, lineAt, readLine, type SheetLine, writeLine } from './packed-sheet.ts';

/**
 * Folder of the lines that an act made others on lists that were out, under the date of the list (D-OFF-885). Parts of a list stay as
 * they were published: what changes is filed alone, and not forty times as much for its neighbours.
 */
export const revisedFolder = (series: string): string => `revised/${series}`;

/** Some lines of a list as they were and as they are since. */
export interface RevisedLines {
  readonly before: SheetLines;
  readonly after: SheetLines;
}

/** The number of the player, the line before, the line after. */
const [BEFORE, AFTER] = [4, 4 + LINE_BYTES];
const BYTES = 4 + 2 * LINE_BYTES;

export function packRevised(kept: ListSheet, lines: SheetLines): Uint8Array {
  const view = new DataView(new ArrayBuffer(lines.players.length * BYTES));
  lines.players.forEach((player, i) => {
    view.setInt32(i * BYTES, player, true);
    writeLine(view, i * BYTES + BEFORE, kept, player);
    writeLine(view, i * BYTES + AFTER, lines, i);
  });
  return new Uint8Array(view.buffer);
}

export function unpackRevised(bytes: Uint8Array): RevisedLines {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [before, after] = [noLines(), noLines()];
  for (let at = 0, place = 0; at < bytes.byteLength; at += BYTES, place++) {
    const player = view.getInt32(at, true);
    before.players.push(player);
    after.players.push(player);
    readLine(view, at + BEFORE, before, place);
    readLine(view, at + AFTER, after, place);
  }
  return { before, after };
}

export function playersOfRevised(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / BYTES }, (_, i) => view.getInt32(i * BYTES, true));
}

/** The line of a player since, if it is among them. */
export function revisedLine(bytes: Uint8Array, player: number): SheetLine | undefined {
  const place = playersOfRevised(bytes).indexOf(player);
  return place < 0 ? undefined : lineAt(bytes, place * BYTES + AFTER);
}

/** Writes the lines as they are since. */
export function takeRevised(sheet: ListSheet, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += BYTES) readLine(view, at + AFTER, sheet, view.getInt32(at, true));
}
