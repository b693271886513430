import { showEvent, showFederation, showRounds } from '@escala/office/questions';
import { type CompetitionRuleBook, competitionBooks } from '@escala/regulations';
import { beforeAll, describe, expect, it } from 'vitest';
import { event } from '../../pages/events/event.ts';
import { eventBoard } from '../../pages/events/event-board.ts';
import { eventCrosstable, eventVerdictsPage } from '../../pages/events/event-parts.ts';
import { eventPlayers } from '../../pages/events/event-players.ts';
import { eventRound } from '../../pages/events/event-round.ts';
import { eventStandings } from '../../pages/events/event-standings.ts';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { type Sitter, sitterOf } from '../../testing/visitor.ts';
import { eventEntries } from './entries/event-entries.ts';
import { eventEntry } from './entries/event-entry.ts';
import { eventHome } from './event-home.ts';
import { eventSettings } from './event-settings.ts';
import { newEvent } from './new-event.ts';
import { eventReport } from './report/event-report.ts';
import { eventRounds } from './rounds/event-rounds.ts';

/** None of this may appear on a page of an event by another book. */
const CATALAN = /fce-1990|(?:Suis|Desempats|Sistemes|Oberts|Normes|Retirats|Proves oficials) \d|MC (?:norma|títol)/;
const CATALAN_FIELDS =
  /<select[^>]*name="facts\.category|name="facts\.(?:ratings|ruleFacts\.(?:delegation|championship|international|director|rulesApproved|appliedOn|playerListOn|feesPaid|categories|holidays|neighbours))/;

let house: EventsOffice;
let officer: Sitter;
let entrant: string;

/** An event by the second book, in a federation that has changed to it, after one round. */
beforeAll(async () => {
  house = await eventsOffice();
  const { office, act } = house;
  const { ruleFacts: _facts, tiebreaks: _breaks, ...plain } = EVENT_FACTS;
  const { version } = await office.ask(showFederation, {});
  await act('federation.amend', { version, competitionRules: 'fide-2026' });
  await act('event.register', { event: 'dutch', facts: { ...plain, system: 'fide-dutch', name: 'Dutch open' } });
  const { entries } = await office.ask(showEvent, { event: 'open' });
  entrant = entries[0]!.player;
  const players = entries.map(({ player }) => ({ player }));
  await act('entry.add-many', { event: 'dutch', from: { kind: 'registry', players } });
  await act('round.pair', { event: 'dutch', round: 1 });
  const { rounds } = await office.ask(showRounds, { event: 'dutch', round: 1 });
  const results = rounds[0]!.boards.map(({ board, version: of }) => ({ board, version: of, result: '1-0' }));
  await act('results.enter-many', { event: 'dutch', round: 1, results });
  officer = sitterOf(office, 'en', { roles: ['officer'] });
});

const tieBreaksIn = (html: string): (string | undefined)[] => {
  const [, choices = ''] = /name="facts\.tiebreaks\.0"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  return [...choices.matchAll(/<option value="([^"]+)"/g)].map(([, name]) => name);
};

describe('an event by the second book', () => {
  it('has pages without an article of the first', async () => {
    const { view } = house;
    const first = { event: 'dutch', round: '1', board: '1' };
    for (const page of [event, eventRound, eventPlayers, eventCrosstable, eventStandings, eventBoard])
      expect((await view(page, first)).main.html, page.path).not.toMatch(CATALAN);
    const overview = (await view(event, first)).main.html;
    expect(overview).toContain('Swiss system (Dutch)');
    const verdicts = (await view(eventVerdictsPage, first)).main.html;
    expect(verdicts).toContain('FIDE norms');
    expect(verdicts).toContain('/regulations/fide-titles-2024#a-1.4.2e">1.4.2e</a></span>');
    const board = (await view(eventBoard, first)).main.html;
    expect(board).toContain(
      '<span class="cite"><a href="/en/cat/regulations/fide-2026#a-C.04.3-1.3">C.04.3 1.3</a></span>',
    );
    expect(board).toMatch(/The bracket of 0 points has \d+ players/);
  });

  it('[C.04.3] says on the page of a round why two do not meet', async () => {
    const { view, office } = house;
    const first = { event: 'dutch', round: '1' };
    const { rounds } = await office.ask(showRounds, { event: 'dutch', round: 1 });
    const [one, two] = rounds[0]!.boards;
    expect((await view(eventRound, first)).main.html).toContain('Why not …?');
    const told = (await view(eventRound, first, { player: one!.white, other: two!.white })).main.html;
    expect(told).toMatch(/as good by all criteria|instead of/);
    expect(told).toContain('href="/en/cat/regulations/fide-2026#a-C.04.3-4.');
    const open = (await view(eventRound, { event: 'open', round: '1' })).main.html;
    expect(open).not.toContain('Why not …?');
  });

  it('has desks without a field of the first', async () => {
    for (const page of [newEvent, eventHome, eventSettings, eventEntries, eventEntry, eventRounds, eventReport]) {
      const { html } = (await officer(page, { event: 'dutch', player: entrant })).main;
      // The link to the form by another book names that book.
      expect(html.replace(/<a href="[^"]*new\?rules=.*?<\/a>/g, ''), page.path).not.toMatch(CATALAN);
      expect(html, page.path).not.toMatch(CATALAN_FIELDS);
      // A category of an entry may be a group of any name (D-OFF-961).
      expect(html.replaceAll(/facts[.-]category/g, ''), page.path).not.toMatch(/[Dd]elegation|[Cc]ategor/);
    }
  });

  it('has standings by the tie-breaks of its book, and says where each comes from', async () => {
    const { html } = (await house.view(eventStandings, { event: 'dutch' })).main;
    expect(html).toContain('<abbr title="Buchholz (sum of the opponents’ scores), without the lowest">BH/C1</abbr>');
    const [, player] = /[?&;]why=([\w-]+)/.exec(html) ?? [];
    const working = (await house.view(eventStandings, { event: 'dutch' }, { why: player! })).main.html;
    expect(working).toContain('#a-C.07-8.1">C.07 8.1</a>');
  });

  it('is offered the systems and the tie-breaks of its book, the first of them first', async () => {
    const { html } = (await officer(newEvent)).main;
    const ways = [...html.matchAll(/&quot;system&quot;:&quot;([a-z-]+)&quot;/g)].map(([, system]) => system);
    const { systems, standings } = competitionBooks['fide-2026'];
    expect([...new Set(ways)]).toEqual(Object.keys(systems));
    const ofTeams = standings.teams!.tieBreaks.filter((name) => !standings.tieBreakOf(name)!.for.includes('players'));
    expect(ofTeams).toContain('TBR');
    expect(tieBreaksIn(html)).toEqual([...Object.keys(standings.tieBreaks), ...ofTeams]);
  });
});

