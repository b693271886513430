import { type ListSheet, yearOf } from '@escala/core';
import { shownOrder } from '../player/inactive-since.ts';
import type { ColumnsOf, PrintedColumns } from '../printed/printed-columns.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';

/** Years of age: `under-18` has whoever turns 18 at most in the year of the list, `over-50` whoever turns 50 at least (D-OFF-461). */
const UNDER = [8, 10, 12, 14, 16, 18] as const;
const OVER = [65, 50] as const;
export const AGE_GROUPS_OF_LISTS = [
  ...UNDER.map((age) => `under-${age}` as const),
  ...OVER.map((age) => `over-${age}` as const),
] as const;
export type AgeGroup = (typeof AGE_GROUPS_OF_LISTS)[number];
export type ListGroup = 'everybody' | 'women' | AgeGroup;

/** The narrowest group that somebody of this year of birth is in. */
export function ageGroupIn(year: number, birthYear: number | undefined): AgeGroup | undefined {
  if (birthYear === undefined) return undefined;
  return AGE_GROUPS_OF_LISTS.find((group) => isOfAge(group, year - birthYear));
}

function isOfAge(group: AgeGroup, age: number): boolean {
  const [side, limit] = group.split('-') as ['under' | 'over', string];
  return side === 'under' ? age <= Number(limit) : age >= Number(limit);
}

/** By the year of birth alone, which is all that is public (D-OFF-101). */
export function isInGroup(group: ListGroup, year: number, { sex, birthYear }: PrintedColumns): boolean {
  if (group === 'everybody') return true;
  if (group === 'women') return sex === 'f';
  return birthYear !== undefined && isOfAge(group, year - birthYear);
}

const known = new WeakMap<ListSheet, Map<ListGroup, Int32Array>>();

/** The ranked players of a group, the highest first; looked for once for each list at hand. */
export function rankedGroup(room: SeriesRoom, sheet: ListSheet, columns: ColumnsOf, group: ListGroup): Int32Array {
  const groups = known.get(sheet) ?? new Map<ListGroup, Int32Array>();
  known.set(sheet, groups);
  const before = groups.get(group);
  if (before) return before;
  const { players, ranks } = shownOrder(sheet, room);
  const year = yearOf(sheet.day);
  const found = players.filter(
    (player, place) => ranks[place]! > 0 && (group === 'everybody' || isInGroup(group, year, columns(player))),
  );
  groups.set(group, found);
  return found;
}

/** One more than those with a higher rating; undefined where the player is not ranked. */
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
