import type { EventRecord, GameRecord } from '@escala/core';
import { expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { publishList } from '../../acts/rating/publish-list.ts';
import { rooms } from '../../rating/rooms.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { scaleOf } from './scale-of-room.ts';
import { showScale } from './show-scale.ts';

const fide = (standard: number) => ({ ratings: [{ from: '2016-01-01', standard }] });
const event = (id: string, end: string, games: readonly GameRecord[]): EventRecord => ({
  id,
  name: `Open ${id}`,
  type: 'swiss',
  start: end,
  end,
  timeControl: { minutes: 90, increment: 30 },
  games,
});

/** Two lists are out, with a draw and a forfeit on the second. */
async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { rooms: rooms() });
  await filePlayers(made, [
    { name: 'Pons, Ana', fide: fide(1950), federatedOn: '2015-01-10', birthDate: '2002-05-06' },
    { name: 'Roca, Biel', fide: fide(1880), federatedOn: '2015-01-10', birthYear: 1950 },
  ]);
  await fileEvents(made, [
    event('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]),
    event('e2', '2017-02-20', [
      { round: 1, white: 'p0', black: 'p1', result: '1/2' },
      { round: 2, white: 'p1', black: 'p0', result: '1-0', kind: 'forfeit' },
    ]),
  ]);
  made.setToday('2017-03-05');
  for (const date of ['2017-02-01', '2017-03-01']) await made.perform(publishList, { series: 'standard', date });
  return made;
}

it('[10.3] anybody may see how scores and ratings of a series went', async () => {
  const made = await office();
  const scale = await made.ask(showScale, { series: 'standard' }, NOBODY);
  expect(showScale.answer.safeParse(scale).error).toBeUndefined();
  expect(scale.lists.map(({ date, games, players, newcomers }) => [date, games, players, newcomers])).toEqual([
    ['2017-02-01', 1, 2, 2],
    ['2017-03-01', 2, 2, 0],
  ]);
  expect(scale.lists.map(({ higher }) => [higher?.games, higher?.scored])).toEqual([
    [1, 1],
    [1, 0.5],
  ]);
  expect(scale.byRating.reduce((sum, { games }) => sum + games, 0)).toBe(4);
  expect(scale.byAge.map(({ from, to, games, scored }) => [from, to, games, scored])).toEqual([
    [12, 15, 2, 1.5],
    [60, null, 2, 0.5],
  ]);
  expect(scale.byDifference.map(({ from, to, games }) => [from, to, games])).toEqual([[50, 99, 2]]);
  expect(scale.cohorts).toMatchObject([{ from: '2017-02-01', players: 2 }]);
  expect(scale.newcomers).toMatchObject([{ listsLater: 1, players: 2 }]);
});

it('a series that is not there has no health', async () => {
  const made = await office();
  await expect(made.ask(showScale, { series: 'blitz' }, NOBODY)).rejects.toThrow('series-unknown');
});

it('is counted again after a list or a change of players, and not after an event that is on no list yet', async () => {
  const made = await office();
  const scale = () =>
    made.ports.archive.read('cat', async (reading) =>
      scaleOf((await (await made.ports.rooms!.of(reading)).series(reading, 'standard'))!),
    );
  const before = await scale();
  await fileEvents(made, [event('e3', '2017-03-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
  expect(await scale()).toBe(before);
  made.setToday('2017-04-05');
  await made.perform(publishList, { series: 'standard', date: '2017-04-01' });
  const after = await scale();
  expect(after).not.toBe(before);
  await filePlayers(made, [{ name: 'Vila, Carla' }]);
  expect(await scale()).not.toBe(after);
});
