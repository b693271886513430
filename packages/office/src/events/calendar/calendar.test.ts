import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { memory } from '../../kit/memory.ts';
import { confirmCorrection } from '../../rating/corrections/confirm-correction.ts';
import { previewCorrection } from '../../rating/corrections/preview-correction.ts';
import { submitLineUp } from '../../teams/line-ups/submit-line-up.ts';
import { submitActa } from '../../teams/matches/submit-acta.ts';
import { delegateOf, FIRST, officeWithLeague, sheetOf } from '../../teams/testing/league-office.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { swissOn } from '../../testing/told-facts.ts';
import { enterResults } from '../rounds/enter-results.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, enterRound, officeWithEvent, pair, SWISS } from '../testing/event-office.ts';
import { eventCalendar } from './event-calendar.ts';
import { liveRounds } from './live-rounds.ts';

const live = (office: TestOffice, more: { most?: number } = {}) =>
  office.ask(liveRounds, { limit: 6, most: 3, ...more }, NOBODY);

describe('rounds that are being played (D-OFF-463)', () => {
  it('have results coming in, the first boards by name', async () => {
    const office = await officeWithEvent(8);
    office.setToday('2017-02-10');
    expect((await live(office)).events).toEqual([]);
    await pair(office, 1);
    const results = [{ board: 2, version: 1, result: '1-0' as const }];
    await office.perform(enterResults, { event: 'open', round: 1, results }, { actor: ARBITER });
    const { events } = await live(office, { most: 2 });
    expect(events).toMatchObject([
      { event: 'open', name: 'Obert de prova', round: 1, rounds: 3, date: '2017-02-03', results: 1, boards: 4 },
    ]);
    const [first, second] = events[0]!.first;
    expect(events[0]!.first).toHaveLength(2);
    expect(first).toMatchObject({ board: 1, white: { name: expect.stringMatching(/^Cognom/) } });
    expect(first).not.toHaveProperty('result');
    expect(second).toMatchObject({ board: 2, result: '1-0' });
  });

  it.each([
    ['2017-02-02', 0],
    ['2017-02-03', 1],
    ['2017-02-04', 0],
  ])('are also those whose day it is when all is played: on %s %i', async (today, count) => {
    const office = await officeWithEvent(4);
    await pair(office, 1);
    await enterRound(office, 1);
    office.setToday(today);
    expect((await live(office)).events).toHaveLength(count);
  });

  it.each([
    ['2017-02-03', 0],
    ['2017-02-04', 1],
    ['2017-02-06', 1],
    ['2017-02-07', 0],
  ])('are matches of a league for two days: on %s %i', async (today, count) => {
    const office = await officeWithLeague();
    office.setToday('2017-02-04');
    for (const side of ['home', 'away'] as const)
      await office.perform(submitLineUp, {
        match: FIRST,
        side,
        version: 0,
        sheet: sheetOf(side === 'home' ? 'alfa' : 'delta'),
      });
    const results = ['1-0', '1/2', '1-0', '1-0'].map((result) => ({ result: result as '1-0' }));
    const acta = { match: FIRST, side: 'home' as const, version: 0, playedOn: '2017-02-04', results };
    await office.perform(submitActa, acta, { actor: delegateOf('alfa') });
    office.setToday(today);
    const { leagues } = await live(office);
    expect(leagues).toHaveLength(count);
    if (count > 0)
      expect(leagues[0]).toMatchObject({
        ...{ league: 'liga', round: 1, rounds: 3, results: 1, matches: 2 },
        first: [{ match: FIRST, home: 'Club alfa A', points: { home: 2.5, away: 1.5 } }, { home: expect.any(String) }],
      });
  });
});

describe('the calendar', () => {
  const calendar = (office: TestOffice) => office.ask(eventCalendar, { upcoming: 4, running: 4, finished: 4 }, NOBODY);

  it.each(['2017-02-02', '2017-02-03', '2017-03-20'])(
    'has an event from its first pairing to its end: on %s',
    async (today) => {
      const office = await officeWithEvent(4);
      const ids = async () => (await calendar(office)).running.map(({ id, players }) => [id, players]);
      office.setToday(today);
      expect(await ids()).toEqual([]);
      await pair(office, 1);
      expect(await ids()).toEqual([['open', 4]]);
    },
  );

  async function played(): Promise<TestOffice> {
    const office = await testOffice();
    Object.assign(office.ports, { memory: memory() });
    await filePlayers(office, [{ name: 'A', titles: [{ title: 'MC' }] }, { name: 'B' }, { name: 'C' }]);
    await fileEvents(office, [
      swissOn('old', '2017-01-20', [{ round: 1, white: 'p0', black: 'p1', result: '1/2' }]),
      swissOn('new', '2017-02-20', [
        { round: 1, white: 'p0', black: 'p1', result: '1-0' },
        { round: 2, white: 'p2', black: 'p0', result: '0-1' },
      ]),
      { ...swissOn('teams', '2017-02-01', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }]), type: 'team' },
    ]);
    return office;
  }

  it('has what is over, the last first, with whoever won', async () => {
    const office = await played();
    office.setToday('2017-02-20');
    const { finished, upcoming } = await calendar(office);
    expect(upcoming).toEqual([]);
    expect(finished.map(({ id, players, winners }) => [id, players, winners])).toEqual([
      ['new', 3, [{ player: 'p0', name: 'A', title: 'MC' }]],
      ['teams', 2, []],
      ['old', 2, [expect.objectContaining({ player: 'p0' }), { player: 'p1', name: 'B' }]],
    ]);
    office.setToday('2017-02-19');
    expect((await calendar(office)).finished.map(({ id }) => id)).toEqual(['teams', 'old']);
  });

  it('follows a correction', async () => {
    const office = await played();
    office.setToday('2017-02-21');
    await calendar(office);
    const change = { kind: 'result', event: 'new', round: 1, white: 'p0', black: 'p1', result: '0-1' } as const;
    const { preview } = await office.ask(previewCorrection, { change });
    await office.perform(confirmCorrection, { change, preview });
    const [first] = (await calendar(office)).finished;
    expect(first!.winners.map(({ player }) => player)).toContain('p1');
  });

  it('has what is to come, the next first, with how many are entered and when it begins', async () => {
    const office = await officeWithEvent(5);
    await office.perform(registerEvent, {
      event: 'later',
      facts: { ...SWISS, start: '2017-02-11', roundDates: undefined, roundTimes: ['16:30', '09:00', '09:00'] },
    });
    office.setToday('2017-02-03');
    const { upcoming } = await calendar(office);
    expect(upcoming.map(({ id, players, time }) => [id, players, time])).toEqual([
      ['open', 5, undefined],
      ['later', 0, '16:30'],
    ]);
    office.setToday('2017-02-04');
    expect((await calendar(office)).upcoming.map(({ id }) => id)).toEqual(['later']);
  });
});
