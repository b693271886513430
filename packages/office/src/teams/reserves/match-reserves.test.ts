import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import { submitReport } from '../../events/reports/submit-report.ts';
import { searchReservations } from '../../events/reserves/search-reservations.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { SWISS } from '../../events/testing/event-office.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { leagueStandings, showLeague } from '../leagues/show-league.ts';
import { confirmActa } from '../matches/answer-acta.ts';
import { openMatches } from '../matches/open-matches.ts';
import { ruleMatch } from '../matches/rule-match.ts';
import { showMatch } from '../matches/show-match.ts';
import { submitActa } from '../matches/submit-acta.ts';
import { delegateOf, FIRST, officeWithLeague, played, sheetOf } from '../testing/league-office.ts';
import { releaseActa } from './release-acta.ts';
import { reserveActa } from './reserve-acta.ts';
import { ruleActa } from './rule-acta.ts';

const COMMITTEE: Actor = { account: 'carme', roles: ['committee'], clubs: [], events: [], player: null };
const AT = '2017-02-04T18:00:00Z';
type Side = 'home' | 'away';
type Result = '1-0' | '0-1' | '1/2';

const acta = (office: TestOffice, results: readonly Result[] = ['1-0', '1/2', '1-0', '1-0'], version = 0) =>
  office.perform(
    submitActa,
    {
      match: FIRST,
      side: 'home',
      version,
      playedOn: '2017-02-04',
      home: sheetOf('alfa'),
      away: sheetOf('delta'),
      results: results.map((result) => ({ result })),
    },
    { actor: delegateOf('alfa') },
  );
const confirm = (office: TestOffice, version = 1) =>
  office.perform(confirmActa, { match: FIRST, side: 'away', version }, { actor: delegateOf('delta') });

type Reserved = Partial<Parameters<typeof reserveActa.decide>[1]>;
const reserve = (office: TestOffice, command: Reserved = {}, actor = delegateOf('delta')) =>
  office.perform(
    reserveActa,
    {
      match: FIRST,
      side: 'away',
      board: 1,
      version: 0,
      doubt: 'Touched, not moved.',
      whiteClock: 12,
      blackClock: 3,
      at: AT,
      ...command,
    },
    { actor },
  );
const WHOLE = { board: undefined, whiteClock: undefined, blackClock: undefined };

type Ruled = Partial<Parameters<typeof ruleActa.decide>[1]>;
const rule = (office: TestOffice, command: Ruled = {}, actor = COMMITTEE) =>
  office.perform(
    ruleActa,
    { match: FIRST, board: 1, version: 1, result: '0-1', ...command },
    { actor, reason: 'Touched means moved.' },
  );
const release = (office: TestOffice, side: Side, version: number, board: number | undefined = 1) =>
  office.perform(
    releaseActa,
    { match: FIRST, side, version, ...(board && { board }) },
    { actor: delegateOf(side === 'home' ? 'alfa' : 'delta'), reason: 'We agree after all.' },
  );
const seen = (office: TestOffice, viewer?: Actor) => office.ask(showMatch, { match: FIRST }, viewer);

