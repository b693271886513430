import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY, type Role } from '../../access/actor.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { put } from '../../kit/act.ts';
import { verifyPublished } from '../../rating/lists/verify-published.ts';
import { explainRating } from '../../rating/player/explain-rating.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { reviseLists } from '../../rating/publishing/revise-lists.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import { CATALONIA, testOffice } from '../../testing/test-office.ts';
import { accepted, corrected, gameOf, printed, scrabbleOffice, submitted } from '../testing/scrabble-office.ts';
import { scrabbleReportKind } from './scrabble-report.ts';
import {
  acceptScrabbleReport,
  amendScrabbleReport,
  annulScrabbleReport,
  refuseScrabbleReport,
} from './scrabble-report-acts.ts';
import { scrabbleReportInbox, searchScrabbleEvents } from './search-scrabble-reports.ts';
import { showScrabbleEvent, showScrabbleReport } from './show-scrabble-report.ts';
import { submitScrabbleReport } from './submit-scrabble-report.ts';
import { SCRABBLE_GAMES } from './waiting-reports.ts';

const PLAYERS = ['a', 'b', 'c'];
const ranked = (...players: readonly string[]) => players.map((player, i) => ({ player, place: i + 1 }));
const cup = { name: 'Cupa', collective: [gameOf('g1', '2012-01-10', 'a', 'b', 'c')], libere: [] };

const actor = (account: string, role: Role): Actor => ({ account, roles: [role], clubs: [], events: [], player: null });
const ARBITER = actor('ana', 'arbiter');
const OTHER = actor('bogdan', 'arbiter');
const OFFICER = actor('oana', 'officer');

