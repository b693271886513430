import type { Bracket } from './criteria.ts';
import type { Field } from './field.ts';

/** Crowds have numbers below this. */
export const CROWDS = 3 * 256;

/** Groups that are less than so much of a bracket, and of everything below it, hardly shape its pairing; kinds do without them. */
const LARGE = 1 / 9;

/** What keeps many of a bracket or of those below it apart: the crowd of a player, without its group if that is a small one here. */
export function crowdsIn(
  { count, crowd }: Field,
  { movedDown, residents, leaving }: Pick<Bracket, 'movedDown' | 'residents' | 'leaving'>,
): (rank: number) => number {
  const groupOf = (rank: number): number => Math.floor(crowd[rank]! / 3);
  const [own, all] = [new Int32Array(CROWDS / 3), new Int32Array(CROWDS / 3)];
  for (const players of [movedDown, residents, leaving]) for (const rank of players) own[groupOf(rank)]!++;
  all.set(own);
  for (let rank = residents.at(-1)! + 1; rank < count; rank++) all[groupOf(rank)]!++;
  const isLargeIn = (numbers: Int32Array): ((group: number) => boolean) => {
    const least = LARGE * numbers.reduce((sum, number) => sum + number, 0);
    return (group) => numbers[group]! >= least;
  };
  const [isLargeHere, isLargeInAll] = [isLargeIn(own), isLargeIn(all)];
  const isLarge = Uint8Array.from(own, (_, group) => (isLargeHere(group) || isLargeInAll(group) ? 1 : 0));
  return (rank) => (isLarge[groupOf(rank)] === 1 ? crowd[rank]! : crowd[rank]! % 3);
}

/** Whether nobody of one crowd may meet anybody of another, or of the same. */
export function areCrowdsApart(a: number, b: number): boolean {
  const [wantedByA, wantedByB] = [a % 3, b % 3];
  return (wantedByA > 0 && wantedByA === wantedByB) || (a >= 3 && a - wantedByA === b - wantedByB);
}
