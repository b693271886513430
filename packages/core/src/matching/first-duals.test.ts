import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { writeFirstDuals } from './first-duals.ts';
import { CostTable } from './pair-costs.ts';

it('no pair costs less than its duals, whatever kinds and numbers there are', () => {
  const random = seededRandom(13);
  let tight = 0;
  for (let run = 0; run < 2000; run++) {
    const size = 2 + random(14);
    const words = 1 + random(3);
    const kindCount = 1 + random(5);
    const kinds = Int32Array.from({ length: size }, (_, i) =>
      i < kindCount ? i % size : random(Math.min(kindCount, size)),
    );
    const cost = Array.from({ length: kindCount ** 2 }, () => Array.from({ length: words }, () => random(4)));
    const from = random(3);
    const to = Math.min(size, from + random(size));
    const numbered = { from, to, pairs: random(1 + Math.max(0, to - from)) };
    const closed = new Set(Array.from({ length: random(size) }, () => random(size * size)));
    const costs = new CostTable({
      ...{ size, words, kinds },
      ...(run % 4 > 0 && { numbered }),
      mayPair: (a, b) => !closed.has(a * size + b),
      writeCost: (a, b, into, at) => {
        const [low, high] = [kinds[a]!, kinds[b]!].sort((one, other) => one - other) as [number, number];
        into.set(cost[low * kindCount + high]!, at);
      },
    });
    const dual = new Float64Array(size * words);
    writeFirstDuals(costs, dual);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        if (closed.has(a * size + b)) continue;
        const slack = new Float64Array(words);
        costs.add(a, b, 1, slack);
        for (let word = 0; word < words; word++) slack[word]! -= dual[a * words + word]! + dual[b * words + word]!;
        const first = slack.find((word) => word !== 0);
        expect(first ?? 0, `run ${run}, ${a}-${b}`).toBeGreaterThanOrEqual(0);
        if (first === undefined) tight++;
      }
  }
  expect(tight).toBeGreaterThan(20_000);
});

it('duals are as high as can be where all of a kind may be paired alike, halves of pairs and numbers included', () => {
  const random = seededRandom(7);
  let changed = 0;
  for (let run = 0; run < 600; run++) {
    const size = 2 + random(5);
    const kinds = Int32Array.from({ length: size }, () => random(3));
    const from = random(2);
    const numbered = { from, to: size - random(2), pairs: random(1 + (size >>> 1)) };
    const cost = Array.from({ length: 9 }, () => random(8));
    const isClosed = Array.from({ length: 9 }, () => random(4) === 0);
    const place = (a: number, b: number): number => 3 * Math.min(kinds[a]!, kinds[b]!) + Math.max(kinds[a]!, kinds[b]!);
    const costs = new CostTable({
      ...{ size, words: 1, kinds, numbered },
      mayPair: (a, b) => !isClosed[place(a, b)],
      writeCost: (a, b, into, at) => into.set([cost[place(a, b)]!], at),
    });
    const costOf = (a: number, b: number): number => costs.table[costs.at(a, b)]! + costs.numberOf(a, b);
    const least = (giver: number, takers: readonly number[]): number =>
      giver === size
        ? 0
        : Math.min(
            ...takers.map(
              (taker) =>
                costOf(giver, taker) +
                least(
                  giver + 1,
                  takers.filter((each) => each !== taker),
                ),
            ),
          );
    const expected = least(0, [...kinds.keys()]);
    if (expected === Number.POSITIVE_INFINITY) continue;
    const dual = new Float64Array(size);
    writeFirstDuals(costs, dual);
    expect(2 * dual.reduce((sum, each) => sum + each, 0), `run ${run}`).toBe(expected);
    changed++;
  }
  expect(changed).toBeGreaterThan(200);
});
