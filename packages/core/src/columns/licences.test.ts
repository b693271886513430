import { describe, expect, it } from 'vitest';
import { LicenceDays } from './licences.ts';

describe('licences', () => {
  const licences = new LicenceDays(4, 3);
  licences.add(0, 10, 20);
  licences.add(0, 25, 26);
  licences.add(2, 15, 30);
  it.each([
    [9, [0, 0, 0, 0]],
    [10, [1, 0, 0, 0]],
    [15, [1, 0, 1, 0]],
    [20, [1, 0, 1, 0]],
    [21, [0, 0, 1, 0]],
    [25, [1, 0, 1, 0]],
    [30, [0, 0, 1, 0]],
    [31, [0, 0, 0, 0]],
  ])('on day %i', (day, held) => {
    expect([...licences.on(day)]).toEqual(held);
    expect(licences.on(day)).toBe(licences.on(day));
    expect(held.map((_, player) => Number(licences.holds(player, day)))).toEqual(held);
  });
  it('hold from one day to another without a gap', () => {
    expect([licences.holds(0, 10, 20), licences.holds(0, 10, 21), licences.holds(0, 20, 25)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('come player by player', () => {
    expect(() => licences.add(1, 1, 2)).toThrow('player 1');
  });
});
