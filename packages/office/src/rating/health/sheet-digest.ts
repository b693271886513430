import { LIST_STATUS, type ListSheet } from '@escala/core';
import type { Digest } from '../../ports.ts';

const known = new WeakMap<ListSheet, string>();

/** Tells whether two lists are the same, whoever was registered after them: what the sheet of a player says of rating and games. */
export function sheetDigest(digest: Digest, sheet: ListSheet): string {
  const before = known.get(sheet);
  if (before !== undefined) return before;
  const listed = sheet.status.findLastIndex((status) => status !== LIST_STATUS.absent) + 1;
  const columns = [sheet.rating, sheet.change, sheet.games, sheet.counted, sheet.status];
  const bytes = columns.map(({ buffer, byteOffset, BYTES_PER_ELEMENT }) =>
    digest(new Uint8Array(buffer, byteOffset, listed * BYTES_PER_ELEMENT)),
  );
  const made = `${sheet.day} ${bytes.join(' ')}`;
  known.set(sheet, made);
  return made;
}
