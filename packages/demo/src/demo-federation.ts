import { type Day, type PlayerCategory, seededRandom, writeDay } from '@escala/core';
import type { Federation, Player, Season } from '@escala/office';
import { type DemoEvent, demoEvents } from './calendar/demo-events.ts';
import { clubsFor, type DemoClub } from './clubs.ts';
import { type DemoSize, daysOf, yearsOf } from './demo-size.ts';
import { ageOn, type DemoPerson, peopleOf } from './people.ts';
import { playerOf } from './player-of-person.ts';
import { strengthAt } from './strength.ts';

const FROM: readonly (readonly [strength: number, category: PlayerCategory])[] = [
  [2050, 'preferent'],
  [1850, 'first'],
  [1650, 'second'],
];

/** A category that fits the strength; guests have none. */
function categoryAt(
  person: Pick<DemoPerson, 'talent' | 'birthDay' | 'isGuest'>,
  day: Day,
): { category?: PlayerCategory } {
  if (person.isGuest) return {};
  const strength = strengthAt(person.talent, ageOn(person, day));
  return { category: FROM.find(([from]) => strength >= from)?.[1] ?? 'third' };
}

/**
 * A made-up federation: people, clubs, seasons, and years of events. The same size and seed give the same federation
 * everywhere.
 */
export interface DemoFederation {
  readonly size: DemoSize;
  readonly facts: Federation;
  readonly seasons: readonly Season[];
  readonly clubs: readonly DemoClub[];
  readonly players: readonly Player[];
  /** In order of time; played again for every call, so that millions of games need not be kept in memory. */
  events(): Generator<DemoEvent>;
}

/** Ids that the registry itself would give: one more than the number of players. */
export const demoPlayerId = (number: number): string => String(number + 1);

export function demoFederation(size: DemoSize): DemoFederation {
  const years = yearsOf(size);
  const { first, last } = daysOf(size);
  const stream = (purpose: number) => seededRandom(size.seed * 7919 + purpose);
  const clubs = clubsFor(size.players);
  const people = peopleOf(size, clubs, stream(1));
  const facts = stream(2);
  return {
    size,
    facts: federationFacts(writeDay(first)),
    seasons: years.map((number) => ({
      number,
      from: `${number}-01-01`,
      to: `${number}-12-31`,
      renewalUntil: `${number}-01-31`,
    })),
    clubs,
    players: people
      .map((person, number) => playerOf(person, number, clubs, { years, last }, facts))
      .map((player, i) => (size.toTry ? { ...player, ...categoryAt(people[i]!, last) } : player)),
    events: () => demoEvents({ people, clubs, first, last, random: stream(3) }),
  };
}

/** The first list is published in the second month. */
function federationFacts(firstDay: string): Federation {
  const [year, month] = firstDay.split('-').map(Number);
  const firstList = month === 12 ? `${year! + 1}-01-01` : `${year}-${String(month! + 1).padStart(2, '0')}-01`;
  const series = (id: string, name: string, part: string) => ({ id, name, regulation: 'fce-2016', part, firstList });
  return {
    name: 'Federació de mostra',
    country: 'CAT',
    timeZone: 'Europe/Madrid',
    language: 'ca',
    competitionRules: 'fce-1990',
    series: [series('standard', 'Ritme estàndard', 'standard'), series('rapid', 'Actius i llampecs', 'rapid')],
  };
}
