import type { EventRecord, GameRecord } from '@escala/core';
import { expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { memory } from '../../kit/memory.ts';
import { amendPlayer } from '../../registry/players/player-acts.ts';
import { fileDirectly, fileEvents, filePlayers, numberOf } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { GAMES_FOLDER, packGames } from '../columns/packed-games.ts';
import { packedReport } from '../columns/packed-report.ts';
import { publishList } from '../publishing/publish-list.ts';
import { federationFor } from '../series/find-series.ts';
import { cachedScale } from './cached-scales.ts';
import type { Scale } from './scale-of-series.ts';
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

/** Two published lists, with a draw and a forfeit on the second. */
async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
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

async function scaleIn(made: TestOffice): Promise<Scale> {
  return made.read(async (reading) => {
    const loaded = await (await federationFor(made.ports, reading)).series(reading, 'standard');
    return cachedScale(made.ports, 'cat', loaded!);
  });
}

it('is counted again after a list or a change of facts, and not after what is on no list yet', async () => {
  const made = await office();
  const before = await scaleIn(made);
  await fileEvents(made, [event('e3', '2017-03-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
  await filePlayers(made, [{ name: 'Vila, Carla' }]);
  await made.perform(amendPlayer, { player: 'p1', version: 1, name: 'Roca, Gabriel' });
  expect(await scaleIn(made)).toBe(before);
  made.setToday('2017-04-05');
  await made.perform(publishList, { series: 'standard', date: '2017-04-01' });
  const after = await scaleIn(made);
  expect(after).not.toBe(before);
  await made.perform(amendPlayer, { player: 'p0', version: 1, birthDate: '1960-05-06' });
  const amended = await scaleIn(made);
  expect([...after.scores.byAge.bands(), ...amended.scores.byAge.bands()]).toEqual([1, 6, 5, 6]);
});

it('list after list, it is what it is when everything is counted at once', async () => {
  const made = await office();
  await scaleIn(made);
  await fileEvents(made, [event('e3', '2017-03-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
  made.setToday('2017-04-05');
  await made.perform(publishList, { series: 'standard', date: '2017-04-01' });
  const followed = await made.ask(showScale, { series: 'standard' }, NOBODY);
  Object.assign(made.ports, { memory: memory() });
  expect(await made.ask(showScale, { series: 'standard' }, NOBODY)).toEqual(followed);
  expect(followed.lists.map(({ games }) => games)).toEqual([1, 2, 1]);
});

it.each([
  ['e1', '2017-01-20'],
  ['e2', '2017-02-20'],
  ['e2', '2017-01-25'],
])(
  'after a corrected result of %s, now of %s, it is what it is when everything is counted at once',
  async (id, end) => {
    const made = await office();
    const before = await scaleIn(made);
    const corrected = event(id, end, [{ round: 1, white: 'p0', black: 'p1', result: '0-1' }]);
    const bytes = packGames(packedReport(corrected, numberOf));
    await fileDirectly(made, [], [{ folder: GAMES_FOLDER, name: id, part: 0, bytes }]);
    const after = await made.ask(showScale, { series: 'standard' }, NOBODY);
    expect(await scaleIn(made)).not.toBe(before);
    Object.assign(made.ports, { memory: memory() });
    expect(await made.ask(showScale, { series: 'standard' }, NOBODY)).toEqual(after);
  },
);

it('two who ask at once have it counted once', async () => {
  const made = await office();
  const [one, other] = await Promise.all([scaleIn(made), scaleIn(made)]);
  expect(one).toBe(other);
});
