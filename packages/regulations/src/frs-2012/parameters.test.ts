import { COLLECTIVE_TYPES, dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { frs2012 } from './index.ts';
import { largestWindow, windowOn } from './parameters.ts';
import { RULES } from './testing/build.ts';

describe('parameters', () => {
  it('[2] the windows are 20, 18, 14, 18 and 14 games, and 8 tournaments of Libere', () => {
    const day = dayFrom('2012-01-01');
    expect(COLLECTIVE_TYPES.map((type) => windowOn(type, day))).toEqual([20, 18, 14, 18, 14]);
    expect(windowOn('libere', day)).toBe(8);
    expect(largestWindow('libere')).toBe(8);
  });

  it('[2] every number has its article and its first day', () => {
    for (const { article, values } of Object.values(frs2012.parameters)) {
      expect(article).toMatch(/^[1-8]$/);
      expect(values[0].from).toBe('2009-01-01');
    }
  });

  it('[2] dates are read as days', () => {
    expect(RULES.firstRatedDay).toBe(dayFrom('2009-01-01'));
    expect(RULES.libereRatingFrom).toBe(dayFrom('2011-01-01'));
  });
});
