import { dayFrom, NO_DAY, writeDay } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactorFacts } from '../../contracts/rating.ts';
import { rulesInForce } from '../parameters.ts';
import { factorGamesFrom, factorsOfLists, listedFactors } from './list-factors.ts';

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

const DAY = dayFrom('2022-03-01');

/** One player: first season, games of 2019, 2020 and 2021. */
function facts(firstSeason: number, games: readonly [number, number, number] = [0, 0, 0]): FactorFacts {
  const gamesByYear = { firstYear: 2019, years: 3, players: 1, counts: Uint16Array.from(games) };
  return {
    count: 1,
    firstSeason: Int16Array.of(firstSeason),
    federatedDay: Int32Array.of(NO_DAY),
    gamesByYear,
  };
}

const on = (players: FactorFacts, rating: number): readonly number[] => {
  const { baseFactors, factors } = listedFactors(players, { day: DAY, ratings: Int16Array.of(rating) });
  return [baseFactors[0]!, factors[0]!];
};

describe('K₀ and K on a list that was printed elsewhere', () => {
  it('[9.1f] go by the rating of the list, by the first season and by the games of the seasons before', () => {
    const [k0, idle] = on(facts(2020), 2200);
    expect(idle).toBe(k0! + 3);
    expect(on(facts(2020, [0, 54, 54]), 2200)).toEqual([k0, k0! - 3]);
    expect(on(facts(2022), 2200)).toEqual([k0, k0]);
  });

  it('[9.1f] are 0 where there is no rating', () => {
    expect(on(facts(2020), 0)).toEqual([0, 0]);
  });

  it('[16.2b] the games of five seasons count', () => {
    expect(writeDay(factorGamesFrom(DAY))).toBe('2017-01-01');
  });
});
