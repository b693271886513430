import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { bitWords, hasBit, setBit, vertexSet } from './bits.ts';
import { MaximumMatching, SINGLE } from './maximum-matching.ts';
import { turnShortPaths } from './turn-short-paths.ts';

/** Bipartite and other graphs, sparse or dense, with some vertices absent. */
const terms = fc.record({
  size: fc.integer({ min: 2, max: 70 }),
  seed: fc.nat(),
  density: fc.integer({ min: 1, max: 30 }),
  isTwoSided: fc.boolean(),
});

describe('many short paths turned at once', () => {
  it('each joins two more, and of two sides as many are joined in the end as can be', () => {
    fc.assert(
      fc.property(terms, ({ size, seed, density, isTwoSided }) => {
        const random = seededRandom(seed);
        const words = bitWords(size);
        const rows = new Uint32Array(size * words);
        for (let a = 0; a < size; a++)
          for (let b = 0; b < a; b++) {
            if ((isTwoSided && a % 2 === b % 2) || random(100) >= density) continue;
            setBit(rows, a, b * words);
            setBit(rows, b, a * words);
          }
        const vertices = Array.from({ length: size }, (_, vertex) => vertex).filter(() => random(10) > 0);
        const mate = new Int32Array(size).fill(SINGLE);
        const present = vertexSet(size, vertices);
        const isSingle = present.slice();
        const singles = (): number[] => vertices.filter((vertex) => mate[vertex] === SINGLE);
        for (let turned = 1; turned > 0; ) {
          const before = singles().length;
          turned = turnShortPaths({ rows, mate, present, isSingle });
          expect(singles().length).toBe(before - 2 * turned);
          expect(vertexSet(size, singles())).toEqual(isSingle);
          for (const [a, b] of mate.entries())
            if (b !== SINGLE)
              expect([mate[b], hasBit(rows, b, a * words), hasBit(present, a)]).toEqual([a, true, true]);
        }
        if (!isTwoSided) return;
        const slow = new MaximumMatching(size, (a, b) => hasBit(rows, b, a * words));
        slow.addAll(vertices);
        expect(singles().length).toBe(slow.singles);
      }),
      { numRuns: 300 },
    );
  });
});
