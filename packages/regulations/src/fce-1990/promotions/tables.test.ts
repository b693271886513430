import { dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { IN_FORCE_FROM, promotionRules } from '../parameters.ts';
import { isInTwoRows, pointsByCategories, pointsForPreferent, tabledRounds } from './points-needed.ts';

const rules = promotionRules(dayFrom(IN_FORCE_FROM));

/** The printed tables, copied independently of the code: a line for each mean, for `11 10 9 8` rounds. */
const PREFERENT = `
over 2125   5.5 5   4.5 4
over 2075   6   5.5 5   4.5
over 2025   7   6   5.5 5
up to 2025  7.5 7   6.5 5.5`;

/** A line for each number of second-category opponents: seconds, thirds, third to second, second to first. */
const EIGHT = `
0 8 6   7
1 7 6   7
2 6 5.5 7
3 5 5.5 7
4 4 5   6.5
5 3 4.5 6.5
6 2 4.5 6.5
7 1 4   6
8 0 4   6`;

const NINE = `
0 9 7   8
1 8 6.5 8
2 7 6.5 8
3 6 6   7.5
4 5 6   7.5
5 4 5.5 7
6 3 5.5 7
7 2 5   6.5
8 1 5   6.5
9 0 4.5 6.5`;

const numbers = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/(?<!\S)\d+(?:\.\d)?(?!\S)/g)].map(([text]) => Number(text)));

describe('tables of promotion', () => {
  it('[Ascensos preferent 1] every cell, by the mean at, above and below each bound', () => {
    const rows = numbers(PREFERENT);
    const means = { 2126: 0, 2125: 1, 2076: 1, 2075: 2, 2026: 2, 2025: 3, 2024: 3 };
    for (const [mean, row] of Object.entries(means))
      for (const [column, rounds] of [11, 10, 9, 8].entries())
        expect(pointsForPreferent(rules, rounds, { sum: Number(mean) * rounds, count: rounds })).toBe(
          rows[row]![column + 1],
        );
  });

  it('[Ascensos preferent 1] one point more over nine opponents is over the bound: nothing is rounded', () => {
    const needed = (sum: number) => pointsForPreferent(rules, 9, { sum, count: 9 });
    expect([2125 * 9 - 1, 2125 * 9, 2125 * 9 + 1].map(needed)).toEqual([5, 5, 4.5]);
    expect([2025 * 9 - 1, 2025 * 9, 2025 * 9 + 1].map(needed)).toEqual([6.5, 6.5, 5.5]);
  });

  it('[Ascensos preferent 1] 2075 and 2025 stand in two printed rows; the one asking for more holds (D-OFF-1261)', () => {
    const at = (mean: number) => ({ sum: mean * 9, count: 9 });
    const needed = [2126, 2125, 2076, 2075, 2074, 2026, 2025, 2024].map((mean) =>
      pointsForPreferent(rules, 9, at(mean)),
    );
    expect(needed).toEqual([4.5, 5, 5, 5.5, 5.5, 5.5, 6.5, 6.5]);
    const inTwo = [2125, 2076, 2075, 2074, 2026, 2025, 2024].filter((mean) => isInTwoRows(rules, at(mean)));
    expect(inTwo).toEqual([2075, 2025]);
    expect(isInTwoRows(rules, { sum: 0, count: 0 })).toBe(false);
  });

  it('[Ascensos preferent 1] eight to eleven rounds, no others', () => {
    expect([7, 8, 11, 12].map((rounds) => pointsForPreferent(rules, rounds, { sum: 0, count: 0 }))).toEqual([
      undefined,
      5.5,
      7.5,
      undefined,
    ]);
    expect(tabledRounds(rules, 'first')).toEqual([8, 9, 10, 11]);
  });

  it.each([
    ['[Ascensos taula 8]', 8, EIGHT],
    ['[Ascensos taula 9]', 9, NINE],
  ])('%s every cell', (_, rounds, table) => {
    const lines = numbers(table);
    expect(lines).toHaveLength(rounds + 1);
    for (const [seconds, thirds, toSecond, toFirst] of lines) {
      expect(seconds! + thirds!).toBe(rounds);
      expect(pointsByCategories(rules, 'third', rounds, seconds!)).toBe(toSecond);
      expect(pointsByCategories(rules, 'second', rounds, seconds!)).toBe(toFirst);
    }
  });

  it('[Ascensos taula 8] [Ascensos taula 9] no table for seven or ten rounds', () => {
    expect([7, 10].map((rounds) => pointsByCategories(rules, 'third', rounds, 3))).toEqual([undefined, undefined]);
  });
});
