/** Tables of "Ascensos de categoria". Points are printed with a half sign that the scan shows as `*` or `T`. */

/** Points needed by number of rounds, if the mean of the opponents is over a bound; the last row has no bound. */
export interface PreferentRow {
  readonly over: number;
  readonly points: Readonly<Record<number, number>>;
}

/** Ascensos preferent 1: from first category to Preferent. */
export const PREFERENT_ROWS: readonly PreferentRow[] = [
  { over: 2125, points: { 11: 5.5, 10: 5, 9: 4.5, 8: 4 } },
  { over: 2075, points: { 11: 6, 10: 5.5, 9: 5, 8: 4.5 } },
  { over: 2025, points: { 11: 7, 10: 6, 9: 5.5, 8: 5 } },
  { over: Number.NEGATIVE_INFINITY, points: { 11: 7.5, 10: 7, 9: 6.5, 8: 5.5 } },
];

/** Points needed by number of rounds; the index in a row is the number of second-category opponents met, from 0. */
export type CategoryTable = Readonly<Record<number, readonly number[]>>;

/** Ascensos taula 8 and Ascensos taula 9, column "from third to second". */
export const THIRD_TO_SECOND: CategoryTable = {
  8: [6, 6, 5.5, 5.5, 5, 4.5, 4.5, 4, 4],
  9: [7, 6.5, 6.5, 6, 6, 5.5, 5.5, 5, 5, 4.5],
};

/** Ascensos taula 8 and Ascensos taula 9, column "from second to first". */
export const SECOND_TO_FIRST: CategoryTable = {
  8: [7, 7, 7, 7, 6.5, 6.5, 6.5, 6, 6],
  9: [8, 8, 8, 7.5, 7.5, 7, 7, 6.5, 6.5, 6.5],
};
