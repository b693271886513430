import { forDiffering, type ListSheet, SHEET_COLUMNS, type SheetColumn } from '@escala/core';
import { isKnownColumn } from '../columns/lazy-sheet.ts';
import { PLAYERS_PER_PART, partsOf } from '../columns/packed-sheet.ts';

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

/**
 * Parts of two lists, for the same number of players, whose lines differ, in order. For a ready list, only differing
 * columns are read.
 */
export function differingParts(a: ListSheet, b: ListSheet): number[] {
  const differs = new Uint8Array(partsOf(b));
  for (const column of COLUMNS)
    if (!isKnownColumn(a, column, b[column]))
      forDiffering(a[column], b[column], (player) => {
        differs[Math.floor(player / PLAYERS_PER_PART)] = 1;
      });
  return [...differs.keys()].filter((part) => differs[part] === 1);
}
