import { civilDate, type Day, dayOf, type Reason, reason, writeDay } from '@escala/core';
import { entryRules } from './parameters.ts';

export type AgeGroup = 'infantil' | 'juvenil';

/** Years completed on a day; the birthday itself completes one. */
export function ageOn(birth: Day, day: Day): number {
  const born = civilDate(birth);
  const now = civilDate(day);
  const before = now.month < born.month || (now.month === born.month && now.dayOfMonth < born.dayOfMonth);
  return now.year - born.year - (before ? 1 : 0);
}

/**
 * Normes 4.1.4, Normes 4.1.5: not yet fourteen, or twenty, on 1 January of the year of the final. A birthday on that very day
 * is one that has been had.
 */
export function mayEnterAgeGroup(group: AgeGroup, birth: Day, yearOfFinal: number): Reason {
  const on = dayOf(yearOfFinal, 1, 1);
  const rules = entryRules(on);
  const under = group === 'infantil' ? rules.infantilAge : rules.juvenilAge;
  const age = ageOn(birth, on);
  return reason('fce-1990.entry-age', group === 'infantil' ? 'Normes 4.1.4' : 'Normes 4.1.5', age < under, {
    group,
    age,
    under,
    on: writeDay(on),
    born: writeDay(birth),
  });
}
