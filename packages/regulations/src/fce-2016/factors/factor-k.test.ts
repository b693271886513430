import type { YearCounts } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { rulesInForce } from '../parameters.ts';
import { baseFactor, completeSeasons, increment, incrementOf, sumOfWeights, weightedGames } from './factor-k.ts';

const rules = rulesInForce('5.3-repealed', 17_000);

/** Games of one player, newest season first. */
const gamesBefore = (season: number, newestFirst: number[]): YearCounts => ({
  firstYear: season - newestFirst.length,
  years: newestFirst.length,
  players: 1,
  counts: Uint16Array.from([...newestFirst].reverse()),
});

describe('base factor', () => {
  it('[16.2a] the limits of Table 3 in threes', () => {
    const factors = (rating: number): number[] => [rating - 1, rating, rating + 1].map((r) => baseFactor(rules, r));
    expect(factors(1100)).toEqual([42, 36, 36]);
    expect(factors(1400)).toEqual([36, 30, 30]);
    expect(factors(1700)).toEqual([30, 24, 24]);
    expect(factors(2000)).toEqual([24, 16, 16]);
    expect(factors(2300)).toEqual([16, 8, 8]);
  });
  it('[16.2a] D-FCE-8: 2600 itself has the last factor', () => {
    expect([2599, 2600, 2601].map((rating) => baseFactor(rules, rating))).toEqual([8, 6, 6]);
  });
  it('[16.2a] 1000 has the first factor', () => expect(baseFactor(rules, 1000)).toBe(42));
});

describe('increment', () => {
  it('[16.2b] +3 without a game, -3 with 54 and more', () => {
    expect(increment(rules, 0, 1)).toBe(3);
    expect([53, 54, 55, 900].map((games) => increment(rules, games, 1))).toEqual([-3, -3, -3, -3]);
  });
  it('[16.2b] one half goes up: a mean of 4.5 takes nothing off, 5 takes one', () => {
    expect(increment(rules, 9, 2)).toBe(3);
    expect(increment(rules, 4, 1)).toBe(3);
    expect(increment(rules, 5, 1)).toBe(2);
  });
  it('[16.2b] the weights of Table 4 for two to five seasons', () => {
    const weigh = (seasons: number): number[] => {
      const units = [1, 10, 100, 1000, 10_000].slice(0, Math.min(seasons, 5));
      const sum = weightedGames(rules, gamesBefore(2026, units), 0, 2026, seasons);
      return [sum, sumOfWeights(rules, seasons)];
    };
    expect(weigh(2)).toEqual([2 + 10, 3]);
    expect(weigh(3)).toEqual([3 + 20 + 100, 6]);
    expect(weigh(4)).toEqual([4 + 30 + 200 + 1000, 10]);
    expect(weigh(5)).toEqual([5 + 40 + 300 + 2000 + 10_000, 15]);
    expect(weigh(9)).toEqual(weigh(5));
  });
  it('[16.2b] D-FCE-9: with one complete season the mean is that season', () => {
    expect([sumOfWeights(rules, 1), weightedGames(rules, gamesBefore(2016, [40]), 0, 2016, 1)]).toEqual([1, 40]);
  });
  it('[16.2c] no complete season, no increment', () => {
    expect(incrementOf(rules, gamesBefore(2018, [80]), 0, 2018, 2018)).toBe(0);
    expect(incrementOf(rules, gamesBefore(2018, [80]), 0, 2018, 2019)).toBe(0);
  });
  it('[20] nobody was federated before 2015: one season in 2016, five in 2020', () => {
    expect([2015, 2016, 2017, 2020].map((season) => completeSeasons(rules, season, 1990))).toEqual([0, 1, 2, 5]);
    expect([2014, 2015, 2016].map((first) => completeSeasons(rules, 2017, first))).toEqual([2, 2, 1]);
  });
  it('[16.2b] agrees with fractions, rounded half up, and stays between -3 and +3', () => {
    const games = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 5 });
    forAll({ of: [games] }, (newestFirst) => {
      const weights = newestFirst.map((_, i) => newestFirst.length - i);
      const mean = newestFirst
        .reduce((sum, played, i) => sum.add(played * weights[i]!), new Fraction(0))
        .div(weights.reduce((a, b) => a + b));
      const exact = new Fraction(3).sub((mean.compare(54) > 0 ? new Fraction(54) : mean).div(9));
      const delta = incrementOf(rules, gamesBefore(2025, newestFirst), 0, 2025, 2025 - newestFirst.length);
      expect(delta).toBe(Number(exact.add(new Fraction(1, 2)).floor()));
      expect(Math.abs(delta)).toBeLessThanOrEqual(3);
    });
  });
});

describe('example 19.2: 1890 points, three complete seasons', () => {
  const worked = (newestFirst: number[]): Record<string, number> => {
    const sum = weightedGames(rules, gamesBefore(2020, newestFirst), 0, 2020, 3);
    const weights = sumOfWeights(rules, 3);
    const delta = increment(rules, sum, weights);
    return { sum, weights, delta, k0: baseFactor(rules, 1890), k: baseFactor(rules, 1890) + delta };
  };
  it('[19.2] as computed: 27, 0 and 10 games give MP 91/6 = 15.16, increment 1.31, K 25', () => {
    expect(worked([27, 0, 10])).toEqual({ sum: 91, weights: 6, delta: 1, k0: 24, k: 25 });
    expect(Math.floor((100 * 91) / 6) / 100).toBe(15.16);
    expect(Math.floor(100 * (3 - 91 / 54)) / 100).toBe(1.31);
  });
  it('[19.2] as its text says, four events of nine: MP 118/6 = 19.67, increment .81, K 25 all the same', () => {
    expect(worked([36, 0, 10])).toEqual({ sum: 118, weights: 6, delta: 1, k0: 24, k: 25 });
  });
});
