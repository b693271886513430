import { describe, expect, it } from 'vitest';
import { nextNumber, numberedAnew } from './list-numbers.ts';

describe('numbers of a list', () => {
  it('[Equips 8.2.1] run without gaps; "bis" stays with the number before it', () => {
    expect(numberedAnew(['0 bis', '1', '3', '3 bis', '3 BIS', 'x', '9'])).toEqual([
      '0 bis',
      '1',
      '2',
      '2 bis',
      '2 bis',
      '3',
      '4',
    ]);
    expect(numberedAnew([])).toEqual([]);
  });

  it('[Delegats 5.2.1.1] whoever joins a list that only grows gets a "bis"', () => {
    expect([nextNumber(['1', '2', '2 bis'], false), nextNumber(['1', '2'], true), nextNumber([], false)]).toEqual([
      '3',
      '2 bis',
      '1',
    ]);
  });
});
