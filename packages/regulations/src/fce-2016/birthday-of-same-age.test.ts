import { type Day, dayOf, yearOf } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayOfSameAge } from './birthday-of-same-age.ts';
import { ageInTenths } from './first-rating.ts';
import { REVISIONS, rulesInForce } from './parameters.ts';

const LIST = dayOf(2020, 7, 1);
const rules = rulesInForce(REVISIONS[0].id, LIST);
const day = fc.integer({ min: dayOf(2000, 1, 1), max: dayOf(2019, 12, 31) });

describe('a birthday that says no more than a first rating', () => {
  it('[10.2] is the first of its year with the same age in tenths: a day before is another age', () => {
    fc.assert(
      fc.property(day, day, (birth, later) => {
        const federated = Math.max(birth, later);
        const shown = birthdayOfSameAge(birth, { federated, list: LIST });
        const agesOf = (born: Day): number[] => [federated, LIST].map((on) => ageInTenths(rules, born, on));
        expect(agesOf(shown)).toEqual(agesOf(birth));
        expect(shown).toBeLessThanOrEqual(birth);
        expect(yearOf(shown)).toBe(yearOf(birth));
        if (yearOf(shown - 1) === yearOf(birth)) expect(agesOf(shown - 1)).not.toEqual(agesOf(birth));
      }),
    );
  });

  it('[10.2] everybody of a month or so has the same', () => {
    const shown = new Set<Day>();
    for (let birth = dayOf(2010, 1, 1); birth <= dayOf(2010, 12, 31); birth++)
      shown.add(birthdayOfSameAge(birth, { list: LIST }));
    expect(shown.size).toBe(11);
  });
});
