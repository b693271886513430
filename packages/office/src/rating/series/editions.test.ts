import { type ListSheet, SHEET_COLUMNS, type SheetColumn } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySheet, packPart, partsOf } from '../columns/packed-sheet.ts';
import { differingParts } from './editions.ts';

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

/** Slow and obvious: compares what is filed. */
function differing(a: ListSheet, b: ListSheet): number[] {
  return Array.from({ length: partsOf(b) }, (_, part) => part).filter((part) => {
    const [ours, theirs] = [packPart(a, part), packPart(b, part)];
    return ours.some((byte, i) => byte !== theirs[i]);
  });
}

describe('parts of a list that differ', () => {
  it('are those whose filed bytes differ', () => {
    const change = fc.record({
      column: fc.constantFrom(...COLUMNS),
      at: fc.nat(),
      value: fc.integer({ min: 0, max: 200 }),
    });
    forAll({ of: [fc.integer({ min: 1, max: 1700 }), fc.array(change, { maxLength: 6 })] }, (players, changes) => {
      const [a, b] = [emptySheet(1, players), emptySheet(1, players)];
      for (const { column, at, value } of changes) b[column][at % players] = value;
      expect(differingParts(a, b)).toEqual(differing(a, b));
    });
  });

  it.each([511, 512, 513, 1023, 1024, 1025])('the last player of %i counts in every column', (players) => {
    for (const column of COLUMNS) {
      const [a, b] = [emptySheet(1, players), emptySheet(1, players)];
      b[column][players - 1] = 77;
      expect(differingParts(a, b)).toEqual([partsOf(b) - 1]);
    }
  });

  it('columns that begin in the middle of a word are read all the same', () => {
    const [a, b] = [emptySheet(1, 600), emptySheet(1, 600)];
    const shifted = { ...b, status: new Uint8Array(601).subarray(1) };
    shifted.status[599] = 3;
    expect(differingParts(a, shifted)).toEqual([1]);
  });
});
