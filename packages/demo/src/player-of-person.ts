import { type Day, dayFrom, dayOf, type RandomBelow, writeDay } from '@escala/core';
import type { Player } from '@escala/office';
import type { DemoClub } from './clubs.ts';
import { ageOn, type DemoPerson } from './people.ts';
import { strengthAt } from './strength.ts';

/** Players of this strength may have a FIDE rating. */
const FIDE_FLOOR = 1500;
const FIRST_FIDE_ID = 90_000_000;

/** The person as registered. Ids are those that the registry itself would give. */
export function playerOf(
  person: DemoPerson,
  number: number,
  clubs: readonly DemoClub[],
  { years, last }: { readonly years: readonly number[]; readonly last: Day },
  random: RandomBelow,
): Player {
  const { name, sex, country, birthDay, joinedOn } = person;
  const licences = Object.fromEntries([...person.licences].map(([season, club]) => [season, clubs[club]!.id]));
  const firstSeason = joinedOn === undefined ? undefined : Number(writeDay(joinedOn).slice(0, 4));
  const fide = fideOf(person, number, { years, last }, random);
  const titles = titlesOf(person, years.at(-1)!);
  return {
    number,
    name,
    sex,
    nationality: country,
    // For a few old members only the year is known.
    ...(random(60) === 0 ? { birthYear: Number(writeDay(birthDay).slice(0, 4)) } : { birthDate: writeDay(birthDay) }),
    licences,
    ...(joinedOn !== undefined && {
      federatedOn: writeDay(joinedOn),
      firstSeason,
      ...(firstSeason! >= years[0]! &&
        licences[firstSeason!] && { licensedOn: { [firstSeason!]: writeDay(joinedOn) } }),
    }),
    ...(fide && { fide }),
    ...(titles.length > 0 && { titles }),
  };
}

/** One list a year, in July, from the first year in which the player is strong enough. */
function fideOf(
  person: DemoPerson,
  number: number,
  { years, last }: { readonly years: readonly number[]; readonly last: Day },
  random: RandomBelow,
): Player['fide'] {
  const takesPart = random(3) > 0 || person.isGuest;
  const seasons = person.isGuest ? years : years.filter((year) => person.licences.has(year));
  const ratings: { from: string; standard: number }[] = [];
  for (const year of seasons) {
    const strength = strengthAt(person.talent, ageOn(person, dayOf(year, 7, 1)));
    const standard = strength + random(61) - 30;
    const from = `${year}-${year === years[0] ? '01' : '07'}-01`;
    if (takesPart && standard >= FIDE_FLOOR && dayFrom(from) <= last) ratings.push({ from, standard });
  }
  return ratings.length === 0 ? undefined : { id: String(FIRST_FIDE_ID + number), ratings };
}

const TITLES = [
  { title: 'GM', from: 2480 },
  { title: 'MI', from: 2380 },
  { title: 'MF', from: 2270 },
  { title: 'MC', from: 2170 },
] as const;

function titlesOf(person: DemoPerson, lastYear: number): NonNullable<Player['titles']> {
  const age = ageOn(person, dayOf(lastYear, 1, 1));
  const peak = strengthAt(person.talent, Math.min(age, 40));
  const held = TITLES.find(({ from }) => peak >= from);
  const grownUp = Number(writeDay(person.birthDay).slice(0, 4)) + 24;
  return held && age >= 16 ? [{ title: held.title, on: `${Math.min(grownUp, lastYear - 1)}-06-15` }] : [];
}
