import { forDiffering, type ListSheet, SHEET_COLUMNS, type SheetColumn } from '@escala/core';
import { isKnownColumn } from '../columns/lazy-sheet.ts';
import { PLAYERS_PER_PART, partsOf } from '../columns/packed-sheet.ts';

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

/** Parts of two lists, for the same number of players, that do not have the same lines; in order. Of a list that is kept ready, only columns that differ are read. */
export function differingParts(a: ListSheet, b: ListSheet): number[] {
  const differs = new Uint8Array(partsOf(b));
  for (const column of COLUMNS)
    if (!isKnownColumn(a, column, b[column]))
      forDiffering(a[column], b[column], (player) => {
        differs[Math.floor(player / PLAYERS_PER_PART)] = 1;
      });
  return [...differs.keys()].filter((part) => differs[part] === 1);
}
