import { describe, expect, it } from 'vitest';
import { emptyMean, ratingOf } from '../games/weighted-mean.ts';
import { RULES } from '../testing/build.ts';
import { entryAgo, gamesCounted, libereWeight, nextEntry, openLog, weighLog } from './libere-log.ts';

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
