import { expect, it } from 'vitest';
import { columnsOfDocument } from './columns-of-document.ts';
import type { ListSheet } from './list-sheet.ts';
import { playersAfterSheet, recordWithLists } from './record-after.ts';

it('a record after a list has what the list carries on, and the list', () => {
  const list = { date: '2018-01-01', ratings: { a: 1500 } };
  const record = columnsOfDocument({ players: [{ id: 'a' }], lists: [list], events: [] });
  const carried = {
    lastEventDay: Int32Array.of(1),
    firstRatedDay: Int32Array.of(2),
    careerGames: Int32Array.of(3),
    reached: Uint8Array.of(1),
    pools: new Map([[0, []]]),
  };
  const sheet = { day: 18_000, rating: Int16Array.of(1510), ...carried } as unknown as ListSheet;
  const players = playersAfterSheet(record.players, sheet);
  expect(players).toEqual({ ...record.players, ...carried });
  const after = recordWithLists(record, [sheet], players);
  expect(after.players).toBe(players);
  expect(after.lists.days).toEqual([...record.lists.days, 18_000]);
  expect(after.lists.ratings.map((ratings) => ratings[0])).toEqual([1500, 1510]);
});
