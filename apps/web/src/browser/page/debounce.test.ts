import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce, latest } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs once when nothing was asked for so long', async () => {
  const work = vi.fn();
  const ask = debounce(100, work);
  ask();
  await vi.advanceTimersByTimeAsync(99);
  ask();
  await vi.advanceTimersByTimeAsync(99);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a run whose answer is not there yet stops as soon as something else is asked for', async () => {
  const signals: AbortSignal[] = [];
  const ask = debounce(100, async (signal) => void signals.push(signal));
  ask();
  await vi.advanceTimersByTimeAsync(100);
  ask();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(100);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it.each([
  { order: [0, 1, 2], counted: [0, 1, 2] },
  { order: [2, 1, 0], counted: [2] },
  { order: [1, 0, 2], counted: [1, 2] },
])('answers that come in the order $order: $counted count', async ({ order, counted }) => {
  const ends: (() => void)[] = [];
  const heard: number[] = [];
  let asked = 0;
  const work = latest(async (isLatest) => {
    const mine = asked++;
    await new Promise<void>((resolve) => ends.push(resolve));
    if (isLatest()) heard.push(mine);
  });
  const runs = order.map(() => work());
  for (const each of order) {
    ends[each]!();
    await runs[each];
  }
  expect(heard).toEqual(counted);
});
