import { type ListSheet, yearOf } from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { shownOrder } from '../player/inactive-since.ts';
import type { ColumnsOf, PrintedColumns } from '../printed/printed-columns.ts';

/**
 * Ages reached in the year of the list: `under-18` has players turning 18 at most, `over-50` those turning 50 at least
 * (D-OFF-461).
 */
const UNDER = [8, 10, 12, 14, 16, 18] as const;
const OVER = [65, 50] as const;
export const AGE_GROUPS_OF_LISTS = [
  ...UNDER.map((age) => `under-${age}` as const),
  ...OVER.map((age) => `over-${age}` as const),
] as const;
export type AgeGroup = (typeof AGE_GROUPS_OF_LISTS)[number];
/** Minimum and maximum age. */
const AGES = Object.fromEntries([
  ...UNDER.map((most) => [`under-${most}`, [Number.NEGATIVE_INFINITY, most]] as const),
  ...OVER.map((least) => [`over-${least}`, [least, Number.POSITIVE_INFINITY]] as const),
]) as Readonly<Record<AgeGroup, readonly [least: number, most: number]>>;
export type ListGroup = 'everybody' | 'women' | AgeGroup;

/** The narrowest group for this year of birth. */
export function ageGroupIn(year: number, birthYear: number | undefined): AgeGroup | undefined {
  if (birthYear === undefined) return undefined;
  return AGE_GROUPS_OF_LISTS.find((group) => isOfAge(group, year - birthYear));
}

function isOfAge(group: AgeGroup, age: number): boolean {
  const [least, most] = AGES[group];
  return least <= age && age <= most;
}

/** Only by year of birth, since nothing more is public (D-OFF-101). */
export function isInGroup(
  group: ListGroup,
  year: number,
  { sex, birthYear }: Pick<PrintedColumns, 'sex' | 'birthYear'>,
): boolean {
  if (group === 'everybody') return true;
  if (group === 'women') return sex === 'f';
  return birthYear !== undefined && isOfAge(group, year - birthYear);
}

const known = new WeakMap<ListSheet, Map<ListGroup, Int32Array>>();

/** The ranked players of a group, highest first; computed once for each list in memory. */
export function rankedGroup(loaded: LoadedSeries, sheet: ListSheet, columns: ColumnsOf, group: ListGroup): Int32Array {
  const groups = known.get(sheet) ?? new Map<ListGroup, Int32Array>();
  known.set(sheet, groups);
  const before = groups.get(group);
  if (before) return before;
  const found = group === 'everybody' ? rankedOn(loaded, sheet) : membersOf(loaded, sheet, columns, group);
  groups.set(group, found);
  return found;
}

function rankedOn(loaded: LoadedSeries, sheet: ListSheet): Int32Array {
  const { players, ranks } = shownOrder(sheet, loaded);
  return players.filter((_, place) => ranks[place]! > 0);
}

/** What decides on groups, by place in the full ranking. Each line is read only once for all groups. */
interface GroupFacts {
  readonly isWoman: Uint8Array;
  /** 0 if unknown. */
  readonly birthYears: Uint16Array;
}

const factsOn = new WeakMap<ListSheet, GroupFacts>();

function membersOf(loaded: LoadedSeries, sheet: ListSheet, columns: ColumnsOf, group: ListGroup): Int32Array {
  const everybody = rankedGroup(loaded, sheet, columns, 'everybody');
  const { isWoman, birthYears } = factsOn.get(sheet) ?? groupFacts(sheet, columns, everybody);
  const year = yearOf(sheet.day);
  return everybody.filter((_, place) =>
    isInGroup(group, year, {
      sex: isWoman[place] === 1 ? 'f' : undefined,
      birthYear: birthYears[place] || undefined,
    }),
  );
}

function groupFacts(sheet: ListSheet, columns: ColumnsOf, everybody: Int32Array): GroupFacts {
  const facts = { isWoman: new Uint8Array(everybody.length), birthYears: new Uint16Array(everybody.length) };
  for (let place = 0; place < everybody.length; place++) {
    const { sex, birthYear = 0 } = columns(everybody[place]!);
    if (sex === 'f') facts.isWoman[place] = 1;
    facts.birthYears[place] = birthYear;
  }
  factsOn.set(sheet, facts);
  return facts;
}

/** One more than the number of group members with a higher rating; undefined if the player is not ranked. */
export function rankIn(
  { rating }: ListSheet,
  group: Int32Array,
  player: number,
): { readonly rank: number; readonly of: number } | undefined {
  const own = rating[player]!;
  let [from, to] = [0, group.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rating[group[middle]!]! > own) from = middle + 1;
    else to = middle;
  }
  for (let i = from; i < group.length && rating[group[i]!] === own; i++)
    if (group[i] === player) return { rank: from + 1, of: group.length };
  return undefined;
}
