import { dayOf, type RandomBelow, writeDay } from '@escala/core';
import type { Player } from '@escala/office';
import { givenName, romanianName, SCRABBLE_CLUBS } from './romanian-names.ts';

/** A Scrabble player: how strong, how often present, and for which club. */
export interface ScrabblePerson {
  readonly player: Player;
  readonly isYoung: boolean;
  /** Stronger players finish ahead more often. */
  readonly strength: number;
  /** How often they take part, out of ten. */
  readonly zeal: number;
}

const YOUNG_UNTIL = 18;

/** One in four is young. All names are different: namesakes get another given name. */
export function scrabblePeople(
  {
    players,
    years,
    lastYear,
  }: { readonly players: number; readonly years: readonly number[]; readonly lastYear: number },
  random: RandomBelow,
): ScrabblePerson[] {
  const names = new Set<string>();
  return Array.from({ length: players }, (_, number) => {
    const sex = random(5) < 2 ? 'f' : 'm';
    const isYoung = number % 4 === 3;
    const age = isYoung ? YOUNG_UNTIL - 6 + random(4) : 22 + random(50);
    let name = romanianName(random, sex);
    while (names.has(name)) name = `${name} ${givenName(random, sex)}`;
    names.add(name);
    const { club } = SCRABBLE_CLUBS[random(SCRABBLE_CLUBS.length)]!;
    const strength = random(100) + random(100) - (isYoung ? 30 : 0);
    const title = strength > 130 ? 'MN' : undefined;
    return {
      isYoung,
      strength,
      zeal: 1 + random(10),
      player: {
        number,
        name,
        sex,
        nationality: 'ROU',
        birthDate: writeDay(dayOf(lastYear - age, 1 + random(12), 1 + random(28))),
        licences: Object.fromEntries(years.map((year) => [year, club])),
        ...(title && { titles: [{ title, on: `${years[0]! - 1}-06-15` }] }),
      },
    };
  });
}
