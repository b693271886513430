import { type ExpectationRow, type ExpectedShares, expectationTable, expectedShares } from '@escala/core';

/**
 * FIDE's table of expectations (fide-2009 8.1b, B.02 8.1.2 today): the last difference of each row, as printed. The
 * share of the higher player is .50 in the first row, and .01 more in each of the next.
 */
const LAST_DIFFERENCE = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
  206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
  735,
];

const ROWS = LAST_DIFFERENCE.map((upTo, row): ExpectationRow => ({ upTo, higher: 50 + row }));

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
