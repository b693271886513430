import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlike } from './search-similar-players.ts';

describe('names that may be of one person', () => {
  it.each([
    ['Puig, Anna', 'Puig, Ana'],
    ['Puig i Soler, Anna', 'Anna Puig'],
    ['Martínez, Josep', 'Martinez, J.'],
    ['Rodríguez, Pere', 'Rodirguez, Pere'],
    ['Vilanova, Ester', 'Villanova, Esther'],
  ])('%s and %s', (a, b) => {
    expect(areAlike(a, b)).toBe(true);
  });

  it.each([
    ['Puig, Anna', 'Puig, Joan'],
    ['Puig', 'Puig, Anna'],
    ['Pi, Pau', 'Po, Pau'],
    ['Anna Anna', 'Puig, Anna'],
  ])('%s and %s are two', (a, b) => {
    expect(areAlike(a, b)).toBe(false);
  });

  const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'n') });
  const name = fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(' '));

  it('are alike to themselves in any order of the words', () => {
    forAll({ of: [name, fc.infiniteStream(fc.nat())], numRuns: 300 }, (each, places) => {
      const shuffled = each
        .split(' ')
        .map((part) => [places.next().value, part] as const)
        .sort(([x], [y]) => x - y)
        .map(([, part]) => part);
      expect(areAlike(each, shuffled.join(' '))).toBe(true);
    });
  });

  it('whoever of the two is named first', () => {
    forAll({ of: [name, name], numRuns: 300 }, (a, b) => {
      expect(areAlike(a, b)).toBe(areAlike(b, a));
    });
  });

  it('gives each word one of its own, however the first fits could go', () => {
    expect(areAlike('A Anna', 'Anna A')).toBe(true);
    expect(areAlike('bana ban', 'ban bana')).toBe(true);
  });
});
