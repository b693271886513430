import { describe, expect, it } from 'vitest';
import { LIST_STATUS, LIST_STATUSES, type ListSheet, SHEET_COLUMNS, type SheetStatus } from './list-sheet.ts';
import { sheetRow, sheetRows } from './sheet-rows.ts';

const WITH_ALL = { baseFactor: true, changeOfNew: true };
const WITHOUT = { baseFactor: false, changeOfNew: false };

/** A sheet of players with these statuses, all with the same numbers. */
function sheetOf(...statuses: readonly SheetStatus[]): ListSheet {
  const column = (value: number): number[] => statuses.map(() => value);
  return {
    day: 17_000,
    rating: Int16Array.from(column(1500)),
    previous: Int16Array.from(column(1490)),
    change: Int32Array.from(column(1999)),
    baseFactor: Uint8Array.from(column(30)),
    factor: Uint8Array.from(column(31)),
    games: Uint16Array.from(column(4)),
    counted: Uint16Array.from(column(3)),
    status: Uint8Array.from(statuses, (status) => LIST_STATUS[status]),
    lastEventDay: Int32Array.from(column(0)),
    firstRatedDay: Int32Array.from(column(0)),
    careerGames: Int32Array.from(column(0)),
    reached: Uint8Array.from(column(0)),
    pools: new Map(),
    poolFigures: new Map(statuses.map((_, player) => [player, { games: 5, rating: 1700 }])),
  };
}

describe('the rows of a sheet', () => {
  const figures = { previous: 1490, change: 9.995, k0: 30, k: 31, games: 4 };
  it.each<[SheetStatus, object]>([
    ['rated', { rating: 1500, ...figures }],
    ['reassigned', { rating: 1500, ...figures }],
    ['inactive', { rating: 1500, ...figures }],
    ['new', { rating: 1500, ...figures, previous: null }],
    ['delisted', { rating: null, ...figures }],
    ['unrated', { rating: null }],
    ['pending', { rating: null, previous: null, poolGames: 5, poolRating: 1700 }],
  ])('have the fields of %s', (status, fields) => {
    expect(sheetRows(sheetOf(status), ['a'], WITH_ALL)).toStrictEqual([{ id: 'a', ...fields, status }]);
  });

  it('leave out what the rule book does not write', () => {
    const [rated, fresh] = sheetRows(sheetOf('rated', 'new'), ['a', 'b'], WITHOUT);
    expect(Object.keys(rated!)).toEqual(['id', 'rating', 'previous', 'change', 'k', 'games', 'status']);
    expect(Object.keys(fresh!)).toEqual(['id', 'rating', 'previous', 'k', 'games', 'status']);
  });

  it('have no K where nobody told one, and 1 is one', () => {
    const sheet = sheetOf('rated', 'rated', 'delisted');
    sheet.factor.set([0, 1, 0]);
    sheet.baseFactor.set([0, 0, 1]);
    const factors = sheetRows(sheet, ['a', 'b', 'c'], WITH_ALL).map(({ k0, k }) => [k0, k]);
    expect(factors).toEqual([
      [undefined, undefined],
      [undefined, 1],
      [1, undefined],
    ]);
  });

  it('go by rating, then id, those without a rating last; who is absent has none', () => {
    const sheet = sheetOf('delisted', 'rated', 'rated', 'absent', 'inactive', 'pending');
    sheet.rating.set([0, 1500, 1501, 2000, 1500, 0]);
    const ids = ['a', '9', 'c', 'd', '10', '0'];
    expect(sheetRows(sheet, ids, WITH_ALL).map((row) => row.id)).toEqual(['c', '10', '9', '0', 'a']);
    expect(() => sheetRow(sheet, 3, 'd', WITH_ALL)).toThrow(RangeError);
  });
});

describe('the codes of a sheet', () => {
  it('stand for the words at their place', () => {
    for (const [word, code] of Object.entries(LIST_STATUS)) expect(LIST_STATUSES[code]).toBe(word);
    expect(Object.keys(LIST_STATUS)).toEqual([...LIST_STATUSES]);
  });
  it('its columns are made of what the table says', () => {
    const sheet = sheetOf('rated');
    for (const [name, made] of Object.entries(SHEET_COLUMNS))
      expect(sheet[name as keyof typeof SHEET_COLUMNS]).toBeInstanceOf(made);
  });
});
