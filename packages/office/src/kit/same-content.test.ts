import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from './act-entry.ts';
import { isSameContent } from './same-content.ts';

/** Values close enough to each other to be the same now and then. */
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
