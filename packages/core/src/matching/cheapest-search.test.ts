import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { CheapestSearch } from './cheapest-search.ts';
import { CostTable } from './pair-costs.ts';

/** The least cost of pairing everybody, from smaller subsets to larger ones; infinite if impossible. */
function leastCost(size: number, costOf: (a: number, b: number) => number): number {
  const least = new Float64Array(2 ** size).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let set = 1; set < least.length; set++) {
    const first = 31 - Math.clz32(set);
    for (let other = 0; other < first; other++)
      if ((set >>> other) & 1) {
        const cost = least[set ^ (1 << first) ^ (1 << other)]! + costOf(other, first);
        if (cost < least[set]!) least[set] = cost;
      }
  }
  return least.at(-1)!;
}

describe('perfect matching of least cost, against all subsets', () => {
  it('finds it where odd groups lie close together, so that blossoms are closed, merged and opened', () => {
    const random = seededRandom(2026);
    for (let run = 0; run < 1000; run++) {
      const size = 8 + 2 * random(3);
      const group = 3 + 2 * random(2);
      const spread = 5 + random(60);
      const points = Array.from({ length: size }, (_, i) => {
        const centre = Math.floor(i / group);
        return [100 * (centre % 2) + random(spread), 100 * (centre >>> 1) + random(spread)] as const;
      });
      const closed = new Set<number>();
      for (let i = random(2 * size); i > 0; i--) closed.add(random(size * size));
      // Two numbers, the first of which outweighs the second.
      const cost = (a: number, b: number): readonly [number, number] => {
        const [[x, y], [z, w]] = [points[a]!, points[b]!];
        const distance = Math.abs(x - z) + Math.abs(y - w);
        return run % 2 === 0 ? [distance >>> 4, distance] : [0, distance];
      };
      const mayPair = (a: number, b: number): boolean => !closed.has(a * size + b);
      const least = (): number =>
        leastCost(size, (a, b) => (mayPair(a, b) ? 100_000 * cost(a, b)[0] + cost(a, b)[1] : Number.POSITIVE_INFINITY));
      const costs = new CostTable({
        size,
        words: 2,
        mayPair,
        writeCost: (a, b, into, at) => into.set(cost(a, b), at),
      });
      // Without first duals the search does all the work.
      const search = new CheapestSearch(costs, costs.rows);
      let isPerfect = true;
      for (let vertex = 0; vertex < size && isPerfect; vertex++)
        if (search.mate[vertex] === -1) isPerfect = search.augment(vertex);
      const expected = least();
      expect(isPerfect).toBe(expected !== Number.POSITIVE_INFINITY);
      if (!isPerfect) continue;
      const total = new Float64Array(2);
      for (const [a, b] of search.mate.entries()) if (b > a) costs.add(a, b, 0.5, total);
      expect(100_000 * total[0]! + total[1]!).toBe(expected);
    }
  });
});
