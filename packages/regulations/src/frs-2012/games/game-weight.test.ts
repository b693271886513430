import { describe, expect, it } from 'vitest';
import { RULES } from '../testing/build.ts';
import { gameWeight } from './game-weight.ts';

function weights(window: number): number[] {
  return Array.from({ length: window }, (_, back) => gameWeight(RULES, window, 100 - back, 100));
}

describe('weights', () => {
  it('[7] a window of 18 weighs 235, 225, …, 75, 65', () => {
    expect(weights(18)).toEqual([235, 225, 215, 205, 195, 185, 175, 165, 155, 145, 135, 125, 115, 105, 95, 85, 75, 65]);
  });

  it('[7] a window of 14 weighs 215, 205, …, 95, 85', () => {
    expect(weights(14)).toEqual([215, 205, 195, 185, 175, 165, 155, 145, 135, 125, 115, 105, 95, 85]);
  });

  it.each([20, 18, 14, 8])('[7] a window of %d goes from 145 + 5N to 155 - 5N', (window) => {
    expect(weights(window)[0]).toBe(145 + 5 * window);
    expect(weights(window).at(-1)).toBe(155 - 5 * window);
  });
});
