import {
  COLLECTIVE_TYPES,
  type CollectiveType,
  type Day,
  dayOf,
  type IsoDate,
  type PoolClass,
  type RandomBelow,
  writeDay,
} from '@escala/core';
import type { CollectiveReport, LibereReport, ScrabblePlay } from '@escala/office';
import { SCRABBLE_CLUBS } from './romanian-names.ts';
import type { ScrabblePerson } from './scrabble-people.ts';

export interface ScrabbleDemoEvent extends ScrabblePlay {
  readonly event: string;
  readonly name: string;
  readonly place: string;
  readonly club: string;
}

const MONTHS = [1, 2, 3, 5, 6, 9, 10, 11] as const;
const LIBERE_ROUNDS = 7;

/**
 * A cup in eight months of every year: collective games on Saturday, Libere on Sunday, with separate games for the
 * young.
 */
export function* scrabbleEvents(
  people: readonly ScrabblePerson[],
  { years, last }: { readonly years: readonly number[]; readonly last: Day },
  random: RandomBelow,
): Generator<ScrabbleDemoEvent> {
  for (const year of years)
    for (const [i, month] of MONTHS.entries()) {
      const saturday = saturdayOf(year, month);
      const { club, town } = SCRABBLE_CLUBS[(year + i) % SCRABBLE_CLUBS.length]!;
      const event = cup(people, { saturday, which: i }, random);
      if (saturday + 1 < last)
        yield {
          event: `cupa-${year}-${String(month).padStart(2, '0')}`,
          name: `Cupa ${town} ${year}`,
          place: town,
          club,
          ...event,
        };
    }
}

/** 1970-01-01 was a Thursday. */
function saturdayOf(year: number, month: number): Day {
  const tenth = dayOf(year, month, 10);
  return tenth + ((((2 - tenth) % 7) + 7) % 7);
}

function cup(
  people: readonly ScrabblePerson[],
  { saturday, which }: { readonly saturday: Day; readonly which: number },
  random: RandomBelow,
): ScrabblePlay {
  const present = people.filter(({ zeal }) => random(10) < zeal);
  const [young, grown] = [present.filter(({ isYoung }) => isYoung), present.filter(({ isYoung }) => !isYoung)];
  const types = [0, 1, 2].map((step) => COLLECTIVE_TYPES[(which + 2 * step) % COLLECTIVE_TYPES.length]!);
  const date = writeDay(saturday);
  const collective = (of: readonly ScrabblePerson[], poolClass: PoolClass): CollectiveReport[] =>
    of.length < 2 ? [] : types.map((type) => collectiveGame(of, { type, date, poolClass }, random));
  return {
    collective: [...collective(grown, 'seniors'), ...collective(young, 'youth')],
    libere: [libere(grown, writeDay(saturday + 1), random)],
  };
}

/** Points of the day, highest first; ties share the place, as in a cup's table. */
function collectiveGame(
  of: readonly ScrabblePerson[],
  { type, date, poolClass }: { type: CollectiveType; date: IsoDate; poolClass: PoolClass },
  random: RandomBelow,
): CollectiveReport {
  const scored = of.map((person) => ({ player: idOf(person), points: 5 * person.strength + random(600) }));
  const results = scored
    .map(({ player, points }) => ({ player, place: 1 + scored.filter((other) => other.points > points).length }))
    .sort((a, b) => a.place - b.place);
  return { id: poolClass === 'youth' ? `t-${type}` : type, type, class: poolClass, date, results };
}

/** Neighbours in strength meet in turn: players opposite each other in a rotating circle. */
function libere(of: readonly ScrabblePerson[], date: IsoDate, random: RandomBelow): LibereReport {
  const even = of.slice(0, of.length - (of.length % 2));
  const [fixed, ...turning] = even;
  const games = [];
  for (let round = 1; round <= Math.min(LIBERE_ROUNDS, even.length - 1); round++) {
    const circle = [fixed!, ...turning.map((_, i) => turning[(i + round) % turning.length]!)];
    for (let table = 0; table < circle.length / 2; table++) {
      const [a, b] = [circle[table]!, circle.at(-1 - table)!];
      const lead = a.strength - b.strength + random(161) - 80;
      const result = Math.abs(lead) < 2 ? ('1/2' as const) : lead > 0 ? ('1-0' as const) : ('0-1' as const);
      games.push({ round, a: idOf(a), b: idOf(b), result });
    }
  }
  return { id: 'libere', class: 'seniors', date, games };
}

/** Ids that the registry itself would give. */
export const idOf = ({ player }: Pick<ScrabblePerson, 'player'>): string => String(player.number + 1);