describe('a board of a match under reserve', () => {
  it('[Sub-condicione 6.1] is public as such; the words and the clocks are for the two clubs and whoever rules', async () => {
    const office = await played();
    await acta(office);
    await reserve(office);
    await reserve(office, { side: 'home', version: 1, doubt: 'Moved.' }, delegateOf('alfa'));
    await confirm(office);
    const shown = await seen(office, NOBODY);
    expect(shown.match).toMatchObject({
      acta: 'confirmed',
      result: '1-0',
      underReserve: { match: false, boards: [1] },
    });
    expect(shown.reserves).toEqual([{ board: 1, version: 2, open: true }]);
    const told = { said: { away: 'Touched, not moved.', home: 'Moved.' }, whiteClock: 12, blackClock: 3, at: AT };
    for (const viewer of [delegateOf('alfa'), delegateOf('delta'), COMMITTEE])
      expect((await seen(office, viewer)).reserves[0]?.told).toEqual(told);
    expect((await seen(office, delegateOf('beta'))).reserves[0]).not.toHaveProperty('told');
    const { matches } = await office.ask(showLeague, { league: 'liga' }, NOBODY);
    expect(matches.filter(({ underReserve }) => underReserve !== undefined)).toHaveLength(1);
  });

  it('[Sub-condicione 6.1] waits in the list of reserves, counts as it stands, and the ruling gives the game its result', async () => {
    const office = await played();
    await acta(office, ['1-0', '1/2', '1/2', '1/2']);
    await reserve(office);
    await confirm(office);
    const open = { season: 2017, upTo: '2017-02-10' };
    expect((await office.ask(openMatches, open)).matches.map(({ match }) => match.id)).toContain(FIRST);
    const { matches } = await office.ask(searchReservations, {}, COMMITTEE);
    expect(matches).toMatchObject([
      {
        league: 'Promoció a tercera',
        home: 'Club alfa A',
        away: 'Club delta A',
        reserves: [{ board: 1, result: '1-0', kind: 'played', told: { whiteClock: 12 } }],
      },
    ]);
    expect(await office.refusals(rule(office, {}, delegateOf('alfa')))).toMatchObject([{ code: 'not-allowed' }]);
    expect(await office.refusals(rule(office, { result: undefined }))).toMatchObject([
      { code: 'reserve-result-missing', field: 'result' },
    ]);
    expect(await office.refusals(rule(office, { board: 2 }))).toMatchObject([{ code: 'board-reserve-missing' }]);
    await rule(office);
    const shown = await seen(office, delegateOf('delta'));
    expect(shown.games[0]).toMatchObject({ result: '0-1' });
    expect(shown.match).toMatchObject({ result: '0-1', boardPoints: { home: 1.5, away: 2.5 }, acta: 'confirmed' });
    expect(shown.match).not.toHaveProperty('underReserve');
    expect(shown.reserves).toMatchObject([
      { board: 1, open: false, told: { ruling: { text: 'Touched means moved.', on: '2017-02-05', result: '0-1' } } },
    ]);
    expect((await office.ask(searchReservations, {}, COMMITTEE)).matches).toEqual([]);
    expect((await office.ask(openMatches, open)).matches.map(({ match }) => match.id)).not.toContain(FIRST);
    const conflict = rule(office, { version: 1 });
    expect(await office.refusals(conflict)).toMatchObject([{ kind: 'conflict', code: 'changed-meanwhile' }]);
    await rule(office, { version: 2, result: '1/2' });
    expect((await seen(office)).match.result).toBe('1/2');
  });

  it('[Sub-condicione 6.1] has both clocks, a board of the match, and a moment that is past', async () => {
    const office = await played();
    expect(await office.refusals(reserve(office, { blackClock: undefined }))).toMatchObject([
      { code: 'reserve-clocks', field: 'blackClock', article: 'Sub-condicione 6.1' },
    ]);
    expect(await office.refusals(reserve(office, { board: 5 }))).toMatchObject([{ code: 'board-unknown' }]);
    await reserve(office, { board: 4 });
    expect(await office.refusals(reserve(office, { at: '2099-01-01T00:00:00Z' }))).toMatchObject([
      { code: 'reserve-ahead' },
    ]);
    expect(await office.refusals(reserve(office, {}, delegateOf('beta')))).toMatchObject([{ code: 'not-own-matter' }]);
    const again = reserve(office, { board: 4 });
    expect(await office.refusals(again)).toMatchObject([{ kind: 'conflict', code: 'changed-meanwhile' }]);
  });

  it('is written before the acta is settled, not afterwards (D-OFF-331)', async () => {
    const office = await played();
    await reserve(office);
    await acta(office);
    await confirm(office);
    expect(await office.refusals(reserve(office, { board: 2 }))).toMatchObject([
      { code: 'reserve-late', article: 'Sub-condicione 6.1' },
    ]);
    expect((await seen(office)).match.underReserve).toEqual({ match: false, boards: [1] });
  });

  it('stays as long as one of the clubs says so (D-OFF-330)', async () => {
    const office = await played();
    await reserve(office);
    expect(await office.refusals(release(office, 'home', 1))).toMatchObject([{ code: 'reserve-of-other' }]);
    await reserve(office, { side: 'home', version: 1 }, delegateOf('alfa'));
    expect((await release(office, 'away', 2)).outcome).toMatchObject({ open: true });
    expect((await release(office, 'home', 3)).outcome).toMatchObject({ open: false });
    expect((await seen(office)).reserves).toEqual([]);
    expect(await office.refusals(rule(office, { version: 4 }))).toMatchObject([{ code: 'board-reserve-missing' }]);
    await reserve(office);
    expect((await seen(office)).reserves).toMatchObject([{ board: 1, version: 5, open: true }]);
    await rule(office, { version: 5 });
    expect(await office.refusals(release(office, 'away', 6))).toMatchObject([{ code: 'reserve-ruled' }]);
    expect(await office.refusals(reserve(office, { version: 6 }))).toMatchObject([{ code: 'reserve-ruled' }]);
  });
});

describe('a game that could not go on', () => {
  it('[Sub-condicione 6.2] is suspended with its day, and ruled on before there is an acta, which then has to say so', async () => {
    const office = await played();
    await reserve(office, { suspended: { resumesOn: '2017-02-08' } });
    expect((await seen(office, NOBODY)).reserves).toEqual([
      { board: 1, version: 1, open: true, suspended: { resumesOn: '2017-02-08' } },
    ]);
    await rule(office, { result: '1/2' });
    expect(await office.refusals(acta(office))).toMatchObject([
      { code: 'acta-ruled-board', field: 'results.0', values: { board: 1, result: '1/2' } },
    ]);
    await acta(office, ['1/2', '1/2', '1-0', '1-0']);
  });

  it('[Sub-condicione 6.2] is a game that is being played', async () => {
    const office = await played();
    const whole = reserve(office, { ...WHOLE, suspended: {} });
    expect(await office.refusals(whole)).toMatchObject([
      { code: 'reserve-not-suspended', article: 'Sub-condicione 6.2' },
    ]);
    await acta(office);
    expect(await office.refusals(reserve(office, { suspended: {} }))).toMatchObject([
      { code: 'reserve-not-suspended' },
    ]);
  });
});

