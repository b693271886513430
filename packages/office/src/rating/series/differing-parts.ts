import { type ListSheet, SHEET_COLUMNS, type SheetColumn } from '@escala/core';
import { PLAYERS_PER_PART, partsOf } from '../columns/packed-sheet.ts';

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];
const WORD = 4;

/** Parts of two lists, for the same number of players, that do not have the same lines; in order. */
export function differingParts(a: ListSheet, b: ListSheet): number[] {
  const differs = new Uint8Array(partsOf(b));
  for (const column of COLUMNS) if (a[column] !== b[column]) mark(a[column], b[column], differs);
  return [...differs.keys()].filter((part) => differs[part] === 1);
}

type Column = ListSheet[SheetColumn];

/** Four bytes at a time: nearly everything is the same, and it is a lot. After a difference the rest of its part is passed over. */
function mark(a: Column, b: Column, differs: Uint8Array): void {
  const bytes = a.BYTES_PER_ELEMENT;
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const wordsOfPart = (PLAYERS_PER_PART * bytes) / WORD;
  for (let word = 0; word < ours.length; word++) {
    if (ours[word] === theirs[word]) continue;
    const part = Math.floor(word / wordsOfPart);
    differs[part] = 1;
    word = (part + 1) * wordsOfPart - 1;
  }
  // What is left does not fill a word.
  for (let player = Math.floor((ours.length * WORD) / bytes); player < a.length; player++)
    if (a[player] !== b[player]) differs[Math.floor(player / PLAYERS_PER_PART)] = 1;
}

/** A column that begins in the middle of a word is copied; those of the office begin at one. */
function wordsOf(column: Column): Int32Array {
  const whole = column.byteOffset % WORD === 0 ? column : column.slice();
  return new Int32Array(whole.buffer, whole.byteOffset, Math.floor(whole.byteLength / WORD));
}
