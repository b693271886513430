import { forAll } from '@escala/core/testing';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from './act-entry.ts';
import { isSameContent } from './same-content.ts';

/** Values similar enough to be equal now and then. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(0, -0, 1, 1.5, '', '1', true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('value'), { noNullPrototype: true, maxKeys: 3 }),
  ),
}));

describe('the same content', () => {
  it('is what has the same canonical text', () => {
    forAll({ of: [value, value], numRuns: 500 }, (one, other) => {
      expect(isSameContent(one, other)).toBe(canonicalText(one) === canonicalText(other));
    });
  });

  it('survives being kept and read again', () => {
    forAll({ of: [value] }, (one) => {
      expect(isSameContent(JSON.parse(canonicalText(one)), one)).toBe(true);
    });
  });

  it('fields without a value are none, on either side', () => {
    expect(isSameContent({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSameContent({ a: 1 }, { b: undefined, a: 1 })).toBe(true);
    expect(isSameContent({ a: 1, b: undefined }, { a: 1, c: 2 })).toBe(false);
    expect(isSameContent([], {})).toBe(false);
    expect(isSameContent([1], [1, 2])).toBe(false);
  });
});

const key = fc.oneof(fc.constantFrom('a', 'b', 'B', 'z', '1', '10', '9', '__proto__', 'toString', 'é'), fc.string());
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
);
const none = fc.constantFrom(null, undefined);
const row = fc.dictionary(key, fc.oneof(cell, none), { noNullPrototype: true });
const inOrder = row.map((fields) => Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));

describe('the canonical text', () => {
  it('rows whose keys stand in order have the text that all others have', () => {
    forAll({ of: [fc.array(fc.oneof(row, inOrder, cell, fc.array(inOrder)))], numRuns: 500 }, (rows) => {
      expect(canonicalText(rows)).toBe(canonicalize(rows));
    });
  });

  it('of what JSON cannot hold there is no text, in rows either', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800'])
      expect(() => canonicalText([{ a: 1, b: value }])).toThrow();
  });
});
