import { forAll } from '@escala/core/testing';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalText } from './act-entry.ts';

const key = fc.oneof(fc.constantFrom('a', 'b', 'B', 'z', '1', '10', '9', '__proto__', 'toString', 'é'), fc.string());
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
);
const none = fc.constantFrom(null, undefined);
const row = fc.dictionary(key, fc.oneof(cell, none), { noNullPrototype: true });
const inOrder = row.map((fields) => Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));

it('rows whose keys stand in order have the text that all others have', () => {
  forAll({ of: [fc.array(fc.oneof(row, inOrder, cell, fc.array(inOrder)))], numRuns: 500 }, (rows) => {
    expect(canonicalText(rows)).toBe(canonicalize(rows));
  });
});

it('of what JSON cannot hold there is no text, in rows either', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800'])
    expect(() => canonicalText([{ a: 1, b: value }])).toThrow();
});
