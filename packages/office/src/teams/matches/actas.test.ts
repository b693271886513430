import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import { reportKind } from '../../events/reports/report.ts';
import { submitReport } from '../../events/reports/submit-report.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { SWISS } from '../../events/testing/event-office.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { leagueStandings, showLeague } from '../leagues/show-league.ts';
import { withdrawTeam } from '../leagues/team-acts.ts';
import { delegateOf, FIRST, officeWithLeague, played, sheetOf } from '../testing/league-office.ts';
import { confirmActa, contestActa } from './answer-acta.ts';
import { openMatches } from './open-matches.ts';
import { ruleMatch } from './rule-match.ts';
import { showMatch } from './show-match.ts';
import { localMinute, submitActa } from './submit-acta.ts';

type Command = Parameters<typeof submitActa.decide>[1];
const RESULTS: Command['results'] = ['1-0', '1/2', '1-0', '1-0'].map((result) => ({ result })) as Command['results'];
const acta = (office: TestOffice, command: Partial<Command> = {}, club = 'alfa') =>
  office.perform(
    submitActa,
    {
      match: FIRST,
      side: 'home',
      version: 0,
      playedOn: '2017-02-04',
      home: sheetOf('alfa'),
      away: sheetOf('delta'),
      results: RESULTS,
      ...command,
    },
    { actor: delegateOf(club) },
  );

describe('an acta', () => {
  it('gives each board to White of its side, and the match to the team with more points', async () => {
    const office = await played();
    const { outcome } = await acta(office);
    expect(outcome).toMatchObject({ version: 1, confirmed: false, awarded: null, findings: [] });
    const shown = await office.ask(showMatch, { match: FIRST });
    // Odd boards: the home team has White.
    expect(shown.games.map(({ white }) => white)).toEqual(['alfa1', 'delta2', 'alfa3', 'delta4']);
    expect(shown.match).toMatchObject({ boardPoints: { home: 2.5, away: 1.5 }, result: '1-0', acta: 'submitted' });
  });

  it('is confirmed by the other club: by saying so, or by sending the same', async () => {
    const one = await played();
    await acta(one);
    const own = one.perform(confirmActa, { match: FIRST, side: 'home', version: 1 }, { actor: delegateOf('alfa') });
    expect(await one.refusals(own)).toMatchObject([{ code: 'acta-own' }]);
    await one.perform(confirmActa, { match: FIRST, side: 'away', version: 1 }, { actor: delegateOf('delta') });
    expect(await one.refusals(acta(one, { version: 2 }))).toMatchObject([{ kind: 'conflict', code: 'acta-confirmed' }]);
    const two = await played();
    await acta(two);
    expect((await acta(two, { side: 'away' }, 'delta')).outcome).toMatchObject({ version: 2, confirmed: true });
  });

  it('shows both versions where the clubs differ', async () => {
    const office = await played();
    await acta(office);
    const results = RESULTS.map((each, i) => (i === 1 ? { result: '1-0' as const } : each));
    expect(await office.refusals(acta(office, { side: 'away', results }, 'delta'))).toMatchObject([
      { kind: 'conflict', code: 'acta-differs', versions: { yours: { results }, theirs: { results: RESULTS } } },
    ]);
  });

  it('[Equips 8.3.5] loses the match for a line-up against the rules', async () => {
    const office = await played();
    const home = { boards: ['alfa2', 'alfa1', 'alfa3', 'alfa4'] };
    const { outcome } = await acta(office, { home });
    expect(outcome.awarded).toBe('0-1');
    expect(outcome.findings.map(({ code }) => code)).toEqual(['fce-1990.lineup-order', 'fce-1990.match-line-up']);
    expect((await office.ask(showMatch, { match: FIRST })).match.result).toBe('0-1');
  });

  it('refuses what cannot be one', async () => {
    const office = await played();
    const home = { boards: ['alfa1', 'alfa2', 'alfa3', null] };
    expect(await office.refusals(acta(office, { home }))).toMatchObject([
      { code: 'acta-empty-board', values: { board: 4, needed: '1-0' } },
    ]);
    const forfeit = [...RESULTS.slice(0, 3), { result: '1-0' as const, kind: 'forfeit' as const }];
    await acta(office, { home, results: forfeit });
    expect(await office.refusals(acta(office, { results: RESULTS.slice(0, 3), version: 1 }))).toMatchObject([
      { code: 'acta-boards', field: 'results' },
    ]);
    expect(await office.refusals(acta(office, { playedOn: '2017-02-06', version: 1 }))).toMatchObject([
      { code: 'acta-ahead' },
    ]);
    expect(await office.refusals(acta(office, { match: 'none' }))).toMatchObject([{ kind: 'forbidden' }]);
  });

  it.each([
    ['2017-02-05', 0],
    ['2017-02-06', 0],
    ['2017-02-07', 1],
  ])('[Delegats 5.5.1] told on %s, at one o’clock, of a match on Saturday', async (today, late) => {
    const office = await played();
    office.setToday(today);
    const { outcome } = await acta(office);
    expect(outcome.findings).toHaveLength(late);
  });

  it('reads the clock of the federation, in summer and in winter', () => {
    expect(localMinute('2017-02-06T12:00:00.000Z', 'Europe/Madrid')).toBe(780);
    expect(localMinute('2017-07-06T12:01:00.000Z', 'Europe/Madrid')).toBe(841);
    expect(localMinute('2017-02-06T23:30:00.000Z', 'Europe/Madrid')).toBe(30);
  });
});