describe('a Scrabble report', () => {
  it('is submitted, waits, and counts once it is accepted', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const { outcome } = await office.perform(submitScrabbleReport, cup, { actor: ARBITER });
    const { event } = outcome;
    expect(await office.ask(scrabbleReportInbox, { state: 'submitted', limit: 50 }, OFFICER)).toMatchObject({
      events: [{ event, name: 'Cupa', start: '2012-01-10', games: 1, submittedBy: 'ana' }],
      next: null,
    });
    expect(await office.faults(office.ask(showScrabbleEvent, { event }, NOBODY))).toEqual([
      'scrabble-report-unknown event',
    ]);
    const { entry } = await office.perform(acceptScrabbleReport, { event, version: 1 }, { actor: OFFICER });
    expect(entry).toMatchObject({
      touched: [{ kind: 'scrabble-report', id: event, from: 1, to: 2 }],
      filed: [{ folder: SCRABBLE_GAMES, name: event }],
    });
    const shown = await office.ask(showScrabbleEvent, { event }, NOBODY);
    expect(shown.report).toMatchObject({ state: 'accepted', collective: cup.collective });
    expect(shown.report).not.toHaveProperty('submittedBy');
    expect((await office.ask(searchScrabbleEvents, { limit: 50 }, NOBODY)).events).toMatchObject([
      { event, submittedBy: null },
    ]);
  });

  it('has all its faults named at once, each with its place', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const bad = office.perform(submitScrabbleReport, {
      name: 'Cupa',
      club: 'nowhere',
      collective: [
        { ...gameOf('g1', '2012-01-10', 'a', 'x'), class: 'pairs' },
        { ...gameOf('g1', '2013-01-01', 'a', 'b'), results: [...ranked('a', 'b', 'a'), { player: 'c' }] },
        {
          ...gameOf('g2', '2012-01-10'),
          results: [
            { player: 'a', place: 1 },
            { player: 'b', score: 4 },
          ],
        },
        {
          ...gameOf('g3', '2012-01-10'),
          results: [
            { player: 'a', place: 3 },
            { player: 'b', place: 1, score: 4 },
          ],
        },
      ],
      libere: [
        {
          id: 'g3',
          date: '2012-01-11',
          games: [
            { round: 1, a: 'a', b: 'b', result: '1-0' },
            { round: 1, a: 'c', b: 'a', result: '1-0' },
            { round: 2, a: 'c', b: 'c', result: '1-0' },
          ],
        },
      ],
    });
    expect(await office.faults(bad)).toEqual([
      'scrabble-unknown-player collective.0.results.1.player',
      'scrabble-duplicate-game collective.1.id',
      'scrabble-player-twice collective.1.results.2.player',
      'scrabble-place-or-score collective.1.results.3',
      'scrabble-places-and-scores collective.2.results.1.score',
      'scrabble-place-too-high collective.3.results.0.place',
      'scrabble-place-and-score collective.3.results.1',
      'scrabble-two-games-in-round libere.0.games.1.b',
      'scrabble-against-oneself libere.0.games.2.b',
      'scrabble-duplicate-game libere.0.id',
      'scrabble-date-to-come collective.1.date',
      'scrabble-class-not-rated collective.0.class',
      'scrabble-club-unknown club',
    ]);
  });

  it('has its games today at the latest', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const on = (date: string) =>
      office.perform(submitScrabbleReport, { ...cup, collective: [gameOf('g', date, 'a', 'b')] });
    await on('2012-12-30');
    await on('2012-12-31');
    expect(await office.faults(on('2013-01-01'))).toEqual(['scrabble-date-to-come collective.0.date']);
  });

  it('[6] needs a second look where a place seems to be written twice', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const results = [1, 1, 2].map((place, i) => ({ player: PLAYERS[i]!, place }));
    const uneven = { ...cup, collective: [{ ...gameOf('g1', '2012-01-10'), results }] };
    const refusals = await office.refusals(office.perform(submitScrabbleReport, uneven));
    expect(refusals).toMatchObject([
      { code: 'scrabble-places-uneven', field: 'collective.0.results.2.place', article: '6', values: { expected: 3 } },
    ]);
    await office.perform(submitScrabbleReport, { ...uneven, evenIf: ['places'] });
  });

  it('[1] before 2011 has the final ranking of a Libere, with its article', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const libere = (date: string, rated?: boolean) => ({
      name: 'Liberă',
      collective: [],
      libere: [{ id: 'l', date, rated, games: [{ round: 1, a: 'a', b: 'b', result: '1-0' as const }] }],
    });
    const early = await office.refusals(office.perform(submitScrabbleReport, libere('2010-12-31')));
    expect(early).toMatchObject([
      { code: 'scrabble-places-missing', regulation: 'frs-2012', field: 'libere.0.places', article: expect.anything() },
    ]);
    await office.perform(submitScrabbleReport, libere('2010-12-31', false));
    await office.perform(submitScrabbleReport, libere('2011-01-01'));
  });

  it('[6] keeps what the rule book will not rate as a finding (D-FRS-1)', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const alone = { ...cup, collective: [gameOf('g1', '2012-01-10', 'a')] };
    const { outcome } = await office.perform(submitScrabbleReport, alone);
    expect(outcome.findings).toMatchObject([{ code: 'frs-2012.one-player', decisions: ['D-FRS-1'] }]);
  });

  it('is amended by whoever submitted it, on the version that was seen', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const { outcome } = await office.perform(submitScrabbleReport, cup, { actor: ARBITER });
    const { event } = outcome;
    const amended = { ...cup, event, version: 1, name: 'Cupa României' };
    expect(await office.faults(office.perform(amendScrabbleReport, amended, { actor: OTHER }))).toEqual([
      'not-own-matter',
    ]);
    await office.perform(amendScrabbleReport, amended, { actor: ARBITER });
    const late = await office.refusals(office.perform(amendScrabbleReport, amended, { actor: ARBITER }));
    expect(late).toMatchObject([{ kind: 'conflict', code: 'changed-meanwhile', versions: { yours: { version: 1 } } }]);
    expect((await office.ask(showScrabbleReport, { event }, ARBITER)).report.name).toBe('Cupa României');
    expect(await office.faults(office.ask(showScrabbleReport, { event }, OTHER))).toEqual(['not-own-matter']);
  });

  it('is refused with a reason, amended, accepted; then only a correction changes it', async () => {
    const office = await scrabbleOffice(PLAYERS);
    await submitted(office, { event: 'e', collective: cup.collective });
    expect(
      await office.faults(office.perform(refuseScrabbleReport, { event: 'e', version: 1 }, { reason: '' })),
    ).toEqual(['reason-missing reason']);
    await office.perform(refuseScrabbleReport, { event: 'e', version: 1 });
    expect(await office.faults(office.perform(acceptScrabbleReport, { event: 'e', version: 2 }))).toEqual([
      'scrabble-report-state event',
    ]);
    await office.perform(amendScrabbleReport, { ...cup, event: 'e', version: 2 });
    await office.perform(acceptScrabbleReport, { event: 'e', version: 3 });
    expect(await office.faults(office.perform(amendScrabbleReport, { ...cup, event: 'e', version: 4 }))).toEqual([
      'scrabble-report-state event',
    ]);
    expect(await office.faults(office.perform(annulScrabbleReport, { event: 'e', version: 4 }))).toEqual([
      'scrabble-annul-by-correction event',
    ]);
    const versions = await office.read((reading) => reading.versions(scrabbleReportKind, 'e'));
    expect(versions.map(({ body }) => body.state)).toEqual(['submitted', 'refused', 'submitted', 'accepted']);
  });

  it('that does not count yet is annulled for good', async () => {
    const office = await scrabbleOffice(PLAYERS);
    await submitted(office, { event: 'e', collective: cup.collective });
    await office.perform(annulScrabbleReport, { event: 'e', version: 1 });
    expect(await office.faults(office.perform(amendScrabbleReport, { ...cup, event: 'e', version: 2 }))).toEqual([
      'scrabble-report-state event',
    ]);
    expect(await office.faults(office.perform(submitScrabbleReport, { ...cup, event: 'e' }))).toEqual([
      'scrabble-report-exists',
    ]);
  });

  it('counts on the next list where one is out by then, which stays as it is (D-OFF-473): before, at and after its day', async () => {
    const office = await scrabbleOffice(PLAYERS);
    await accepted(office, { event: 'e', collective: cup.collective });
    await office.perform(publishList, { series: 'seniori', date: '2012-02-01' });
    const on = async (event: string, date: string, more = {}) => {
      await submitted(office, { event, collective: [{ ...gameOf('g', date, 'a', 'b'), ...more }] });
      return office.perform(acceptScrabbleReport, { event, version: 1 });
    };
    const out = await printed(office, '2012-02-01', 'published');
    await on('x', '2012-01-31');
    expect(await office.refusals(office.perform(reviseLists, {}))).toMatchObject([{ code: 'lists-settled' }]);
    await on('y', '2012-02-01');
    await on('z', '2012-02-02');
    await on('youth', '2012-01-31', { class: 'youth' });
    await office.perform(publishList, { series: 'seniori', date: '2012-03-01' });
    expect(await printed(office, '2012-02-01', 'revised')).toEqual(out);
    const explained = { series: 'seniori', player: 'a', type: 'compunere', edition: 'revised' } as const;
    const events = async (date: string): Promise<string[]> =>
      (await office.ask(explainRating, { ...explained, date })).events.map(({ id }) => id);
    expect(await events('2012-02-01')).toEqual(['e']);
    expect(await events('2012-03-01')).toEqual(['e', 'x', 'y', 'z']);
    await corrected(office, { kind: 'game-date', event: 'e', game: 'g1', date: '2012-01-11' });
    expect(await events('2012-02-01')).not.toContain('x');
    for (const date of ['2012-02-01', '2012-03-01'])
      expect(await office.ask(verifyPublished, { series: 'seniori', date })).toMatchObject({ holds: true });
  });

  it('has an id that no other event has, whatever is played there', async () => {
    const office = await scrabbleOffice(PLAYERS);
    await submitted(office, { event: 'e', collective: cup.collective });
    const facts = { name: 'Open', type: 'swiss', rounds: 5, start: '2012-12-01', end: '2012-12-31', place: 'Cluj' };
    const told = { ...facts, timeControl: { minutes: 90 }, arbiters: [] } as never;
    expect(await office.faults(office.perform(registerEvent, { event: 'e', facts: told }))).toContain(
      'event-exists event',
    );
    await office.perform(registerEvent, { event: 'open', facts: told });
    const taken = office.perform(submitScrabbleReport, { event: 'open', ...cup });
    expect(await office.faults(taken)).toEqual(['scrabble-report-exists']);
  });

  it('sees a duplicate and the player it turned out to be as one', async () => {
    const office = await scrabbleOffice(PLAYERS);
    const twin = { number: 3, name: 'Twin', licences: {}, mergedInto: 'a' };
    await fileDirectly(office, [put(playerKind, 'd', 0, twin)]);
    const both = { ...cup, collective: [gameOf('g1', '2012-01-10', 'a', 'd')] };
    expect(await office.faults(office.perform(submitScrabbleReport, both))).toEqual([
      'scrabble-player-twice collective.0.results.1.player',
    ]);
  });

  it('has a federation with Scrabble lists, and something that was played', async () => {
    const chess = await testOffice(CATALONIA);
    expect(await chess.faults(chess.perform(submitScrabbleReport, cup))).toEqual(['scrabble-no-series']);
    const office = await scrabbleOffice(PLAYERS);
    expect(await office.faults(office.perform(submitScrabbleReport, { ...cup, collective: [] }))).toEqual([
      'scrabble-nothing-played',
    ]);
  });

  it('is no matter of the public, and accepting none of an arbiter', async () => {
    const office = await scrabbleOffice(PLAYERS);
    expect(await office.faults(office.perform(submitScrabbleReport, cup, { actor: NOBODY }))).toEqual(['not-allowed']);
    await submitted(office, { event: 'e', collective: cup.collective });
    const command = { event: 'e', version: 1 };
    for (const act of [acceptScrabbleReport, refuseScrabbleReport, annulScrabbleReport])
      expect(await office.faults(office.perform(act, command, { actor: ARBITER }))).toEqual(['not-allowed']);
  });
});
