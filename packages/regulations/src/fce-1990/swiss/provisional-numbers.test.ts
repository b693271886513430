import { expect, it } from 'vitest';
import { numbersAreProvisional } from './provisional-numbers.ts';

it('[Suis 17] numbers are provisional in rounds one and two, not in three', () => {
  expect([1, 2, 3].map(numbersAreProvisional)).toEqual([true, true, false]);
});
