import { expect, it } from 'vitest';
import { AGE_GROUPS, birthYearsOf } from './age-groups.ts';

it('[D-OFF-120] under twelve is who has not turned twelve by 1 January; fifty who turns fifty in the year', () => {
  const isIn = (group: string, born: number): boolean => {
    const { bornFrom = -Infinity, bornTo = Infinity } = birthYearsOf(group, 2026);
    return born >= bornFrom && born <= bornTo;
  };
  expect([2013, 2014, 2015].map((born) => isIn('u12', born))).toEqual([false, true, true]);
  expect([1975, 1976, 1977].map((born) => isIn('s50', born))).toEqual([true, true, false]);
});

it('a group that nobody knows asks for no years', () => {
  expect(birthYearsOf('u13', 2026)).toEqual({});
  expect(AGE_GROUPS).toContain('s65');
});
