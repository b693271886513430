import { expect, it } from 'vitest';
import { latest } from './latest.ts';

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
