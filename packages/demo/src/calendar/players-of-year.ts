import { type Day, dayOf, type RandomBelow } from '@escala/core';
import { DELEGATIONS, type Delegation, type DemoClub } from '../clubs.ts';
import { ageOn, type DemoPerson } from '../people.ts';
import { strengthAt } from '../strength.ts';

/** The players active in a year, and everyone's strength by then. */
export interface PlayersOfYear {
  /** By person. */
  readonly strengths: Int16Array;
  readonly byClub: readonly (readonly number[])[];
  /** Players with a licence; keen ones several times. */
  readonly byDelegation: ReadonlyMap<Delegation, readonly number[]>;
  readonly everybody: readonly number[];
  readonly children: readonly number[];
  readonly guests: readonly number[];
}

const CHILDREN_UNDER = 12;

export function playersOfYear(year: number, people: readonly DemoPerson[], clubs: readonly DemoClub[]): PlayersOfYear {
  const middle: Day = dayOf(year, 7, 1);
  const strengths = Int16Array.from(people, (person) => strengthAt(person.talent, ageOn(person, middle)));
  const byClub = clubs.map((): number[] => []);
  const byDelegation = new Map(DELEGATIONS.map((delegation): [Delegation, number[]] => [delegation, []]));
  const everybody: number[] = [];
  const children: number[] = [];
  const guests: number[] = [];
  people.forEach((person, number) => {
    const club = person.licences.get(year);
    if (club === undefined) {
      if (person.isGuest) guests.push(number);
      return;
    }
    byClub[club]!.push(number);
    const near = byDelegation.get(clubs[club]!.delegation)!;
    for (let i = 0; i < person.zeal; i++) {
      near.push(number);
      everybody.push(number);
    }
    if (ageOn(person, dayOf(year, 1, 1)) < CHILDREN_UNDER) children.push(number);
  });
  for (const members of byClub) members.sort((a, b) => strengths[b]! - strengths[a]! || a - b);
  return { strengths, byClub, byDelegation, everybody, children, guests };
}

/** Distinct players from a pool who are members by that day; fewer if there are not enough. */
export function drawPlayers(
  random: RandomBelow,
  pool: readonly number[],
  count: number,
  isThere: (player: number) => boolean,
): number[] {
  const drawn = new Set<number>();
  for (let tries = 0; drawn.size < count && tries < 6 * count && pool.length > 0; tries++) {
    const player = pool[random(pool.length)]!;
    if (isThere(player)) drawn.add(player);
  }
  return [...drawn];
}
