import { LIST_STATUS, type ListSheet, type SheetLines, UNRATED } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { movementsBetween, movementsOfLines } from './movements.ts';

type Line = readonly [rating: number, status: keyof typeof LIST_STATUS, change?: number, factor?: number];

/** Only the columns in which lines move. */
const sheet = (lines: readonly Line[]): ListSheet =>
  ({
    day: 1,
    rating: Int16Array.from(lines, ([rating]) => rating),
    status: Uint8Array.from(lines, ([, status]) => LIST_STATUS[status]),
    change: Int32Array.from(lines, ([, , change = 0]) => change),
    factor: Uint8Array.from(lines, ([, , , factor = 10]) => factor),
  }) as Partial<ListSheet> as ListSheet;

/** What moved, by the whole list and by its changed line alone. */
function moved(before: Line, after: Line): object[] {
  const whole = movementsBetween(sheet([[1500, 'rated'], before]), sheet([[1500, 'rated'], after]));
  const players = Int32Array.of(1);
  const lines = movementsOfLines(sheet([[1500, 'rated'], before]), {
    ...sheet([after]),
    players,
  } as unknown as SheetLines);
  expect(lines).toEqual(whole);
  return [...whole.movements];
}

describe('what a later act moved on a list', () => {
  it.each<[title: string, before: Line, after: Line, shown: object]>([
    ['a rating', [1500, 'rated'], [1501, 'rated'], { before: 1500, after: 1501 }],
    ['a status', [1500, 'rated'], [1500, 'inactive'], { statusBefore: 'rated', statusAfter: 'inactive' }],
    ['onto the list', [1500, 'absent'], [1510, 'rated'], { before: null, after: 1510, statusBefore: 'absent' }],
    ['off the list', [1500, 'rated'], [1490, 'absent'], { before: 1500, after: null, statusAfter: 'absent' }],
    ['a first rating', [UNRATED, 'pending'], [1400, 'new'], { before: null, after: 1400 }],
  ])('%s', (_, before, after, shown) => {
    expect(moved(before, after)).toMatchObject([{ player: 1, ...shown }]);
  });

  it.each<[title: string, before: Line, after: Line]>([
    ['nothing', [1500, 'rated'], [1500, 'rated']],
    ['a rating that is only kept for a return', [1500, 'absent'], [1510, 'absent']],
    ['a kept rating that is lost', [1500, 'absent'], [UNRATED, 'absent']],
    ['a change or K alone', [1500, 'rated', 10, 10], [1500, 'rated', 12, 15]],
  ])('%s is no movement', (_, before, after) => {
    expect(moved(before, after)).toEqual([]);
  });
});
