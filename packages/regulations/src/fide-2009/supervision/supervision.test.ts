import { columnsOfDocument, dayFrom } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsFlow } from '../../shared/points-flow.ts';
import { periodOf, rateHistory, ratePeriod, regulationOfRevision } from '../index.ts';
import { LIST_STATUS } from '../lists/list-status.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { documentOf, eventOf, field, gamesOf } from '../testing/document.ts';
import { fixedCohort } from './cohort.ts';
import { activeDistribution } from './distribution.ts';
import { newcomersLater } from './newcomers.ts';
import { bandLedger } from './score-by-band.ts';
import type { SupervisedList } from './supervised-list.ts';

const { rated, inactive, delisted, absent } = LIST_STATUS;

function list(listDay: number, ratings: readonly number[], status: readonly number[]): SupervisedList {
  const rating = Int16Array.from(ratings);
  return { period: { listDay, events: new Int32Array() }, rating, previous: rating, status: Uint8Array.from(status) };
}

const first = list(1, [2000, 1800, 1600, 1500, 0], [rated, rated, rated, inactive, absent]);
const second = list(2, [2010, 1790, 0, 1510, 1700], [rated, inactive, delisted, rated, LIST_STATUS.new]);
const third = list(3, [2020, 1790, 0, 1520, 1650], [rated, rated, absent, rated, rated]);

describe('the watch over the scale', () => {
  it('[10.3] mean and quantiles of the active players', () => {
    expect(activeDistribution(first, [1, 50, 67, 100])).toEqual({
      players: 3,
      sum: 5400,
      mean: 1800,
      quantiles: [1600, 1800, 2000, 2000],
    });
    expect(activeDistribution(list(1, [0], [absent]), [50])).toBeUndefined();
  });

  it('[10.3] fixed cohorts: those active on all of the lists', () => {
    expect(fixedCohort([second, third]).map(({ players, mean }) => [players, mean])).toEqual([
      [3, 1740],
      [3, 1730],
    ]);
    expect(fixedCohort([])).toEqual([]);
  });

  it('[10.3] first ratings of newcomers against their later ones', () => {
    expect(newcomersLater([first, second, third])).toEqual([
      { listsLater: 1, players: 1, firstSum: 1700, laterSum: 1650 },
      { listsLater: 2, players: 0, firstSum: 0, laterSum: 0 },
    ]);
  });

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
    fc.assert(
      fc.property(arbitraryDocument, (input) => {
        const days = ['2011-03-01', '2012-05-01'].map((date) => dayFrom(date));
        const { lists } = rateHistory(columnsOfDocument(input), days, regulationOfRevision('15-points'));
        const flow = pointsFlow(lists[0]!, lists[1]!);
        const { before, entered, returned, becameInactive, delisted: left, changed, after } = flow;
        const gains = entered.points + returned.points + changed.points;
        expect(after.points).toBe(before.points + gains - becameInactive.points - left.points);
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  it('[10.3] scored against expected by band of ratings', () => {
    const players = field({ a: 1900, b: 1895, c: 1600 });
    const input = documentOf({ ...players, events: [eventOf({ games: gamesOf('a', ['b', 'c'], '10') })] });
    const federation = columnsOfDocument(input);
    const regulations = regulationOfRevision('15-points');
    const ledger = bandLedger(100);
    ratePeriod(federation, periodOf(federation, dayFrom(input.listDate), regulations), regulations, ledger);
    expect(ledger.bands()).toEqual([
      { from: 1600, games: 1, scored: 100, expected: 15 },
      { from: 1800, games: 1, scored: 0, expected: 49 },
      { from: 1900, games: 2, scored: 100, expected: 136 },
    ]);
  });
});
