/**
 * A printed table of expectations, ready for the bulk path: the last difference of each row and the share of the higher
 * player in hundredths. Tables are used as printed; nothing is interpolated (fide-2009 12.2).
 */
export interface ExpectationRow {
  readonly upTo: number;
  readonly higher: number;
}

export interface ExpectationTable {
  /** Share of the higher player by difference; any difference past the end has the last value. */
  readonly higher: Uint8Array;
}

/** Rows in order, the last one open-ended. */
export function expectationTable(rows: readonly ExpectationRow[], beyond: number): ExpectationTable {
  const last = rows.at(-1)!.upTo;
  const higher = new Uint8Array(last + 2);
  let difference = 0;
  for (const row of rows) for (; difference <= row.upTo; difference++) higher[difference] = row.higher;
  higher[last + 1] = beyond;
  return { higher };
}

/** Expected score in hundredths of a player with this many points more (or, if negative, fewer) than the opponent. */
export function expectedScore(table: ExpectationTable, difference: number): number {
  const { higher } = table;
  const end = higher.length - 1;
  return difference >= 0
    ? higher[difference < end ? difference : end]!
    : 100 - higher[-difference < end ? -difference : end]!;
}

/**
 * The same table by signed difference, for loops over games: no check of sign or end is needed. Rating columns have 16
 * bits, so no difference lies outside.
 */
export type ExpectedShares = Uint8Array;

/** The index of a difference of 0. */
const EVEN = 0x7fff;

export function expectedShare(shares: ExpectedShares, difference: number): number {
  return shares[EVEN + difference]!;
}

/** A difference wider than `widest` counts as `widest`. */
export function expectedShares(table: ExpectationTable, widest = Number.POSITIVE_INFINITY): ExpectedShares {
  const end = Math.min(widest, table.higher.length - 1);
  const shares = new Uint8Array(2 * EVEN + 1);
  shares.fill(expectedScore(table, -end), 0, EVEN - end);
  shares.fill(expectedScore(table, end), EVEN + end);
  for (let difference = -end; difference < end; difference++)
    shares[EVEN + difference] = expectedScore(table, difference);
  return shares;
}
