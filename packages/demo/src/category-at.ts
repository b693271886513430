import type { Day, PlayerCategory } from '@escala/core';
import { ageOn, type DemoPerson } from './people.ts';
import { strengthAt } from './strength.ts';

const FROM: readonly (readonly [strength: number, category: PlayerCategory])[] = [
  [2050, 'preferent'],
  [1850, 'first'],
  [1650, 'second'],
];

/** The category that somebody may have come to with that strength; guests have none. */
export function categoryAt(
  person: Pick<DemoPerson, 'talent' | 'birthDay' | 'isGuest'>,
  day: Day,
): { category?: PlayerCategory } {
  if (person.isGuest) return {};
  const strength = strengthAt(person.talent, ageOn(person, day));
  return { category: FROM.find(([from]) => strength >= from)?.[1] ?? 'third' };
}
