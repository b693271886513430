import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

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
