import { describe, expect, it } from 'vitest';
import { RULES } from '../testing/build.ts';
import { displayed } from './written-list.ts';

describe('displayed values', () => {
  it.each([
    [150.499, 150],
    [150.5, 151],
    [150.501, 151],
    [150, 150],
    [149.999, 150],
    [-0.5, 0],
    [-0.501, -1],
  ])('[7] %d is shown as %d', (value, shown) => expect(displayed(RULES, value)).toBe(shown));

  it.each([
    [150.5 - 2e-9, 150],
    [150.5 - 0.5e-9, 151],
    [150.5 + 0.5e-9, 151],
  ])('[7] a sum within 1e-9 of one half goes up: %d is shown as %d (D-FRS-7)', (value, shown) => {
    expect(displayed(RULES, value)).toBe(shown);
  });
});
