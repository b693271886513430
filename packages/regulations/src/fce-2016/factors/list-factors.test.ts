import { dayFrom } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulesInForce } from '../parameters.ts';
import { factorsOfLists } from './list-factors.ts';

const PLAYERS = 9;
const rules = rulesInForce('5.3-repealed', dayFrom('2016-02-01'));
const rating = fc.constantFrom(0, 1000, 1099, 1100, 1699, 1700, 2299, 2300, 2600);
const column = (of: fc.Arbitrary<number>) => fc.array(of, { minLength: PLAYERS, maxLength: PLAYERS });
const list = fc.record({ ratings: column(rating), statuses: column(fc.nat(1)), season: fc.nat(1) });

it('[9.1f] K₀ and K of list after list are those that each list has by itself', () => {
  forAll({ of: [fc.array(list, { maxLength: 8 }), column(fc.nat(3)), column(fc.nat(3))] }, (lists, odd, even) => {
    const seasons = [Int8Array.from(odd), Int8Array.from(even)];
    const carried = factorsOfLists();
    for (const { ratings, statuses, season } of lists) {
      const facts = {
        rules,
        ratings: Int16Array.from(ratings),
        statuses: Uint8Array.from(statuses),
        increments: seasons[season]!,
      };
      const { baseFactors, factors } = carried(facts);
      expect({ baseFactors, factors }).toEqual(factorsOfLists()(facts));
      ratings.forEach((value, player) => {
        const isOn = value !== 0 && statuses[player] === 1;
        expect(baseFactors[player]).toBe(isOn ? rules.factorByRating[value] : 0);
        expect(factors[player]).toBe(isOn ? rules.factorByRating[value]! + seasons[season]![player]! : 0);
      });
    }
  });
});
