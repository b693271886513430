import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/for-all.ts';
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
  it('that follow each other without a day between them hold throughout', () => {
    const years = new LicenceDays(2, 5);
    years.add(0, 10, 20);
    years.add(0, 21, 30);
    years.add(0, 25, 28);
    years.add(0, 32, 40);
    years.add(1, 41, 42);
    const held = [years.holds(0, 10, 30), years.holds(0, 15, 25), years.holds(0, 30, 32), years.holds(0, 40, 41)];
    expect(held).toEqual([true, true, false, false]);
    expect([10, 20, 21, 30, 31, 32, 40, 41].map((day) => years.on(day)[0])).toEqual([1, 1, 1, 1, 0, 1, 1, 0]);
    expect([40, 41, 42].map((day) => years.on(day)[1])).toEqual([0, 1, 1]);
  });
  it('were held on some day between two or not', () => {
    const between = (from: number, to: number) =>
      [0, 1, 2, 3].map((player) => Number(licences.holds(player, to, from)));
    expect([between(0, 9), between(0, 10), between(0, 99)]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 1, 0],
    ]);
    expect([between(20, 20), between(21, 24), between(21, 25), between(27, 30), between(31, 40)]).toEqual([
      [1, 0, 1, 0],
      [0, 0, 1, 0],
      [1, 0, 1, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ]);
  });
  it('come player by player', () => {
    expect(() => licences.add(1, 1, 2)).toThrow('player 1');
  });
  it('are the same for everybody on a day as one by one, in whatever order days are asked for', () => {
    const day = fc.integer({ min: -3, max: 20 });
    const term = fc.record({ player: fc.nat(3), from: day, length: fc.nat(9) });
    forAll({ of: [fc.array(term, { maxLength: 9 }), fc.array(day, { maxLength: 12 })] }, (drawn, days) => {
      const terms = drawn.toSorted((a, b) => a.player - b.player);
      const own = new LicenceDays(4, terms.length);
      for (const { player, from, length } of terms) own.add(player, from, from + length);
      const has = (player: number, on: number): boolean =>
        terms.some((each) => each.player === player && each.from <= on && on <= each.from + each.length);
      for (const on of days) expect([...own.on(on)]).toEqual([0, 1, 2, 3].map((player) => Number(has(player, on))));
    });
  });
});