it('a ruling stands instead of the boards, with its reason', async () => {
  const office = await played();
  await acta(office);
  await office.perform(ruleMatch, { match: FIRST, version: 1, result: '0-1' }, { reason: 'appeal' });
  const { match } = await office.ask(showMatch, { match: FIRST });
  expect(match).toMatchObject({ result: '0-1', boardPoints: { home: 2.5 } });
  const silent = office.perform(ruleMatch, { match: FIRST, version: 2, result: null }, { reason: '' });
  expect(await office.refusals(silent)).toMatchObject([{ code: 'reason-missing' }]);
});

describe('a league that is over', () => {
  async function finished(): Promise<TestOffice> {
    const office = await officeWithLeague();
    office.setToday('2017-02-20');
    const { matches } = await office.ask(showLeague, { league: 'liga' });
    for (const { id, homeClub, awayClub, on } of matches) {
      const command = { match: id, playedOn: on!, home: sheetOf(homeClub), away: sheetOf(awayClub) };
      await acta(office, { ...command, side: 'home' }, homeClub);
      await acta(office, { ...command, side: 'away' }, awayClub);
    }
    return office;
  }

  it('has its table', async () => {
    const office = await finished();
    const { standings, names } = await office.ask(leagueStandings, { league: 'liga', group: 'g1', workings: true });
    expect(standings.rows.map(({ points }) => points).reduce((a, b) => a + b)).toBe(6);
    expect(standings.tiebreaks).toEqual(['direct-encounter', 'sonneborn-berger', 'kashdan', 'dutch']);
    expect(standings.workings).toHaveLength(4);
    expect(names['liga/alfa/A']).toBe('Club alfa A');
  });

  it('has a provisional table while a report in it is not confirmed, and says which (D-OFF-1221)', async () => {
    const office = await officeWithLeague();
    office.setToday('2017-02-20');
    const { matches } = await office.ask(showLeague, { league: 'liga' });
    const [first, second] = matches.filter(({ round }) => round === 1);
    const send = (match: (typeof matches)[number], side: 'home' | 'away', version = 0) =>
      acta(
        office,
        {
          ...{ match: match.id, side, version, playedOn: match.on! },
          ...{ home: sheetOf(match.homeClub), away: sheetOf(match.awayClub) },
        },
        side === 'home' ? match.homeClub : match.awayClub,
      );
    const table = async () => {
      const { standings, provisional } = await office.ask(leagueStandings, { league: 'liga', group: 'g1', round: 1 });
      return [standings.rows.length, provisional];
    };
    const lines = async () =>
      (await office.ask(showLeague, { league: 'liga' })).matches.flatMap((each) => (each.provisional ? each.id : []));
    for (const match of [first!, second!]) await send(match, 'home');
    // Both count, and neither is confirmed; then one, then none; before the round nothing counts.
    const both = { matches: [first!.id, second!.id], teams: [first, second].flatMap((m) => [m!.home, m!.away]) };
    expect([await table(), await lines()]).toEqual([[4, both], both.matches]);
    await send(first!, 'away');
    const one = { matches: [second!.id], teams: [second!.home, second!.away] };
    expect([await table(), await lines()]).toEqual([[4, one], one.matches]);
    await office.perform(
      contestActa,
      { match: second!.id, side: 'away', version: 1 },
      { actor: delegateOf(second!.awayClub), reason: 'Board 2 was drawn.' },
    );
    expect(await table()).toEqual([4, one]);
    await office.perform(ruleMatch, { match: second!.id, version: 1, result: '1-0' });
    expect([await table(), await lines()]).toEqual([[4, undefined], []]);
  });

  it('reports its games as an event of type team', async () => {
    const office = await finished();
    const { system: _system, roundDates: _dates, ...facts } = SWISS;
    const end = '2017-02-18';
    await office.perform(registerEvent, { event: 'liga', facts: { ...facts, end, type: 'team', league: 'liga' } });
    const { outcome } = await office.perform(submitReport, { event: 'liga', version: 1, from: { kind: 'league' } });
    expect(outcome).toMatchObject({ event: 'liga', games: 24 });
    const report = await office.record(reportKind, 'liga');
    expect(report?.body.record).toMatchObject({ type: 'team', participants: { length: 16 } });
    expect(report?.body.record.games[0]).toMatchObject({
      round: 1,
      date: '2017-02-04',
      white: 'alfa1',
      black: 'delta1',
    });
  });

  it('does not while a match is open', async () => {
    const office = await played();
    await acta(office);
    const { system: _system, roundDates: _dates, ...facts } = SWISS;
    await office.perform(registerEvent, { event: 'liga', facts: { ...facts, type: 'team', league: 'liga' } });
    const early = office.perform(submitReport, { event: 'liga', version: 1, from: { kind: 'league' } });
    const refusals = await office.refusals(early);
    expect(refusals).toHaveLength(6);
    expect(refusals[0]).toMatchObject({
      code: 'match-open',
      values: { id: FIRST, home: 'Club alfa A', away: 'Club delta A' },
    });
  });

  it.each([
    [1, 4],
    [2, 5],
    [3, 6],
  ])('[Retirats 14.1] does not wait for a team that left after round %i', async (afterRound, open) => {
    const office = await played();
    await office.perform(withdrawTeam, { team: 'liga/delta/A', version: 1, afterRound });
    const { system: _system, roundDates: _dates, ...facts } = SWISS;
    await office.perform(registerEvent, { event: 'liga', facts: { ...facts, type: 'team', league: 'liga' } });
    const early = office.perform(submitReport, { event: 'liga', version: 1, from: { kind: 'league' } });
    expect(await office.refusals(early)).toHaveLength(open);
  });
});

