import { Numbers } from './numbers.ts';

/** Rows by id, ascending: a radix sort with sixteen bits at a time. */
export function rowsById(ids: Numbers): Numbers {
  let rows = Numbers.sized(ids.count);
  for (let i = 0; i < rows.count; i++) rows.set(i, i);
  for (const shift of [0, 16]) {
    const from = new Uint32Array(65_537);
    for (let i = 0; i < ids.count; i++) from[((ids.at(i) >>> shift) & 0xffff) + 1]!++;
    for (let i = 1; i < from.length; i++) from[i]! += from[i - 1]!;
    const sorted = Numbers.sized(rows.count);
    for (let i = 0; i < rows.count; i++) {
      const row = rows.at(i);
      sorted.set(from[(ids.at(row) >>> shift) & 0xffff]!++, row);
    }
    rows = sorted;
  }
  return rows;
}

const MOST_DIGITS = 10;

/**
 * The same rows sorted by their ids as text: `12`, `120`, `13`. Ids of equal length are already in that order, so ten
 * runs are merged.
 */
export function* rowsByDigits(ids: Numbers, byId: Numbers): Generator<number> {
  const runs: { at: number; readonly end: number; readonly scale: number }[] = [];
  for (let digits = 1, at = 0; digits <= MOST_DIGITS && at < byId.count; digits++) {
    let end = at;
    while (end < byId.count && ids.at(byId.at(end)) < 10 ** digits) end++;
    if (end > at) runs.push({ at, end, scale: 10 ** (MOST_DIGITS - digits) });
    at = end;
  }
  for (;;) {
    let first: (typeof runs)[number] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const run of runs) {
      const value = run.at < run.end ? ids.at(byId.at(run.at)) * run.scale : Number.POSITIVE_INFINITY;
      // If one id begins another, the shorter comes first, and runs of shorter ids come earlier.
      if (value < least) [least, first] = [value, run];
    }
    if (first === undefined) return;
    yield byId.at(first.at++);
  }
}
