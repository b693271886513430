import { type EventRecord, type GameRecord, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { packedReport } from '../../rating/columns/packed-report.ts';
import { corrected, isSettled, ratingsOf } from '../../rating/corrections/testing/published-office.ts';
import { listKind } from '../../rating/lists/list.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { readPeriod } from '../../rating/publishing/read-period.ts';
import { joinedParts } from '../../rating/series/joined-parts.ts';
import { documentOfGames, explained } from '../../testing/explained.ts';
import { filePlayers } from '../../testing/file-directly.ts';
import { accept, factsOf, reportText } from '../../testing/reported-events.ts';
import { CATALONIA, type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { eventKind } from '../event.ts';
import { annulEvent, reopenEvent } from '../event-state-acts.ts';
import { reportInbox } from '../inbox/report-inbox.ts';
import { reportEffect, showReport } from '../inbox/show-report.ts';
import { showStandings } from '../places/show-standings.ts';
import { amendEvent } from '../settings/amend-event.ts';
import { registerEvent } from '../settings/register-event.ts';
import { refuseReport } from './refuse-report.ts';
import { submitReport } from './submit-report.ts';

const DATES = ['2017-01-08', '2017-01-15', '2017-01-22', '2017-02-05', '2017-02-12', '2017-03-05'];
const PAIRS = [
  ['p0', 'p1', 'p2', 'p3'],
  ['p2', 'p0', 'p1', 'p3'],
  ['p0', 'p3', 'p1', 'p2'],
];

/** Four players, six Sundays. */
const LEAGUE: EventRecord = {
  id: 'league',
  name: 'Lliga',
  type: 'double-round-robin',
  start: DATES[0]!,
  end: DATES.at(-1)!,
  timeControl: { minutes: 90, increment: 30 },
  games: DATES.flatMap((date, i) => {
    const [a, b, c, d] = PAIRS[i % 3]!;
    return [
      { round: i + 1, date, white: a!, black: b!, result: '1-0' as const },
      { round: i + 1, date, white: c!, black: d!, result: '1/2' as const },
    ];
  }),
};

async function leagueOffice(dates = DATES, federation = CATALONIA): Promise<TestOffice> {
  const office = await testOffice(federation);
  await filePlayers(
    office,
    [1900, 1880, 2100, 1700].map((rating, i) => ({
      name: `P ${i}`,
      fide: fideRated(rating),
      federatedOn: '2015-01-10',
    })),
  );
  await office.perform(registerEvent, { event: 'league', facts: { ...factsOf(LEAGUE), roundDates: dates } });
  return office;
}

const eventOf = async (office: TestOffice) => (await office.record(eventKind, 'league'))!;

/** A file with only these rounds. */
async function submit(office: TestOffice, from: number, to: number, only = true): Promise<unknown> {
  const games = only ? LEAGUE.games.filter(({ round }) => from <= round && round <= to) : LEAGUE.games;
  const { version } = await eventOf(office);
  const text = reportText({ ...LEAGUE, games });
  return office.perform(submitReport, { event: 'league', version, from: { kind: 'json', text }, rounds: { from, to } });
}

async function part(office: TestOffice, today: string, from: number, to: number): Promise<void> {
  office.setToday(today);
  await submit(office, from, to);
  await accept(office, 'league');
}

async function publish(office: TestOffice, date: string): Promise<void> {
  office.setToday(date);
  await office.perform(publishList, { series: 'standard', date });
}

const gamesOn = async (office: TestOffice, date: string, player = 'p0') =>
  (await documentOfGames(office, { player, series: 'standard', date, edition: 'published' })).events[0];

describe('[8.3] a weekly event reported in parts', () => {
  it('counts month by month; a single round is a part; then it is accepted as a whole', async () => {
    const office = await leagueOffice();
    await part(office, '2017-01-25', 1, 3);
    expect((await eventOf(office)).body).toMatchObject({ state: 'registered', parts: { accepted: 3 } });
    await publish(office, '2017-02-01');
    await part(office, '2017-02-20', 4, 5);
    await publish(office, '2017-03-01');
    await part(office, '2017-03-06', 6, 6);
    expect((await eventOf(office)).body).toMatchObject({ state: 'accepted', parts: { accepted: 6 } });
    await publish(office, '2017-04-01');
    expect(await isSettled(office)).toBe(true);
    const lists = await Promise.all(['2017-02-01', '2017-03-01', '2017-04-01'].map((date) => gamesOn(office, date)));
    expect(lists.map((event) => event?.weekly)).toEqual([true, true, true]);
    const days = lists[2]?.games.filter(({ round }) => [1, 4, 6].includes(round)).map(({ evaluatedOn }) => evaluatedOn);
    expect([...new Set(days)]).toEqual(['2017-01-25', '2017-02-20', '2017-03-06']);
    const ratings = await ratingsOf(office, 'published');
    expect(new Set(ratings.map((list) => list.join())).size).toBe(3);
  });

  it('its parts stay when its facts are put right', async () => {
    const office = await leagueOffice();
    await part(office, '2017-01-25', 1, 3);
    const { version } = await eventOf(office);
    const facts = { ...factsOf(LEAGUE), roundDates: DATES, place: 'Reus' };
    await office.perform(amendEvent, { event: 'league', version, facts });
    expect((await eventOf(office)).body).toMatchObject({ place: 'Reus', state: 'registered', parts: { accepted: 3 } });
    expect(await isSettled(office)).toBe(true);
  });

  it('a late part counts on the next list, and published lists do not move', async () => {
    const office = await leagueOffice();
    await part(office, '2017-01-25', 1, 2);
    await publish(office, '2017-02-01');
    const before = await ratingsOf(office, 'revised');
    await part(office, '2017-02-20', 3, 5);
    expect((await office.ask(showReport, { event: 'league' })).lists).toMatchObject([{ date: '2017-03-01', games: 6 }]);
    expect(await isSettled(office)).toBe(true);
    expect(await ratingsOf(office, 'revised')).toEqual(before);
  });

  it('waits in the inbox with its rounds, says what it would move, and holds up the list of its days', async () => {
    const office = await leagueOffice();
    office.setToday('2017-01-25');
    await submit(office, 1, 3, false);
    expect((await eventOf(office)).body).toMatchObject({ parts: { accepted: 0, waiting: { from: 1, to: 3 } } });
    const { reports } = await office.ask(reportInbox, { limit: 10 });
    expect(reports).toMatchObject([{ games: 6, rounds: { from: 1, to: 3 } }]);
    const { lists } = await office.ask(reportEffect, { event: 'league' });
    expect(lists).toMatchObject([{ date: '2017-02-01', published: false }]);
    expect((await office.ask(readPeriod, { series: 'standard' })).submitted).toMatchObject([{ id: 'league' }]);
    office.setToday('2017-02-01');
    expect(await office.faults(office.perform(publishList, { series: 'standard', date: '2017-02-01' }))).toEqual([
      'report-undecided leaveOut',
    ]);
  });

  it.each([
    [1, 2, ['part-overlaps rounds.from']],
    [2, 3, ['part-overlaps rounds.from']],
    [4, 5, ['part-out-of-order rounds.from']],
    [3, 2, ['part-reversed rounds.to']],
    [3, 7, ['round-beyond rounds.to']],
  ])('parts come one after the other: rounds %i to %i after the first two', async (from, to, expected) => {
    const office = await leagueOffice();
    await part(office, '2017-01-25', 1, 2);
    expect(await office.faults(submit(office, from, to, false))).toEqual(expected);
  });

  it.each([
    ['six days apart', ['2017-01-08', '2017-01-14', '2017-01-22', '2017-02-05', '2017-02-12', '2017-03-05'], false],
    ['seven days apart', DATES, true],
    ['eight days apart', ['2017-01-08', '2017-01-16', '2017-01-24', '2017-02-05', '2017-02-13', '2017-03-05'], true],
  ])('only an event that was announced as weekly: %s', async (_days, dates, weekly) => {
    const office = await leagueOffice(dates);
    office.setToday('2017-01-25');
    if (weekly) await submit(office, 1, 2);
    else expect(await office.faults(submit(office, 1, 2))).toEqual(['part-not-weekly rounds']);
  });

  it('one part at a time; a refused one comes again, a waiting one can be taken back', async () => {
    const office = await leagueOffice();
    office.setToday('2017-01-25');
    await submit(office, 1, 2);
    expect(await office.faults(submit(office, 3, 3))).toEqual(['part-waiting rounds']);
    const { version } = await office.ask(showReport, { event: 'league' });
    await office.perform(refuseReport, { event: 'league', version });
    expect((await eventOf(office)).body).toMatchObject({ state: 'registered', parts: { accepted: 0 } });
    await submit(office, 1, 3);
    await office.perform(reopenEvent, { event: 'league', version: (await eventOf(office)).version });
    expect((await eventOf(office)).body).toMatchObject({ state: 'registered', parts: { accepted: 0 } });
    await submit(office, 1, 1);
    await accept(office, 'league');
    expect((await eventOf(office)).body.parts).toEqual({ accepted: 1 });
  });

  it('every round of a part has a game', async () => {
    const office = await leagueOffice();
    office.setToday('2017-01-25');
    const text = reportText({ ...LEAGUE, games: LEAGUE.games.filter(({ round }) => round === 2) });
    const command = { event: 'league', version: 1, from: { kind: 'json' as const, text }, rounds: { from: 1, to: 3 } };
    expect(await office.refusals(office.perform(submitReport, command))).toMatchObject([
      { code: 'part-rounds-empty', values: { rounds: '1, 3' } },
    ]);
  });

  it('standings have all rounds by then, and corrections reach every part', async () => {
    const office = await leagueOffice();
    await part(office, '2017-01-25', 1, 3);
    await publish(office, '2017-02-01');
    await part(office, '2017-02-20', 4, 5);
    await publish(office, '2017-03-01');
    const { standings } = await office.ask(showStandings, { event: 'league' });
    expect(standings.rows.reduce((sum, { points }) => sum + points, 0)).toBe(10);
    const before = await ratingsOf(office, 'revised');
    await corrected(office, { kind: 'result', event: 'league', round: 1, white: 'p0', black: 'p1', result: '0-1' });
    expect((await ratingsOf(office, 'revised'))[0]).not.toEqual(before[0]);
    await corrected(office, { kind: 'result', event: 'league', round: 1, white: 'p0', black: 'p1', result: '1-0' });
    expect(await ratingsOf(office, 'revised')).toEqual(before);
    const { version } = await eventOf(office);
    expect(await office.faults(office.perform(annulEvent, { event: 'league', version }))).toEqual([
      'annul-by-correction event',
    ]);
    await corrected(office, { kind: 'annulment', event: 'league' });
    expect((await eventOf(office)).body.state).toBe('annulled');
    await corrected(office, { kind: 'reinstatement', event: 'league' });
    expect(await ratingsOf(office, 'revised')).toEqual(before);
    expect((await eventOf(office)).body).toMatchObject({ state: 'registered', parts: { accepted: 5 } });
    await part(office, '2017-03-06', 6, 6);
    expect((await eventOf(office)).body.state).toBe('accepted');
  });

  it('[fide-2009 7.13] a book that rates events as a whole waits for the last part (D-OFF-402)', async () => {
    const fide = { id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-03-01' };
    const office = await leagueOffice(DATES, { ...CATALONIA, series: [...CATALONIA.series, fide] });
    await part(office, '2017-01-25', 1, 3);
    await part(office, '2017-02-20', 4, 5);
    office.setToday('2017-05-01');
    const games = async (date: string) => {
      await office.perform(publishList, { series: 'fide', date });
      return office.read(async (reading) => (await reading.get(listKind, `fide/${date}`))?.body.games);
    };
    expect(await games('2017-03-01')).toBe(0);
    expect(await games('2017-05-01')).toBe(0);
    await part(office, '2017-05-02', 6, 6);
    expect(await isSettled(office)).toBe(true);
    const { lists } = await office.ask(showReport, { event: 'league' });
    expect(lists.filter(({ series }) => series === 'fide')).toMatchObject([{ date: '2017-07-01', late: true }]);
  });

  describe('nothing of a later part reaches what was rated before it', () => {
    const [first, second] = [LEAGUE.games.slice(0, 2), LEAGUE.games.slice(6, 8)];
    const CHILDREN = ['p0', 'p1', 'p2', 'p3'];

    /** Four children play one round a month; more may join for the second round. */
    async function childrenOffice(): Promise<TestOffice> {
      const office = await leagueOffice();
      const people = ['2008-03-01', '2009-03-01', '2008-05-01', '2010-01-01', '1980-01-01', '1970-01-01'];
      await filePlayers(
        office,
        people.map((birthDate, i) => ({
          name: `C ${i}`,
          birthDate,
          fide: fideRated(1500 + i),
          federatedOn: '2015-01-10',
        })),
      );
      return office;
    }

    const joined = (players: readonly string[]) => (game: GameRecord) => ({
      ...game,
      white: players[CHILDREN.indexOf(game.white)]!,
      black: players[CHILDREN.indexOf(game.black)]!,
    });

    async function take(office: TestOffice, round: number, games: readonly GameRecord[], participants: string[]) {
      const own = games.map((game) => ({ ...game, round, date: DATES[round - 1]! }));
      const { version } = await eventOf(office);
      const text = reportText({ ...LEAGUE, participants, games: own });
      const rounds = { from: round, to: round };
      await office.perform(submitReport, { event: 'league', version, from: { kind: 'json', text }, rounds });
      await accept(office, 'league');
    }

    it('[16.3] D-FCE-28: who joins with it does not take the K of children from rounds on a list', async () => {
      const office = await childrenOffice();
      const children = ['p4', 'p5', 'p6', 'p7'];
      office.setToday('2017-01-10');
      // p8 has a bye and is the fifth participant: four of five are 80 %.
      await take(office, 1, first.map(joined(children)), [...children, 'p8']);
      await publish(office, '2017-02-01');
      const document = await gamesOn(office, '2017-02-01', 'p4');
      const before = await ratingsOf(office, 'revised');
      office.setToday('2017-02-10');
      await take(office, 2, second.map(joined(['p4', 'p8', 'p9', 'p5'])), ['p4', 'p8', 'p9', 'p5']);
      expect(await isSettled(office)).toBe(true);
      await publish(office, '2017-03-01');
      expect((await ratingsOf(office, 'revised'))[0]).toEqual(before[0]);
      expect(await gamesOn(office, '2017-02-01', 'p4')).toEqual(document);
      const factors = async (date: string) => {
        const terms = { player: 'p4', series: 'standard', date, edition: 'published' as const };
        const { output } = await explained('head-to-head', office, terms);
        return output.ledger.filter(({ player }) => player === 'p4').map(({ k }) => k);
      };
      expect(await factors('2017-02-01')).toEqual([6]);
      expect((await factors('2017-03-01'))[0]).toBeGreaterThan(6);
    });

    it.each([
      ['the time control', { timeControl: { minutes: 10 } }, ['event-fact-rated facts.timeControl']],
      ['the first day', { start: '2017-01-07' }, ['event-fact-rated facts.start']],
      ['the kind', { type: 'swiss' as const }, ['event-fact-rated facts.type']],
      ['half K', { flags: { halfK: true } }, ['event-fact-rated facts.flags']],
      ['no round left', { rounds: 3, roundDates: DATES.slice(0, 3) }, ['rounds-reported facts.rounds']],
      ['a round left', { rounds: 4, roundDates: DATES.slice(0, 4) }, []],
      ['what says the same', { timeControl: { minutes: 90, increment: 30 }, flags: { halfK: false } }, []],
      ['a later end', { end: '2017-03-12' }, []],
    ])('D-OFF-404: %s is amended after a part', async (_what, change, expected) => {
      const office = await leagueOffice();
      await part(office, '2017-01-25', 1, 3);
      await publish(office, '2017-02-01');
      const { version } = await eventOf(office);
      const facts = { ...factsOf(LEAGUE), roundDates: DATES, ...change };
      const amending = office.perform(amendEvent, { event: 'league', version, facts });
      if (expected.length > 0) expect(await office.faults(amending)).toEqual(expected);
      else await amending;
    });

    it('D-OFF-404: so do the facts that only one of the rating books reads', async () => {
      const fide = { id: 'fide', name: 'FIDE', regulation: 'fide-2024', part: 'blitz', firstList: '2025-10-01' };
      const office = await leagueOffice(DATES, { ...CATALONIA, series: [...CATALONIA.series, fide] });
      await part(office, '2017-01-25', 1, 3);
      const { version } = await eventOf(office);
      const facts = { ...factsOf(LEAGUE), roundDates: DATES, ratingFacts: { waived: true } };
      const amending = office.perform(amendEvent, { event: 'league', version, facts });
      expect(await office.faults(amending)).toEqual(['event-fact-rated facts.ratingFacts']);
    });

    it('D-OFF-404: undated rounds stay with the end that they were reported with', () => {
      const report = (end: string, date?: string) =>
        packedReport(
          { ...LEAGUE, end, games: [{ round: 1, white: 'a', black: 'b', result: '1-0', ...(date && { date }) }] },
          (id) => (id === 'a' ? 0 : 1),
        );
      const end = (date?: string) => writeDay(joinedParts(report('2017-03-05', date), report('2017-01-20')).endDay);
      expect([end(), end('2017-01-08')]).toEqual(['2017-03-05', '2017-01-20']);
    });
  });
});
