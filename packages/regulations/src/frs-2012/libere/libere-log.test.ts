import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { emptyMean, ratingOf } from '../games/weighted-mean.ts';
import { RULES } from '../testing/build.ts';
import {
  entryAgo,
  gamesCounted,
  inactiveFrom,
  libereGamesToBeActive,
  libereStatus,
  libereWeight,
  nextEntry,
  openLog,
  weighLog,
} from './libere-log.ts';

/** One player's log with these points, oldest first. */
function logWith(points: readonly number[]) {
  const log = openLog(RULES, 2, points.length);
  for (const p of points) log.points[nextEntry(log, 1, 15_000)] = p;
  return log;
}

function weigh(points: readonly number[]) {
  const mean = emptyMean();
  weighLog(RULES, logWith(points), 1, mean);
  return mean;
}

describe('the log of Libere', () => {
  it('[1] weights go from 200 for the newest game to 101 for the hundredth', () => {
    expect([0, 1, 98, 99].map((ago) => libereWeight(RULES, ago))).toEqual([200, 199, 102, 101]);
  });

  it('[1] with fewer games the newest still weighs 200', () => {
    expect(weigh([100])).toEqual({ points: 20_000, weights: 200, games: 1 });
    expect(weigh([100, 200])).toEqual({ points: 100 * 199 + 200 * 200, weights: 399, games: 2 });
  });

  it.each([
    [99, 99, 1],
    [100, 100, 1],
    [101, 100, 0],
  ])('[1] of %d games %d count; the oldest is among them: %d', (played, counted, oldest) => {
    const points = [1, ...Array<number>(played - 1).fill(0)];
    const mean = weigh(points);
    expect(mean.games).toBe(counted);
    expect(mean.points).toBe(oldest * libereWeight(RULES, played - 1));
    const log = logWith(points);
    expect(gamesCounted(log, 1)).toBe(counted);
    expect(entryAgo(log, 1, 0)).toBe(played - 1);
    expect(entryAgo(log, 1, counted - 1)).toBe(played - counted);
  });

  it('[1] a player without games has no rating', () => {
    const mean = emptyMean();
    weighLog(RULES, logWith([100]), 0, mean);
    expect(ratingOf(mean)).toBeUndefined();
  });
});

const recently = dayFrom('2012-05-01');
const listDay = dayFrom('2012-06-01');

describe('status of a Libere rating', () => {
  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [19, 3],
    [20, 3],
    [21, 4],
    [99, 15],
    [100, 15],
    [101, 15],
    [500, 15],
  ])('[1] after %d rounds it takes %d games to be active', (rounds, games) => {
    expect(libereGamesToBeActive(RULES, rounds)).toBe(games);
  });

  it.each([
    [2, 20, 'provisional'],
    [3, 20, 'active'],
    [4, 20, 'active'],
    [14, 200, 'provisional'],
    [15, 200, 'active'],
  ])('[1] %d games after %d rounds: %s', (played, rounds, status) => {
    expect(libereStatus(RULES, played, rounds, recently, listDay)).toBe(status);
  });

  it.each([
    ['2012-05-31', 'active'],
    ['2012-06-01', 'inactive'],
    ['2012-06-02', 'inactive'],
  ])('[1] last game on 2010-06-01: on the list of %s %s', (list, status) => {
    expect(libereStatus(RULES, 50, 100, dayFrom('2010-06-01'), dayFrom(list))).toBe(status);
  });

  it('[1] two years away make a provisional rating inactive too', () => {
    expect(libereStatus(RULES, 1, 100, dayFrom('2010-01-01'), listDay)).toBe('inactive');
  });

  it('[1] two years after a 29 February end with the month', () => {
    expect(writeDay(inactiveFrom(RULES, dayFrom('2012-02-29')))).toBe('2014-02-28');
  });
});