describe('a whole match under reserve', () => {
  it('[Sub-condicione 6.1] needs no clocks, and is ruled on as a match', async () => {
    const office = await played();
    await acta(office);
    await reserve(office, { ...WHOLE, doubt: 'They began an hour late.' });
    await confirm(office);
    expect((await seen(office, NOBODY)).match).toMatchObject({
      result: '1-0',
      underReserve: { match: true, boards: [] },
    });
    await rule(office, { board: undefined, result: '0-1' });
    expect((await seen(office, NOBODY)).match).toMatchObject({
      result: '0-1',
      boardPoints: { home: 2.5 },
      ruling: { result: '0-1', article: 'Sub-condicione 6.1' },
    });
    await rule(office, { board: undefined, result: undefined, version: 2 });
    const { match } = await seen(office, NOBODY);
    expect(match).toMatchObject({ result: '1-0' });
    expect(match).not.toHaveProperty('ruling');
    expect(match).not.toHaveProperty('underReserve');
  });

  it('is settled by a ruling on the match, and waits again where that is taken back', async () => {
    const office = await played();
    await acta(office);
    await reserve(office, WHOLE);
    await office.perform(ruleMatch, { match: FIRST, version: 1, result: '0-1' }, { reason: 'Late.' });
    expect((await seen(office)).match).not.toHaveProperty('underReserve');
    await office.perform(ruleMatch, { match: FIRST, version: 2, result: null }, { reason: 'Not heard.' });
    expect((await seen(office)).match.underReserve).toEqual({ match: true, boards: [] });
  });
});

describe('a league with something under reserve', () => {
  async function finished(): Promise<TestOffice> {
    const office = await officeWithLeague();
    office.setToday('2017-02-20');
    const { matches } = await office.ask(showLeague, { league: 'liga' });
    for (const { id, homeClub, awayClub, on } of matches) {
      const results = (['1-0', '1/2', '1-0', '1-0'] as const).map((result) => ({ result }));
      const told = { match: id, playedOn: on!, home: sheetOf(homeClub), away: sheetOf(awayClub), results };
      await office.perform(submitActa, { ...told, side: 'home', version: 0 }, { actor: delegateOf(homeClub) });
      if (id === FIRST) await reserve(office);
      await office.perform(confirmActa, { match: id, side: 'away', version: 1 }, { actor: delegateOf(awayClub) });
    }
    const { system: _system, roundDates: _dates, ...facts } = SWISS;
    const event = { ...facts, end: '2017-02-18', type: 'team' as const, league: 'liga' };
    await office.perform(registerEvent, { event: 'liga', facts: event });
    return office;
  }
  const report = (office: TestOffice) =>
    office.perform(submitReport, { event: 'liga', version: 1, from: { kind: 'league' } });

  it('[Sub-condicione 6.1] has its table by what stands, and is reported after the ruling', async () => {
    const office = await finished();
    const table = await office.ask(leagueStandings, { league: 'liga', group: 'g1' });
    expect(table.standings.rows).toHaveLength(4);
    expect(await office.refusals(report(office))).toMatchObject([
      {
        code: 'match-under-reserve',
        article: 'Sub-condicione 6.1',
        values: { round: 1, board: 1, home: 'Club alfa A', away: 'Club delta A' },
      },
    ]);
    await rule(office);
    await report(office);
    expect(await office.refusals(rule(office, { version: 2 }))).toMatchObject([{ code: 'league-reported' }]);
  });

  it('may be put there by an arbiter of the event that reports it, and by no other', async () => {
    const office = await played();
    const arbiter = (account: string): Actor => ({ account, roles: ['arbiter'], clubs: [], events: [], player: null });
    expect(await office.refusals(reserve(office, {}, arbiter('nuria')))).toMatchObject([{ code: 'not-own-matter' }]);
    const { system: _system, roundDates: _dates, ...facts } = SWISS;
    const event = { ...facts, type: 'team' as const, league: 'liga' };
    await office.perform(registerEvent, { event: 'liga', facts: event }, { actor: arbiter('nuria') });
    await reserve(office, {}, arbiter('nuria'));
    expect(await office.refusals(reserve(office, { board: 2 }, arbiter('pol')))).toMatchObject([
      { code: 'not-own-matter' },
    ]);
  });
});
