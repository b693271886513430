import { columnsOfDocument, dayFrom, LIST_STATUS } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { rateHistory, regulationOfRevision } from '../fide-2009/index.ts';
import { arbitraryDocument } from '../fide-2009/testing/arbitrary-document.ts';
import { pointsFlow, type RatingsOfList } from './points-flow.ts';

const { rated, inactive, delisted, absent } = LIST_STATUS;

const list = (ratings: readonly number[], status: readonly number[]): RatingsOfList => ({
  rating: Int16Array.from(ratings),
  status: Uint8Array.from(status),
});

const first = list([2000, 1800, 1600, 1500, 0], [rated, rated, rated, inactive, absent]);
const second = list([2010, 1790, 0, 1510, 1700], [rated, inactive, delisted, rated, LIST_STATUS.new]);

describe('the watch over the scale', () => {
  it('[10.2] points that enter and leave', () => {
    expect(pointsFlow(first, second)).toEqual({
      before: { players: 3, points: 5400 },
      entered: { players: 1, points: 1700 },
      returned: { players: 1, points: 1510 },
      becameInactive: { players: 1, points: 1800 },
      delisted: { players: 1, points: 1600 },
      changed: { players: 1, points: 10 },
      after: { players: 3, points: 5220 },
    });
  });

  it('[10.2] the flows always explain the whole difference', () => {
    forAll({ of: [arbitraryDocument], numRuns: 100, endOnFailure: true }, (input) => {
      const days = ['2011-03-01', '2012-05-01'].map((date) => dayFrom(date));
      const { lists } = rateHistory(columnsOfDocument(input), days, regulationOfRevision('15-points'));
      const flow = pointsFlow(lists[0]!, lists[1]!);
      const { before, entered, returned, becameInactive, delisted: left, changed, after } = flow;
      const gains = entered.points + returned.points + changed.points;
      expect(after.points).toBe(before.points + gains - becameInactive.points - left.points);
    });
  });
});
