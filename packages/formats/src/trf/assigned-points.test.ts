import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { abnormalPointsOf, assignedShares, shareKey, shareOf } from './assigned-points.ts';
import type { TrfReport } from './trf-report.ts';

/** Three points for a win, one for a draw, and one for having played. */
const OTHER = { WW: 4, WD: 2, WL: 1 };

describe('[D-OFF-571] points of a game by 299', () => {
  it.each([
    [{ kind: 'W', round: 1, points: 1 }, undefined, 1],
    [{ kind: 'D', round: 1, points: 0.5 }, undefined, 0.5],
    [{ kind: 'L', round: 1, points: 0 }, undefined, 0],
    [{ kind: 'W', round: 1, points: 4 }, OTHER, 1],
    [{ kind: 'W', round: 1, points: 2 }, OTHER, 0.5],
    [{ kind: 'D', round: 1, points: 1 }, OTHER, 0],
    [{ kind: 'D', round: 1, points: 0.5 }, OTHER, undefined],
    [{ kind: 'W', round: 1, points: 0.25 }, undefined, undefined],
    [{ kind: 'W', round: 1 }, undefined, undefined],
    [{ kind: '+', round: 1, points: 1 }, undefined, undefined],
    [{ kind: 'W', round: 0, points: 1 }, undefined, undefined],
    [{ kind: 'W', points: 1 }, undefined, undefined],
  ])('%j with %j is a share of %s', (record, scoring, share) => {
    expect(shareOf({ ...record, ids: [1] }, scoring)).toBe(share);
  });

  it('applies to everybody whom a record names', () => {
    const report = { abnormalPoints: [{ kind: 'D', points: 0.5, round: 2, ids: [3, 7] }] } as unknown as TrfReport;
    expect([...assignedShares(report)]).toEqual([
      [shareKey(2, 3), 0.5],
      [shareKey(2, 7), 0.5],
    ]);
  });

  it('is written for both players who do not share a point, by round and start number, and for nobody else', () => {
    const games = [
      { round: 10, white: 'a', black: 'b', result: '0-1/2' },
      { round: 2, white: 'c', black: 'd', result: '0-0', kind: 'played' },
      { round: 2, white: 'b', black: 'a', result: '1/2-0' },
      { round: 3, white: 'a', black: 'c', result: '1-0' },
      { round: 3, white: 'b', black: 'd', result: '0-0', kind: 'forfeit' },
    ] as const;
    const numbers = new Map(['a', 'b', 'c', 'd'].map((id, i) => [id, i + 1]));
    const written = (scoring?: typeof OTHER) => abnormalPointsOf({ games } as unknown as Tournament, numbers, scoring);
    expect(written()).toEqual([
      { kind: 'D', points: 0.5, round: 2, ids: [2] },
      { kind: 'L', points: 0, round: 2, ids: [1, 3, 4] },
      { kind: 'D', points: 0.5, round: 10, ids: [2] },
      { kind: 'L', points: 0, round: 10, ids: [1] },
    ]);
    expect(written(OTHER).map(({ points }) => points)).toEqual([2, 1, 2, 1]);
  });
});
