import { expectedScore } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { EXPECTATION_TABLE, ratingDifference } from './tables.ts';

const share = (difference: number): number => expectedScore(EXPECTATION_TABLE, difference);

describe('Table 1', () => {
  it('[13.2] the first row ends at 3, the second at 10', () => {
    expect([0, 3, 4, 10, 11].map(share)).toEqual([50, 50, 51, 51, 52]);
  });
  it('[13.2] the rows of the print, each at its first and last difference', () => {
    const rows: [number, number, number][] = [
      [114, 121, 66],
      [122, 129, 67],
      [189, 197, 75],
      [198, 206, 76],
      [268, 278, 83],
      [279, 290, 84],
      [329, 344, 88],
      [345, 357, 89],
      [392, 411, 92],
      [560, 619, 98],
      [620, 735, 99],
    ];
    for (const [from, to, higher] of rows) expect([share(from), share(to)]).toEqual([higher, higher]);
  });
  it('[13.2] the lower player has the rest of the row', () => {
    for (let difference = 0; difference < 900; difference++) expect(share(difference) + share(-difference)).toBe(100);
  });
  it('[13.2] .99 is the end: 735, 736 and any more', () => {
    expect([735, 736, 3000].map(share)).toEqual([99, 99, 99]);
    expect([-735, -736, -3000].map(share)).toEqual([1, 1, 1]);
  });
});

describe('Table 2', () => {
  it('[13.3] the corners of the print', () => {
    expect([100, 99, 98, 84, 83, 67, 66, 51, 50].map(ratingDifference)).toEqual([
      800, 677, 589, 284, 273, 125, 117, 7, 0,
    ]);
    expect([49, 34, 33, 17, 16, 1, 0].map(ratingDifference)).toEqual([-7, -117, -125, -273, -284, -677, -800]);
  });
  it('[13.3] it mirrors Table 1: the expectation of each difference is its percentage', () => {
    for (let percentage = 1; percentage < 100; percentage++)
      expect(share(ratingDifference(percentage))).toBe(percentage);
  });
});
