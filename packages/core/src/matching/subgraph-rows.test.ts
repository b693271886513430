import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { bitWords, hasBit, setBit } from './bits.ts';
import { subgraphRows } from './subgraph-rows.ts';

it('the rows of some vertices have the edges between them, whatever their order', () => {
  const terms = fc.record({
    size: fc.integer({ min: 1, max: 150 }),
    seed: fc.nat(),
    kept: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(terms, ({ size, seed, kept }) => {
      const random = seededRandom(seed);
      const words = bitWords(size);
      const rows = new Uint32Array(size * words);
      for (let a = 0; a < size; a++)
        for (let b = 0; b < a; b++)
          if (random(2) === 0) {
            setBit(rows, a, b * words);
            setBit(rows, b, a * words);
          }
      // Runs and isolated vertices, some rotated, with non-vertices between them.
      const vertices = Array.from({ length: size }, (_, vertex) => vertex).filter(() => random(40) < kept);
      const cut = random(size);
      const order = random(3) === 0 ? [...vertices.slice(cut), ...vertices.slice(0, cut)] : vertices;
      const among = random(2) === 0 ? [...order, -1] : [-1, ...order];
      const own = subgraphRows(rows, words, among);
      for (const [i, a] of among.entries())
        for (const [j, b] of among.entries())
          expect(hasBit(own, j, i * bitWords(among.length))).toBe(a >= 0 && b >= 0 && hasBit(rows, b, a * words));
    }),
    { numRuns: 150 },
  );
});
