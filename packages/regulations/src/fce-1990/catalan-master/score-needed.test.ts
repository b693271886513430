import { dayFrom } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IN_FORCE_FROM, normRules } from '../parameters.ts';
import { fewestPoints, percentageNeeded, reachesPercentage } from './score-needed.ts';

const rules = normRules(dayFrom(IN_FORCE_FROM));
const of = (mean: number, count = 10) => percentageNeeded(rules, { sum: mean * count, count });
const percent = (mean: number, count = 10) => of(mean, count).numerator / of(mean, count).denominator / 10;

describe('the percentage for a norm', () => {
  it('[MC norma 3] half at 2375 and above (D-COMP-2), a tenth of a percent more for each point under it', () => {
    expect([2500, 2376, 2375, 2374, 2365, 2275, 2176].map((mean) => percent(mean))).toEqual([
      50, 50, 50, 50.1, 51, 60, 69.9,
    ]);
  });

  it('[MC norma 3] every mean from 2150 to 2400, point by point', () => {
    for (let mean = 2150; mean <= 2400; mean++) expect(of(mean, 9).numerator / 9).toBe(500 + Math.max(0, 2375 - mean));
  });

  it('[MC norma 3] part of a point asks its part of a tenth (D-COMP-27)', () => {
    // 2374.9: a tenth of a point below.
    expect(of(2374.9)).toEqual({ numerator: 5001, denominator: 10 });
    expect(reachesPercentage(of(2374.9), 10, 10)).toBe(false);
  });

  it('[MC norma 3] reaching is enough (D-COMP-3): 60% of ten rounds at 2275', () => {
    expect([11, 12, 13].map((doubled) => reachesPercentage(of(2275), doubled, 10))).toEqual([false, true, true]);
    expect(reachesPercentage(percentageNeeded(rules, { sum: 22749, count: 10 }), 12, 10)).toBe(false);
  });

  it('[MC norma 3] the fewest points are enough, and half a point less is not', () => {
    forAll(
      { of: [fc.integer({ min: 2100, max: 2450 }), fc.integer({ min: 1, max: 13 }), fc.nat(12)] },
      (base, count, more) => {
        const needed = percentageNeeded(rules, { sum: base * count + (more % count), count });
        const points = fewestPoints(needed, 11);
        expect(reachesPercentage(needed, 2 * points, 11)).toBe(true);
        expect(reachesPercentage(needed, 2 * points - 1, 11)).toBe(false);
      },
    );
  });

  it('[MC norma 3] agrees with exact fractions of big numbers', () => {
    forAll(
      {
        of: [
          fc.integer({ min: 18_000, max: 32_000 }),
          fc.integer({ min: 8, max: 13 }),
          fc.integer({ min: 0, max: 26 }),
          fc.integer({ min: 9, max: 13 }),
        ],
        numRuns: 500,
      },
      (sum, count, doubled, rounds) => {
        const [s, n, d, r] = [BigInt(sum), BigInt(count), BigInt(doubled), BigInt(rounds)];
        const under = 2375n * n - s > 0n ? 2375n * n - s : 0n;
        // doubled / (2 rounds) >= (500 + under / count) / 1000
        const slow = d * 1000n * n >= (500n * n + under) * 2n * r;
        expect(reachesPercentage(percentageNeeded(rules, { sum, count }), doubled, rounds)).toBe(slow);
      },
    );
  });
});