it('[C.07 5] D-TB-23: once it is paired, an event is offered what can rank its players, or its teams', async () => {
  const offered = async (id: string) => tieBreaksIn((await officer(eventSettings, { event: id })).main.html);
  const ofPlayers = await offered('dutch');
  expect(ofPlayers).toEqual(expect.arrayContaining(['BH/C1', 'SB']));
  for (const name of ['KS', 'TBR']) expect(ofPlayers).not.toContain(name);
  const { ruleFacts: _facts, ...plain } = EVENT_FACTS;
  const facts = { ...plain, system: 'team-round-robin', type: 'team', rounds: 1, name: 'Two', tiebreaks: ['EMMSB/C1'] };
  await house.act('event.register', { event: 'two', facts });
  const text = 'Reds: Alba, Ada 2100; Bosch, Ben 2000\nBlues: Coll, Cai 1900; Durban, Dina 1850';
  await house.act('entry.add-many', { event: 'two', from: { kind: 'lines', text } });
  await house.act('round.pair', { event: 'two', round: 1 });
  const ofTeams = await offered('two');
  expect(ofTeams).toEqual(expect.arrayContaining(['DE', 'KS', 'TBR', 'EMMSB/C1']));
  for (const name of ['BH', 'SB', 'SSSC']) expect(ofTeams).not.toContain(name);
});

it('a new event may go by any book of the register, the federation’s own first', async () => {
  const form = (rules?: string) => officer(newEvent, {}, rules === undefined ? {} : { rules });
  const own = (await form()).main.html;
  const others = Object.keys(competitionBooks).filter((id) => id !== 'fide-2026');
  const offered = [...own.matchAll(/new\?rules=([\w-]+)"/g)].map(([, id]) => id);
  expect(offered).toEqual(['fide-2026', ...others]);
  expect(own).not.toMatch(CATALAN_FIELDS);
  const other = (await form('fce-1990')).main.html;
  expect(other).toContain('name="facts.ruleFacts.kind"');
  expect(other).toContain('&quot;rules&quot;:&quot;fce-1990&quot;');
});

it('an event by the first book keeps all of it', async () => {
  const settings = (await officer(eventSettings, { event: 'open' })).main.html;
  for (const field of [
    'ruleFacts.kind',
    'ruleFacts.championship',
    'ruleFacts.delegation',
    'ruleFacts.internationalRating',
    'tiebreaks.0',
  ])
    expect(settings).toContain(`name="facts.${field}"`);
  expect((await officer(eventReport, { event: 'open' })).main.html).toMatch(CATALAN);
});

it('D-OFF-1120, D-OFF-1121: an event of another game shows its own points and sends no report to FIDE', async () => {
  const books = competitionBooks as Record<string, CompetitionRuleBook>;
  const { fide: _fide, ...fide2026 }: CompetitionRuleBook = competitionBooks['fide-2026'];
  const scoring = { win: 3, draw: 1, loss: 0 };
  books.guest = { ...fide2026, systems: { guest: { ...fide2026.systems['fide-dutch']!, scoring } } };
  try {
    const { ruleFacts: _facts, tiebreaks: _breaks, ...plain } = EVENT_FACTS;
    await house.act('event.register', {
      event: 'guest',
      facts: { ...plain, name: 'Guest', rules: 'guest', system: 'guest' },
    });
    const page = (await house.view(event, { event: 'guest' })).main.html;
    expect(page).toContain('<dd>3–1–0</dd>');
    for (const seen of [page, (await officer(eventHome, { event: 'guest' })).main.html])
      expect([seen.includes('>Report (TRF)<'), seen.includes('FIDE report')]).toEqual([true, false]);
    expect((await house.view(event, { event: 'dutch' })).main.html).toContain('>FIDE report (TRF)<');
    const settings = (await officer(eventSettings, { event: 'guest' })).main.html;
    expect(settings).toMatch(/<option value="">3–1–0<\/option>/);
    expect(settings).not.toContain('followed by the FIDE ID');
    expect((await officer(eventReport, { event: 'guest' })).main.html).not.toContain('Report to FIDE');
    expect((await officer(eventReport, { event: 'dutch' })).main.html).toContain('Report to FIDE');
  } finally {
    delete books.guest;
  }
});
