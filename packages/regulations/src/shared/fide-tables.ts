import { type ExpectationRow, type ExpectedShares, expectationTable, expectedShares } from '@escala/core';

/**
 * FIDE's table of expectations (fide-2009 8.1b, B.02 8.1.2 today): the last difference of each row and the share of the
 * higher player in hundredths, as printed.
 */
const ROWS: readonly ExpectationRow[] = (
  [
    [3, 50],
    [10, 51],
    [17, 52],
    [25, 53],
    [32, 54],
    [39, 55],
    [46, 56],
    [53, 57],
    [61, 58],
    [68, 59],
    [76, 60],
    [83, 61],
    [91, 62],
    [98, 63],
    [106, 64],
    [113, 65],
    [121, 66],
    [129, 67],
    [137, 68],
    [145, 69],
    [153, 70],
    [162, 71],
    [170, 72],
    [179, 73],
    [188, 74],
    [197, 75],
    [206, 76],
    [215, 77],
    [225, 78],
    [235, 79],
    [245, 80],
    [256, 81],
    [267, 82],
    [278, 83],
    [290, 84],
    [302, 85],
    [315, 86],
    [328, 87],
    [344, 88],
    [357, 89],
    [374, 90],
    [391, 91],
    [411, 92],
    [432, 93],
    [456, 94],
    [484, 95],
    [517, 96],
    [559, 97],
    [619, 98],
    [735, 99],
  ] as const
).map(([upTo, higher]) => ({ upTo, higher }));

const BEYOND = 100;

export const EXPECTATIONS = expectationTable(ROWS, BEYOND);

/**
 * FIDE's table by signed difference (the formula of fide-2009 12.1 only approximates it and is not used; nothing is
 * interpolated, 12.2); wider differences count as the widest (8.54).
 */
export const cappedExpectations = (widest: number): ExpectedShares => expectedShares(EXPECTATIONS, widest);

/**
 * Table 8.1(a): the rating difference for a percentage score, from .50 to .99. Below one half it is the same with the
 * sign reversed. The print has ".677" for .99, which table (b) and the .01 of this one show to be 677.
 */
export const FROM_HALF = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
] as const;

const HALF = 50;
const WHOLE = 100;

/**
 * The difference dp for a score in whole hundredths. For 0 % and 100 %, which the table leaves open, the given
 * difference is used (D-FIDE-4).
 */
export function ratingDifference(hundredths: number, open: number): number {
  if (hundredths >= WHOLE) return open;
  if (hundredths <= 0) return -open;
  return hundredths >= HALF ? FROM_HALF[hundredths - HALF]! : -FROM_HALF[HALF - hundredths]!;
}
