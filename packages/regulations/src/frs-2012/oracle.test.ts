import type { ScrabbleInput } from '@escala/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frs2012 } from './index.ts';
import { documents } from './testing/documents.ts';
import { oracle } from './testing/oracle.ts';

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/**
 * Documents are cut at the sixth decimal, which the last bit of a sum may change: a millionth more or less is equal.
 */
function near(value: number): unknown {
  const allowed = 1.1e-6;
  return expect.closeTo(value, -Math.log10(2 * allowed));
}

function expectSame(input: ScrabbleInput): void {
  const expected = oracle(input);
  const { ratings, general, games } = frs2012.rate(input);
  expect(ratings).toEqual(
    mapValues(expected.ratings, (types) =>
      mapValues(types, ({ rating, status, played }) => {
        return { rating: near(rating), displayed: Math.floor(rating + 0.5 + 1e-9), status, played };
      }),
    ),
  );
  expect(mapValues(general, ({ rating }) => rating)).toEqual(mapValues(expected.general, near));
  expect(Object.fromEntries(games.map(({ id, ...game }) => [id, game]))).toEqual(
    mapValues(expected.games, ({ value, points }) => ({ value: near(value), points: mapValues(points, near) })),
  );
}

it('[7] the engine against the formulas written out gives the same ratings, general ratings, values and points for any document', () => {
  fc.assert(fc.property(documents, expectSame), { numRuns: 150 });
});
