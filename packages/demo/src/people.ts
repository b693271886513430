import { addMonths, civilDate, type Day, dayOf, type RandomBelow } from '@escala/core';
import type { DemoClub } from './clubs.ts';
import { type DemoSize, daysOf, yearsOf } from './demo-size.ts';
import { catalanName, guestName, type Sex } from './names/person-name.ts';
import { talentFrom } from './strength.ts';

export interface DemoPerson {
  readonly name: string;
  readonly sex: Sex;
  readonly birthDay: Day;
  readonly country: string;
  readonly isGuest: boolean;
  /** Season to club, by place; in a missing season the person was elsewhere. */
  readonly licences: ReadonlyMap<number, number>;
  /** The day of the first licence; undefined for guests. */
  readonly joinedOn: Day | undefined;
  readonly talent: number;
  /** How often the person plays, from 1 to 10. */
  readonly zeal: number;
}

/** Average years of membership for those who stay beyond childhood. */
const LONG = 26;

/** All people in the history: members from before its first day, those who join during it, and guests. */
export function peopleOf(size: DemoSize, clubs: readonly DemoClub[], random: RandomBelow): DemoPerson[] {
  const { first, last } = daysOf(size);
  const years = yearsOf(size);
  const membersBefore = Math.round((size.players * 18) / (18 + size.years));
  return Array.from({ length: size.players }, (_, i) => {
    const sex: Sex = random(5) === 0 ? 'f' : 'm';
    const talent = talentFrom(random);
    const zeal = 1 + Math.min(random(10), random(10));
    if (random(33) === 0) {
      const { name, country } = guestName(random, sex);
      const birthDay = first - 365 * (17 + random(45)) - random(365);
      return { name, sex, birthDay, country, isGuest: true, licences: new Map(), joinedOn: undefined, talent, zeal };
    }
    const person = { name: catalanName(random, sex), sex, country: 'ESP', isGuest: false, talent, zeal };
    const life = i < membersBefore ? memberBefore(first, random) : newcomer(first, last, random);
    return { ...person, ...life, licences: licencesOf(life, years, random(clubs.length), clubs, random) };
  });
}

interface Life {
  readonly birthDay: Day;
  readonly joinedOn: Day;
  /** The last season, if it is not beyond the history. */
  readonly until: number;
}

const yearOfDay = (day: Day): number => civilDate(day).year;

function memberBefore(first: Day, random: RandomBelow): Life {
  const age = 7 + random(30) + random(40);
  const birthDay = first - 365 * age - random(365);
  const joinedOn = first - 1 - random(Math.max(1, Math.min(365 * (age - 6), 365 * 30)));
  return { birthDay, joinedOn, until: yearOfDay(first) + lengthOf(age, random) };
}

/** Two out of three join as children. */
function newcomer(first: Day, last: Day, random: RandomBelow): Life {
  const joinedOn = first + random(last - first + 1);
  const age = random(3) > 0 ? 6 + random(8) : 14 + random(45);
  const birthDay = joinedOn - 365 * age - random(365);
  return { birthDay, joinedOn, until: yearOfDay(joinedOn) + lengthOf(age, random) };
}

/** Many children leave after a few seasons; those who stay, stay long. */
function lengthOf(age: number, random: RandomBelow): number {
  if (age < 14 && random(2) === 0) return random(5);
  return random(LONG) + random(LONG);
}

function licencesOf(
  { joinedOn, until }: Life,
  years: readonly number[],
  firstClub: number,
  clubs: readonly DemoClub[],
  random: RandomBelow,
): Map<number, number> {
  const licences = new Map<number, number>();
  let club = firstClub;
  let away = 0;
  for (const year of years) {
    if (dayOf(year, 12, 31) < joinedOn || year > until) continue;
    // Sometimes a season or two without a licence, or with another club.
    if (random(33) === 0) away = 1 + random(2);
    if (random(25) === 0) club = neighbourOf(club, clubs, random);
    if (away > 0 && licences.size > 0) away--;
    else licences.set(year, club);
  }
  return licences;
}

function neighbourOf(club: number, clubs: readonly DemoClub[], random: RandomBelow): number {
  const other = random(clubs.length);
  return clubs[other]!.delegation === clubs[club]!.delegation ? other : club;
}

/** Age in whole years on a day. */
export function ageOn({ birthDay }: Pick<DemoPerson, 'birthDay'>, day: Day): number {
  let age = Math.floor((day - birthDay) / 365.25);
  if (addMonths(birthDay, 12 * (age + 1)) <= day) age++;
  return age;
}
