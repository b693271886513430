import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamePoints, gameValue } from '../ranking.ts';
import { RULES } from '../testing/build.ts';

const value = fc.integer({ min: 0, max: 300_000 }).map((n) => n / 1000);
const players = fc.integer({ min: 2, max: 200 });

describe('points of a game', () => {
  it('[6] the first place is worth V + 50, the last V - 50', () => {
    forAll({ of: [value, players] }, (v, j) => {
      expect(gamePoints(RULES, v, j, 1)).toBe(v + 50);
      expect(gamePoints(RULES, v, j, j)).toBe(v - 50);
    });
  });

  it('[6] the places between go down in even steps, half places between their neighbours', () => {
    expect([1, 2, 3, 4, 5].map((place) => gamePoints(RULES, 150, 5, place))).toEqual([200, 175, 150, 125, 100]);
    expect(gamePoints(RULES, 150, 5, 1.5)).toBe(187.5);
    expect(gamePoints(RULES, 110, 2, 1.5)).toBe(110);
  });

  it('[6] strict places give away what the game is worth: their mean is V', () => {
    forAll({ of: [value, players] }, (v, j) => {
      const points = Array.from({ length: j }, (_, row) => gamePoints(RULES, v, j, row + 1));
      expect(points.reduce((sum, p) => sum + p, 0) / j).toBeCloseTo(v, 9);
    });
  });
});

describe('value of a game', () => {
  it('[5] the mean of the ratings', () => {
    expect(gameValue(Float64Array.of(150, 200, 100, 190))).toBe(160);
  });

  it('[5] not a bit of it depends on the order of the players (D-FRS-7)', () => {
    const ratings = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 30 });
    forAll(
      { of: [ratings.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))] },
      ([all, shuffled]) => {
        expect(gameValue(Float64Array.from(shuffled))).toBe(gameValue(Float64Array.from(all)));
      },
    );
  });
});
