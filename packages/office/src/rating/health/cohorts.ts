import { type ListSheet, yearOf } from '@escala/core';
import { isActiveOn } from '@escala/regulations';
import { hundredths } from './list-figures.ts';

/** The same players on successive lists, so that players coming and going do not move the mean (fide-2009 10.3). */
export interface Cohort {
  /** The place of the first list from which they are followed to the last. */
  readonly from: number;
  readonly players: number;
  /** One for each list from there on. */
  readonly means: readonly number[];
}

/** More lines than this make a plot unreadable. */
const MOST_COHORTS = 5;
/** A year with fewer lists (the first, the last) has no cohort of its own: the next one says as much. */
const FEWEST_LISTS = 2;

/** Players active on each of the latest lists: since the first list, and since the first lists of later years. */
export function cohorts(sheets: readonly ListSheet[]): Cohort[] {
  const starts = new Set(startsOf(sheets));
  const found: Cohort[] = [];
  // From the last list back: players active on this list and on all later ones.
  let members = new Int32Array(sheets.at(-1)?.rating.length ?? 0).map((_, player) => player);
  for (let from = sheets.length - 1; from >= 0; from--) {
    members = activeOf(members, sheets[from]!);
    if (starts.has(from) && members.length > 0)
      found.push({ from, players: members.length, means: sheets.slice(from).map((sheet) => meanOn(sheet, members)) });
  }
  return found.reverse();
}

/** Filters in place: players who leave never come back. */
function activeOf(members: Int32Array<ArrayBuffer>, sheet: ListSheet): Int32Array<ArrayBuffer> {
  let kept = 0;
  for (let i = 0; i < members.length; i++) if (isActiveOn(sheet, members[i]!)) members[kept++] = members[i]!;
  return members.subarray(0, kept);
}

function meanOn({ rating }: ListSheet, members: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < members.length; i++) sum += rating[members[i]!]!;
  return hundredths(sum / members.length);
}

/** Spread evenly over the years. */
function startsOf(sheets: readonly ListSheet[]): number[] {
  const firsts = sheets.flatMap(({ day }, i) => (i === 0 || yearOf(sheets[i - 1]!.day) !== yearOf(day) ? [i] : []));
  const usable = firsts.filter((from, i) => (firsts[i + 1] ?? sheets.length) - from >= FEWEST_LISTS);
  const step = Math.ceil(usable.length / MOST_COHORTS);
  return usable.filter((_, i) => i % step === 0);
}
