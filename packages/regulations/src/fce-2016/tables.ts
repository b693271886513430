import { expectationTable, expectedShares } from '@escala/core';
import type { PrintedTables } from '../contracts/rating.ts';

/** Table 1 (13.2) as printed: the last difference for each expectation of the higher player, .50, .51, ... to .99. */
const LAST_DIFFERENCE = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
  206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
  735,
] as const;

/** Above 735 the print has .99 as well, where FIDE has 1.0 (13.2). */
export const EXPECTATION_TABLE = expectationTable(
  LAST_DIFFERENCE.map((upTo, row) => ({ upTo, higher: 50 + row })),
  99,
);

/** The same by signed difference, for the loop over games. */
export const EXPECTED_SHARES = expectedShares(EXPECTATION_TABLE);

/** Table 2 (13.3) as printed, for .50 up to 1; mirrored below one half. */
const DIFFERENCE_FROM_HALF = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
] as const;

/** The rating difference that corresponds to a percentage of points (Table 2, 13.3). */
export function ratingDifference(percentage: number): number {
  return percentage >= 50 ? DIFFERENCE_FROM_HALF[percentage - 50]! : -DIFFERENCE_FROM_HALF[50 - percentage]!;
}

export const TABLES: PrintedTables = {
  expectedScore: { article: '13.2', table: EXPECTATION_TABLE },
  ratingDifference: { article: '13.3', differences: DIFFERENCE_FROM_HALF },
};

export interface FactorRow {
  readonly from: number;
  readonly k0: number;
}

/** Table 3 (16.2a). The print says "> 2600", leaving 2600 itself without a row: it belongs to the last (D-FCE-8). */
export const FACTOR_ROWS: readonly FactorRow[] = [
  { from: 1000, k0: 42 },
  { from: 1100, k0: 36 },
  { from: 1400, k0: 30 },
  { from: 1700, k0: 24 },
  { from: 2000, k0: 16 },
  { from: 2300, k0: 8 },
  { from: 2600, k0: 6 },
];
