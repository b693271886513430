import { expectedShare } from '@escala/core';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { cappedExpectations, EXPECTATIONS, ratingDifference } from '../shared/fide-tables.ts';
import { differenceOf, printedShare } from './testing/fractions.ts';

const OPEN = 800;
const capped = cappedExpectations(400);

describe('table 8.1(b)', () => {
  it('[8.1] [12.2] is the printed one, difference by difference, in whole hundredths', () => {
    for (let difference = 0; difference <= 736; difference++)
      expect(EXPECTATIONS.higher[difference], `D ${difference}`).toBe(printedShare(difference).mul(100).valueOf());
  });

  it('[8.55] is read for the higher and the lower player, who share one point', () => {
    for (let difference = 0; difference <= 900; difference++)
      expect(expectedShare(capped, difference) + expectedShare(capped, -difference)).toBe(100);
    expect([-4, -3, 0, 3, 4].map((difference) => expectedShare(capped, difference))).toEqual([49, 50, 50, 50, 51]);
  });

  it('[8.54] a difference over 400 counts as 400', () => {
    expect([391, 392, 399, 400, 401, 412, 1200].map((d) => expectedShare(capped, d))).toEqual([
      91, 92, 92, 92, 92, 92, 92,
    ]);
    expect([-399, -400, -401, -1200].map((d) => expectedShare(capped, d))).toEqual([8, 8, 8, 8]);
  });

  it('[12.1] stays within .015 of the formula up to 400, the widest gap at 392, and is used all the same', () => {
    const gap = (d: number): number => Math.abs(EXPECTATIONS.higher[d]! / 100 - 1 / (1 + 10 ** (-d / 400)));
    const differences = Array.from({ length: 401 }, (_, d) => d);
    expect(Math.max(...differences.map(gap))).toBeLessThan(0.015);
    expect(differences.toSorted((a, b) => gap(b) - gap(a))[0]).toBe(392);
    const otherSecondDigit = differences.filter(
      (d) => Math.round(100 / (1 + 10 ** (-d / 400))) !== EXPECTATIONS.higher[d],
    );
    expect(otherSecondDigit.length).toBeGreaterThan(100);
  });
});

describe('table 8.1(a)', () => {
  it('[8.1] is the printed one, percentage by percentage', () => {
    for (let percentage = 1; percentage <= 99; percentage++)
      expect(ratingDifference(percentage, OPEN), `p ${percentage}`).toBe(
        differenceOf(new Fraction(percentage, 100), 1),
      );
  });

  it('[8.1] leaves all and nothing open: D-FIDE-4 takes 800', () => {
    expect([0, 1, 99, 100].map((percentage) => ratingDifference(percentage, OPEN))).toEqual([-800, -677, 677, 800]);
  });
});
