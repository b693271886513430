import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forDiffering } from './differing-places.ts';
import { forAll } from './testing/for-all.ts';

const KINDS = [Uint8Array, Int8Array, Uint16Array, Int16Array, Int32Array] as const;

it('are those at which the numbers differ, in order, wherever a column begins', () => {
  const numbers = fc.array(fc.nat(2), { maxLength: 11 });
  forAll({ of: [numbers, numbers, fc.constantFrom(...KINDS), fc.nat(3)] }, (some, others, Kind, skipped) => {
    const made = Kind.from(some);
    const shifted = new Kind(some.length + skipped).subarray(skipped);
    shifted.set(some.map((number, i) => others[i] ?? number));
    const found: number[] = [];
    forDiffering(made, shifted, (place) => found.push(place));
    expect(found).toEqual([...some.keys()].filter((place) => made[place] !== shifted[place]));
  });
});