it('an acta that the other club does not agree with is contested until it is sent anew or confirmed (D-OFF-171)', async () => {
  const office = await played();
  await acta(office);
  const contest = (side: 'home' | 'away', club: string, version: number, reason = 'Board 2 was won.') =>
    office.perform(contestActa, { match: FIRST, side, version }, { actor: delegateOf(club), reason });
  expect(await office.refusals(contest('home', 'alfa', 1))).toMatchObject([{ code: 'acta-own' }]);
  expect(await office.refusals(contest('away', 'delta', 1, ''))).toMatchObject([{ code: 'reason-missing' }]);
  expect(await office.refusals(contest('away', 'beta', 1))).toMatchObject([{ code: 'not-own-matter' }]);
  await contest('away', 'delta', 1);
  const seen = (viewer?: Actor) => office.ask(showMatch, { match: FIRST }, viewer);
  expect((await seen(delegateOf('alfa'))).contested).toMatchObject({ reason: 'Board 2 was won.' });
  const shown = await seen(NOBODY);
  expect(shown.match).toMatchObject({ acta: 'contested', actaBy: 'home' });
  expect(shown.contested).toBeUndefined();
  await acta(office, { version: 2 });
  expect((await seen()).match.acta).toBe('submitted');
  await contest('away', 'delta', 3);
  await office.perform(confirmActa, { match: FIRST, side: 'away', version: 4 }, { actor: delegateOf('delta') });
  const settled = await seen();
  expect([settled.match.acta, settled.contested]).toEqual(['confirmed', undefined]);
  expect(await office.refusals(contest('away', 'delta', 5))).toMatchObject([{ code: 'acta-confirmed' }]);
});

describe('matches that the office waits for', () => {
  const open = (office: TestOffice, upTo: string) => office.ask(openMatches, { season: 2017, upTo });

  it('are those up to a day without a confirmed acta or a ruling, by name and with their deadline', async () => {
    const office = await played();
    const { matches } = await open(office, '2017-02-11');
    expect(matches.map(({ match }) => match.id)).toEqual(
      [1, 2].flatMap((r) => [1, 2].map((m) => `liga/g1/00${r}/00${m}`)),
    );
    expect(matches[0]).toMatchObject({
      home: 'Club alfa A',
      away: 'Club delta A',
      lineUpsMissing: ['home', 'away'],
      resultsDue: { day: '2017-02-06', minute: 780 },
    });
    await acta(office);
    await office.perform(ruleMatch, { match: 'liga/g1/001/002', version: 1, result: '1-0', article: 'Retirats 14.1' });
    expect((await open(office, '2017-02-10')).matches).toMatchObject([{ match: { id: FIRST, acta: 'submitted' } }]);
    await office.perform(confirmActa, { match: FIRST, side: 'away', version: 1 }, { actor: delegateOf('delta') });
    expect((await open(office, '2017-02-10')).matches).toEqual([]);
    const { match } = await office.ask(showMatch, { match: 'liga/g1/001/002' }, NOBODY);
    expect(match.ruling).toEqual({ result: '1-0', on: '2017-02-05', article: 'Retirats 14.1' });
  });

  it('[Retirats 14.1] are not those of a team that has left, and no delegate asks', async () => {
    const office = await played();
    await office.perform(withdrawTeam, { team: 'liga/delta/A', version: 1, afterRound: 1 });
    expect((await open(office, '2017-02-18')).matches).toHaveLength(4);
    const asked = office.ask(openMatches, { season: 2017, upTo: '2017-02-18' }, delegateOf('alfa'));
    expect(await office.refusals(asked)).toMatchObject([{ code: 'not-allowed' }]);
  });
});
