import type { Bracket } from './criteria.ts';
import type { Field } from './field.ts';
import type { RoundState } from './round-state.ts';

/** Separation numbers are below this. */
export const SEPARATIONS = 3 * 256;

/** Groups with less than this share of a field hardly affect the pairing of any bracket. */
const LEAST_GROUP = 1 / 24;

/** The number of the first large group that contains each player, by rank; 0 for none. */
export function largeGroupsOf({ players, forbidden = [] }: RoundState, order: readonly number[]): Uint8Array {
  const of = new Uint8Array(players.length);
  const large = forbidden.filter(({ length }) => length > 2 && length >= LEAST_GROUP * order.length).slice(0, 255);
  for (const [i, group] of large.entries()) for (const player of group) if (of[player] === 0) of[player] = i + 1;
  return Uint8Array.from(order, (player) => of[player]!);
}

/**
 * Groups with less than this share of a bracket, and of everything below it, hardly affect its pairing, so kinds ignore
 * them.
 */
const LARGE = 1 / 9;

/**
 * What keeps many players of a bracket or below it apart: each player's separation, without its group if that group is
 * small here.
 */
export function separationsIn(
  { count, separation, largeGroups }: Field,
  { movedDown, residents }: Pick<Bracket, 'movedDown' | 'residents'>,
): (rank: number) => number {
  if (largeGroups === 0) return (rank) => separation[rank]!;
  const groupOf = (rank: number): number => (separation[rank]! / 3) | 0;
  const own = new Int32Array(largeGroups + 1);
  for (const players of [movedDown, residents]) for (const rank of players) own[groupOf(rank)]!++;
  const all = own.slice();
  const firstBelow = residents.at(-1)! + 1;
  for (let rank = firstBelow; rank < count; rank++) all[groupOf(rank)]!++;
  const players = movedDown.length + residents.length;
  const [large, largeInAll] = [LARGE * players, LARGE * (players + count - firstBelow)];
  const isLarge = own.map((number, group) => (number >= large || all[group]! >= largeInAll ? 1 : 0));
  return (rank) => (isLarge[groupOf(rank)] === 1 ? separation[rank]! : separation[rank]! % 3);
}
