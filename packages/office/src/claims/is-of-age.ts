import type { IsoDate } from '@escala/core';
import { birthYearOf, type Player } from '../registry/players/player.ts';

const FULL_AGE = 18;

/** Whoever is certainly of age. Where no more than the year of birth is known it must be over; without any, nobody knows. */
export function isOfAge(player: Pick<Player, 'birthDate' | 'birthYear'>, today: IsoDate): boolean {
  const year = birthYearOf(player);
  if (year === undefined) return false;
  const birthday = player.birthDate?.slice(4) ?? '-12-31';
  return `${year + FULL_AGE}${birthday}` <= today;
}
