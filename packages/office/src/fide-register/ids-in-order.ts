import type { Numbers } from './numbers.ts';

/** Rows by their ids, the smallest first, by sixteen bits at a time. */
export function rowsById(ids: Numbers): Uint32Array {
  let rows = new Uint32Array(ids.count);
  for (let i = 0; i < rows.length; i++) rows[i] = i;
  for (const shift of [0, 16]) {
    const from = new Uint32Array(65_537);
    for (let i = 0; i < ids.count; i++) from[((ids.at(i) >>> shift) & 0xffff) + 1]!++;
    for (let i = 1; i < from.length; i++) from[i]! += from[i - 1]!;
    const sorted = new Uint32Array(rows.length);
    for (let i = 0; i < rows.length; i++) sorted[from[(ids.at(rows[i]!) >>> shift) & 0xffff]!++] = rows[i]!;
    rows = sorted;
  }
  return rows;
}

const MOST_DIGITS = 10;

/**
 * The same rows by their ids as texts: `12`, `120`, `13`. Ids of one length are in that order already, so that ten runs are laid into one.
 */
export function* rowsByDigits(ids: Numbers, byId: Uint32Array): Generator<number> {
  const runs: { at: number; readonly end: number; readonly scale: number }[] = [];
  for (let digits = 1, at = 0; digits <= MOST_DIGITS && at < byId.length; digits++) {
    let end = at;
    while (end < byId.length && ids.at(byId[end]!) < 10 ** digits) end++;
    if (end > at) runs.push({ at, end, scale: 10 ** (MOST_DIGITS - digits) });
    at = end;
  }
  for (;;) {
    let first: (typeof runs)[number] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const run of runs) {
      const value = run.at < run.end ? ids.at(byId[run.at]!) * run.scale : Number.POSITIVE_INFINITY;
      // Of two that begin alike the shorter comes first, and shorter ones are the earlier run.
      if (value < least) [least, first] = [value, run];
    }
    if (first === undefined) return;
    yield byId[first.at++]!;
  }
}
