import type { ChanceLine } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { easiest } from './chance-steps.ts';

const line = (score: number, average: number, more: Partial<ChanceLine> = {}): ChanceLine => ({
  ...{ score, games: 2, unknown: 2, sum: 2 * average, lowest: 2050, titled: 0, required: 0, federations: 0, own: 2 },
  ...{ limits: [], any: 2, average, dropped: [], wins: 0 },
  ...more,
});
const scores = (...lines: ChanceLine[]): number[] => easiest(lines).map(({ score }) => score);

describe('the lines of a forecast', () => {
  it('more points have a line only where they ask less of the opponents', () => {
    expect(scores(line(0, 2443), line(0.5, 2240), line(1, 2056))).toEqual([0, 0.5, 1]);
    expect(scores(line(0, 1400), line(0.5, 1399), line(1, 900))).toEqual([0]);
    expect(scores(line(0, 1401), line(0.5, 1400), line(1, 900))).toEqual([0, 0.5]);
  });

  it('titles, federations and limits are asked too', () => {
    const strict = { limits: [{ federation: 'ITA', most: 0 }] };
    expect(scores(line(0, 1400, { titled: 1 }), line(1, 1300))).toEqual([0, 1]);
    expect(scores(line(0, 1400, { own: 1 }), line(1, 1300))).toEqual([0, 1]);
    expect(scores(line(0, 1400, strict), line(1, 1300))).toEqual([0, 1]);
    expect(scores(line(0, 1400, strict), line(1, 1300, strict))).toEqual([0]);
    expect(scores(line(0, 1400), line(1, 1300, { games: 3, unknown: 3 }))).toEqual([0, 1]);
  });
});
