import type { YearCounts } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { rulesInForce } from '../parameters.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';
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

const blitz = { minutes: 3, increment: 2 };
const rate = (ratingA: number, ratingB: number, game: object, parts: object = {}, event: object = {}) =>
  fce2016.rate(
    documentOf({
      ...pair(ratingA, ratingB),
      events: [eventOf({ games: [gameOf('a', 'b', '1-0', game)], ...event })],
      ...parts,
    }),
  ).ledger;

describe('the change of a game', () => {
  it('[15.1] [15.2] each with an own K: 24 against 16', () => {
    expect(rate(1999, 2000, {})).toMatchObject([
      { player: 'a', expected: 0.5, k: 24, score: 1, change: 12 },
      { player: 'b', expected: 0.5, k: 16, score: 0, change: -8 },
    ]);
  });
  it('[16.5a] blitz: half of the own K', () => {
    const lines = rate(1999, 2000, {}, { rhythm: 'rapid' }, { timeControl: blitz });
    expect(lines).toMatchObject([
      { k: 12, change: 6 },
      { k: 8, change: -4 },
    ]);
    expect(lines[0]).toMatchObject({ articles: ['8.3', '13.2', '15.2', '16.2', '16.5a'], decisions: ['D-FCE-1'] });
  });
  it('[7] [16.6b] a forfeit uses half of the lower K, against the own rating', () => {
    const lines = rate(1400, 2300, { kind: 'forfeit' });
    expect(lines).toMatchObject([
      { own: 1400, opponentRating: 1400, score: 1, expected: 0.5, k: 4, change: 2 },
      { own: 2300, opponentRating: 2300, score: 0, expected: 0.5, k: 4, change: -2 },
    ]);
    expect(lines[0]!.articles).toEqual(['8.3', '7', '15.2', '16.2', '16.6b']);
  });
  it('[7] a double forfeit is a loss for both', () => {
    expect(rate(1600, 1600, { kind: 'forfeit', result: '0-0' })).toMatchObject([{ change: -7.5 }, { change: -7.5 }]);
  });
  it('[16.6a] adjudicated without a move: half of the lower K, the true ratings', () => {
    const lines = rate(1400, 1699, { kind: 'adjudicated' });
    expect(lines).toMatchObject([
      { opponentRating: 1699, expected: 0.15, k: 15, change: 12.75 },
      { opponentRating: 1400, expected: 0.85, k: 15, change: -12.75 },
    ]);
    expect(lines[0]!.articles).toEqual(['8.3', '13.2', '15.2', '16.2', '16.6a']);
  });
  it('[16.6b] D-FCE-12: blitz does not halve a second time', () => {
    const lines = rate(1999, 2000, { kind: 'forfeit' }, { rhythm: 'rapid' }, { timeControl: blitz });
    expect(lines).toMatchObject([{ k: 8, decisions: ['D-FCE-12'] }, { k: 8 }]);
  });
  it('[16.6b] D-FCE-12: nor does the half K of an active event', () => {
    const active = { timeControl: { minutes: 20 }, halfK: true };
    expect(rate(1999, 2000, { kind: 'forfeit' }, { rhythm: 'rapid' }, active)).toMatchObject([{ k: 8 }, { k: 8 }]);
  });
  it('[16.2b] forfeits are not among the games that make K: gamesByYear holds the others', () => {
    const facts = { id: 'a', firstSeason: 2017, gamesByYear: { 2017: 0 } };
    const output = fce2016.rate(
      documentOf({
        players: [facts, { ...facts, id: 'b' }],
        lists: pair(1600, 1600).lists,
        events: [eventOf({ games: [gameOf('a', 'b', '1-0', { kind: 'forfeit' })] })],
      }),
    );
    expect(output.ledger[0]).toMatchObject({ k: 16.5 });
  });
  it('[16.2] K comes from the list of the game, with the season of that list', () => {
    const facts = { id: 'a', firstSeason: 2017, gamesByYear: { 2017: 54 } };
    const output = fce2016.rate(
      documentOf({
        listDate: '2018-02-01',
        players: [facts, { ...facts, id: 'b' }],
        lists: [
          { date: '2017-12-01', ratings: { a: 1699, b: 1699 } },
          { date: '2018-01-01', ratings: { a: 1700, b: 1700 } },
        ],
        events: [
          eventOf({ id: 'old', start: '2017-12-30', end: '2018-01-02', games: [gameOf('a', 'b', '1-0')] }),
          eventOf({ id: 'new', start: '2018-01-01', end: '2018-01-02', games: [gameOf('a', 'b', '1-0')] }),
        ],
      }),
    );
    expect(output.ledger.map((line) => [line.event, line.k])).toEqual([
      ['old', 30],
      ['old', 30],
      ['new', 21],
      ['new', 21],
    ]);
  });
});

describe('example 18.1', () => {
  it('[18.1] 2150 loses to 2030: .66 expected; with K 18.1, which no rounded K gives, -11.946 and 2138', () => {
    const [line] = rate(2150, 2030, { result: '0-1' });
    expect(line).toMatchObject({ own: 2150, opponentRating: 2030, expected: 0.66, score: 0 });
    // K of 18.1 in tenths times hundredths gives exact thousandths.
    expect((181 * (0 - 66)) / 1000).toBe(-11.946);
    expect(2150 + Math.round(-11.946)).toBe(2138);
  });
  it('[18.1] D-FCE-10: with K 18 the change is -11.88 and the rating 2138 as well', () => {
    const [a, b] = [{ id: 'a', firstSeason: 2017, gamesByYear: { 2017: 9 } }, { id: 'b' }];
    const output = fce2016.rate(
      documentOf({
        players: [a, b],
        lists: [{ date: '2018-02-01', ratings: { a: 2150, b: 2030 } }],
        events: [eventOf({ games: [gameOf('a', 'b', '0-1')] })],
      }),
    );
    expect(output.list.find((row) => row.id === 'a')).toMatchObject({ rating: 2138, change: -11.88, k: 18, k0: 16 });
  });
});
