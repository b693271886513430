import { expect, it } from 'vitest';
import { limitedWork } from './limited-work.ts';

/** The order in which work of these lines is done, one at a time. */
async function orderOf(lines: readonly string[], queue = limitedWork(1, 64)): Promise<string[]> {
  const done: string[] = [];
  await Promise.all(lines.map((line) => queue.run(async () => void done.push(line), line)));
  return done;
}

it('lines take turns, however long one of them is; who is known comes first (D-OFF-1060)', async () => {
  expect(await orderOf(['a', 'a', 'a', 'a', 'b', 'known', 'c', 'b'])).toEqual([
    ...['a', 'known'],
    ...['a', 'b', 'c', 'a', 'b', 'a'],
  ]);
});

it.each([
  [3, 4, 0],
  [4, 4, 0],
  [5, 4, 1],
])('of %i in line, %i wait, and %i are asked to come back', async (asked, waits, refused) => {
  const [ofLine, ofAll] = [limitedWork(1, waits), limitedWork(1, 64, waits)];
  for (const queue of [ofLine, ofAll]) {
    const names = Array.from({ length: asked + 1 }, (_, i) => (queue === ofLine ? 'a' : `a${i}`));
    const results = await Promise.allSettled(names.map((name) => queue.run(async () => name, name)));
    const refusals = results.filter(({ status }) => status === 'rejected');
    expect(refusals.length).toBe(refused);
    for (const refusal of refusals) expect(refusal).toMatchObject({ reason: { status: 503, code: 'busy' } });
    // All the same, once the line is empty.
    expect(await orderOf(['b', 'c'], queue)).toEqual(['b', 'c']);
  }
});
