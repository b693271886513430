import { type Day, dayOf, yearOf } from '@escala/core';
import type { HeadToHeadRuleBook } from '../contracts.ts';
import { ageInTenths } from './first-rating.ts';
import { revisionOf, rulesInForce } from './parameters.ts';

/**
 * A first rating goes by the age in tenths of a year, on the day of federating (10.2) or on that of a list (10.3); who is under 12
 * goes by the year (16.3). So the day of birth can be kept from everybody and the rating still be checked.
 */
export const birthdayOfSameAge: NonNullable<HeadToHeadRuleBook['birthdayOfSameAge']> = (
  birth,
  { federated, list },
  { revision } = {},
) => {
  const rules = rulesInForce(revisionOf(revision), list);
  const earliest = (on: Day): Day => on - lastDayOfAge(ageInTenths(rules, birth, on), rules.yearOfDays);
  const days = federated === undefined ? [list] : [federated, list];
  return Math.max(dayOf(yearOf(birth), 1, 1), ...days.map(earliest));
};

/** 10.2a, 10.2b: days that somebody has lived at most who is so many tenths of a year old, to the nearest, half up. */
function lastDayOfAge(tenths: number, yearOfDays: number): number {
  return Math.ceil(((2 * tenths + 1) * yearOfDays) / 20) - 1;
}
