import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../contracts/competition.ts';
import { lotOf, vacancyOrder } from './vacancies.ts';

const candidate = (id: string, parts: Partial<Candidate> = {}): Candidate => ({
  id,
  rating: 2100,
  sanctioned: false,
  ...parts,
});
const order = (candidates: Candidate[], seed?: string) =>
  vacancyOrder(candidates, seed).map(({ candidate: { id } }) => id);
const why = (candidates: Candidate[], seed?: string) => vacancyOrder(candidates, seed)[1]!.step!.quantity;

describe('vacancies and few places', () => {
  it('[Normes 4.2.2.1] [Desempats 1.7.1] by rating; who has none comes last', () => {
    const three = [candidate('none', { rating: undefined }), candidate('low', { rating: 2099 }), candidate('high')];
    expect(order(three)).toEqual(['high', 'low', 'none']);
    expect(why(three)).toBe('fce-1990.entry-rating');
  });
  it('[Desempats 1.7.1.1] then who was never sanctioned', () => {
    const two = [candidate('a', { sanctioned: true, title: 'MC', lastPlace: 1 }), candidate('b')];
    expect([order(two), why(two)]).toEqual([['b', 'a'], 'fce-1990.entry-sanction']);
  });
  it('[Desempats 1.7.1.2] then who has a title, whichever', () => {
    const two = [candidate('a', { lastPlace: 1 }), candidate('b', { title: 'MC' })];
    expect([order(two), why(two)]).toEqual([['b', 'a'], 'fce-1990.entry-title']);
    const titled = [candidate('a', { title: 'MC', lastPlace: 1 }), candidate('b', { title: 'GM', lastPlace: 2 })];
    expect([order(titled), why(titled)]).toEqual([['a', 'b'], 'fce-1990.entry-last-season']);
  });
  it('[Desempats 1.7.1.3] then the better place of last season; who did not play comes after', () => {
    expect(order([candidate('a'), candidate('b', { lastPlace: 9 }), candidate('c', { lastPlace: 3 })])).toEqual([
      'c',
      'b',
      'a',
    ]);
  });
  it('[Desempats 1.7.1.4] at last a public draw: without its seed two share a place', () => {
    const two = [candidate('a'), candidate('b'), candidate('c', { rating: 2000 })];
    expect(vacancyOrder(two).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(why(two)).toBe('fce-1990.entry-draw-due');
    expect(vacancyOrder(two, '1990-03-01 Lleida').map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(why(two, '1990-03-01 Lleida')).toBe('fce-1990.entry-draw');
  });
  it('[Desempats 1.7.1.4] the seed makes the draw repeatable, and neither order nor company changes it', () => {
    const anybody = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });
    forAll({ of: [anybody, fc.string()] }, (ids, seed) => {
      const all = ids.map((id) => candidate(id));
      expect(order(all.toReversed(), seed)).toEqual(order(all, seed));
      const [first] = ids;
      expect(order(all.slice(1), seed)).toEqual(order(all, seed).filter((id) => id !== first));
    });
  });
  it('[Desempats 1.7.1.4] lots favour nobody: over many seeds each of three comes first about as often', () => {
    const first = { a: 0, b: 0, c: 0 };
    for (let seed = 0; seed < 3000; seed++)
      first[order([candidate('a'), candidate('b'), candidate('c')], String(seed))[0] as 'a']++;
    for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(lotOf('s', 'a')).toBe(lotOf('s', 'a'));
  });
  it('[Normes 4.2.2.1] any order of the document gives the same places', () => {
    const anyCandidate = fc.record({
      rating: fc.option(fc.integer({ min: 2098, max: 2102 }), { nil: undefined }),
      sanctioned: fc.boolean(),
      title: fc.constantFrom(undefined, 'MC'),
      lastPlace: fc.constantFrom(undefined, 1, 2),
    });
    forAll({ of: [fc.array(anyCandidate, { maxLength: 9 })] }, (parts) => {
      const all = parts.map((one, i): Candidate => ({ ...one, id: `c${i}` }));
      expect(vacancyOrder(all.toReversed())).toEqual(vacancyOrder(all));
    });
  });
});
