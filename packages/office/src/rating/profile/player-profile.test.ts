import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { memory } from '../../kit/memory.ts';
import { explained } from '../../testing/explained.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { playerEvents } from '../player/player-events.ts';
import { publishList } from '../publishing/publish-list.ts';
import { comparePlayers } from './compare-players.ts';
import { playerOpponents } from './opponents.ts';
import { playerProfile } from './player-profile.ts';

const federatedOn = '2015-01-10';

/** Three lists, with Ana's highest rating on the second; an event for the fourth is accepted, and a rapid one. */
async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { memory: memory() });
  await filePlayers(made, [
    { name: 'Pons, Ana', fide: fideRated(1900), federatedOn, sex: 'f', birthDate: '2002-05-06' },
    { name: 'Roca, Biel', fide: fideRated(1880), federatedOn, sex: 'm', birthDate: '1980-05-06' },
    { name: 'Sala, Carla', fide: fideRated(2100), federatedOn, sex: 'f', birthYear: 1960 },
    { name: 'Tort, Dan', licences: {} },
  ]);
  await fileEvents(made, [
    swissOn('e1', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]),
    swissOn('e2', '2017-02-20', [
      { round: 1, white: 'p0', black: 'p1', result: '1/2' },
      { round: 2, white: 'p2', black: 'p0', result: '0-1' },
      { round: 3, white: 'p0', black: 'p3', result: '1-0', kind: 'forfeit' },
    ]),
    swissOn('e3', '2017-03-20', [{ round: 1, white: 'p1', black: 'p0', result: '1-0' }]),
    swissOn('e4', '2017-04-20', [
      { round: 1, white: 'p0', black: 'p1', result: '1/2' },
      { round: 2, white: 'p1', black: 'p2', result: '1-0' },
    ]),
    {
      ...swissOn('fast', '2017-02-21', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]),
      timeControl: { minutes: 15, increment: 5 },
    },
  ]);
  for (const date of ['2017-02-01', '2017-03-01', '2017-04-01']) {
    made.setToday(date);
    await made.perform(publishList, { series: 'standard', date });
  }
  made.setToday('2017-04-25');
  return made;
}

describe('a player at a glance', () => {
  it('has rating, rank, peak, K, best win and today’s value of each series', async () => {
    const made = await office();
    const { series, name } = await made.ask(playerProfile, { player: 'p0' }, NOBODY);
    const { row } = await explained('head-to-head', made, { player: 'p0', series: 'standard', edition: 'revised' });
    expect(name).toBe('Pons, Ana');
    expect(series.map(({ series: id }) => id)).toEqual(['standard']);
    const [standard] = series;
    expect(standard).toMatchObject({
      list: '2017-04-01',
      isLatest: true,
      rating: row.rating,
      previous: row.previous,
      change: row.change,
      k: row.k,
      peak: { date: '2017-03-01' },
      bestWin: { opponent: 'p2', event: 'e2', date: '2017-02-20', name: 'Sala, Carla' },
      live: { nextList: '2017-05-01', games: 1, events: 1 },
    });
    expect(standard!.peak!.rating).toBe(row.previous);
    expect(standard!.live!.change).toBe(standard!.live!.rating - standard!.rating!);
    expect(standard!.rank).toEqual({
      everybody: { rank: 2, of: 3 },
      women: { rank: 2, of: 2 },
      age: { rank: 1, of: 1, group: 'under-16' },
    });
    const [biel] = (await made.ask(playerProfile, { player: 'p1' })).series;
    expect(biel!.rank).toEqual({ everybody: { rank: 3, of: 3 } });
  });

  it('has games by colour, without those that nobody played', async () => {
    const { games } = await (await office()).ask(playerProfile, { player: 'p0' }, NOBODY);
    expect(games).toEqual({
      since: '2017-01-20',
      all: { games: 6, won: 3, drawn: 2, lost: 1, points: 4 },
      white: { games: 4, won: 2, drawn: 2, lost: 0, points: 3 },
      black: { games: 2, won: 1, drawn: 0, lost: 1, points: 1 },
      form: { games: 6, won: 3, drawn: 2, lost: 1, points: 4 },
    });
  });

  it('events have expectation, performance by the table and change, which add up to the line', async () => {
    const made = await office();
    const { events } = await made.ask(playerEvents, { player: 'p0', page: 1, size: 10 }, NOBODY);
    const figures = new Map(events.map(({ event, figures: of }) => [event, of]));
    expect(figures.get('e4')).toMatchObject([{ list: '2017-05-01', published: false }]);
    expect(figures.get('fast')).toEqual([]);
    const [second] = figures.get('e2')!;
    const { row, output } = await explained('head-to-head', made, {
      ...{ player: 'p0', series: 'standard', date: '2017-03-01', edition: 'revised' },
    } as const);
    const rated = output.ledger.filter(({ event }) => event === 'e2');
    const mean = Math.round(rated.reduce((sum, line) => sum + line.opponentRating, 0) / rated.length);
    expect(second).toMatchObject({ list: '2017-03-01', published: true, games: rated.length, opponents: mean });
    expect(second!.change).toBeCloseTo(row.change!, 6);
    // fce-2016 13.3: 83% gives 273 points; a win by forfeit is rated too (16.6b).
    expect(rated.map(({ score }) => score)).toEqual([0.5, 1, 1]);
    expect(second!.performance).toBe(mean + 273);
    expect(figures.get('e3')).toMatchObject([{ score: 0, games: 1 }]);
    expect(figures.get('e3')![0]!.performance).toBe(figures.get('e3')![0]!.opponents - 800);
  });

  it('goes through lists in pieces: others have their turn, and what one reader had worked out serves the next (D-OFF-985)', async () => {
    const [made, other] = [await office(), await office()];
    const asked = { player: 'p0', page: 1, size: 10 };
    const expected = await other.ask(playerEvents, asked, NOBODY);
    let turns = 0;
    const pause = async (): Promise<void> => {
      turns++;
      await new Promise(setImmediate);
    };
    Object.assign(made.ports, { pause });
    const readers = [1, 2, 3].map(() => made.ask(playerEvents, asked, NOBODY));
    expect(await Promise.all(readers)).toEqual([expected, expected, expected]);
    // Three lists and the next one, two at a time, no matter which request computes them.
    expect(turns).toBe(2);
  });

  it('knows whom it met, and is compared with another', async () => {
    const made = await office();
    const { opponents, total } = await made.ask(playerOpponents, { player: 'p0', page: 1, size: 1 }, NOBODY);
    expect(total).toBe(2);
    expect(opponents).toMatchObject([{ opponent: 'p1', games: 5, won: 2, drawn: 2, lost: 1, last: '2017-04-20' }]);
    const compared = await made.ask(comparePlayers, { player: 'p0', other: 'p1', most: 5 }, NOBODY);
    expect(compared).toMatchObject({
      first: { name: 'Pons, Ana' },
      second: { name: 'Roca, Biel' },
      score: { games: 5, points: 3 },
      commonTotal: 1,
      common: [{ opponent: 'p2', first: { games: 1, points: 1 }, second: { games: 1, points: 1 } }],
    });
    expect(compared.meetings.map(({ event, isWhite, result }) => [event, isWhite, result])).toEqual([
      ['e4', true, '1/2'],
      ['e3', false, '1-0'],
      ['fast', true, '1-0'],
      ['e2', true, '1/2'],
      ['e1', true, '1-0'],
    ]);
    const [standard, rapid] = compared.series;
    expect(standard!.points).toHaveLength(3);
    expect(rapid!.points).toEqual([]);
    expect(JSON.stringify(compared)).not.toContain('2002');
  });

  it('says whom nobody knows', async () => {
    const made = await office();
    for (const asked of [
      made.ask(playerProfile, { player: 'x' }),
      made.ask(playerOpponents, { player: 'x', page: 1, size: 1 }),
      made.ask(comparePlayers, { player: 'p0', other: 'x', most: 1 }),
    ])
      expect(await made.refusals(asked)).toMatchObject([{ code: 'player-unknown' }]);
  });
});
