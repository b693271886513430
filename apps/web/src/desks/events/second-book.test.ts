import { showEvent } from '@escala/office/questions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from '../../kit/page.ts';
import { event } from '../../pages/events/event.ts';
import { eventBoard } from '../../pages/events/event-board.ts';
import { eventCrosstable } from '../../pages/events/event-crosstable.ts';
import { eventPlayers } from '../../pages/events/event-players.ts';
import { eventRound } from '../../pages/events/event-round.ts';
import { eventStandings } from '../../pages/events/event-standings.ts';
import { type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { type Sitter, sitterOf, type Visitor, visitorOf } from '../../testing/visitor.ts';
import { eventEntries } from './entries/event-entries.ts';
import { eventEntry } from './entries/event-entry.ts';
import { eventHome } from './event-home.ts';
import { eventSettings } from './event-settings.ts';
import { newEvent } from './new-event.ts';
import { eventReport } from './report/event-report.ts';
import { eventRounds } from './rounds/event-rounds.ts';

const BOOK = { rules: 'fide-2026', system: 'fide-dutch' };
/** Nothing of these is on a page of an event by another book. */
const CATALAN = /fce-1990|\[?(?:Suis|Desempats|Sistemes|Oberts|Normes|Retirats|Proves oficials) \d|MC (?:norma|títol)/;
const CATALAN_FIELDS =
  /name="facts\.(?:kind|championship|delegation|category|internationalRating|ratings|tiebreaks|homologation)/;

/** The same office, whose federation and events go by the second book. */
const bySecondBook =
  (ask: Ask): Ask =>
  async (question, input) => {
    const { facts } = input as { facts?: object };
    const asked = question.kind === 'event.precheck' ? { ...input, facts: { ...facts, system: undefined } } : input;
    // biome-ignore lint/suspicious/noExplicitAny: answers of any question.
    const told = (await ask(question, asked)) as any;
    if (question.kind === 'federation.show')
      return { ...told, settings: { ...told.settings, competitionRules: BOOK.rules } };
    if (question.kind === 'event.document') return { ...told, ...BOOK };
    if (question.kind === 'event.show') {
      const desk = told.desk && { ...told.desk, findings: [] };
      return { ...told, event: { ...told.event, ...BOOK, tiebreaks: undefined }, ...(desk && { desk }) };
    }
    if (question.kind === 'event.precheck') return { ...told, findings: [] };
    if (question.kind === 'event.explain-pair')
      return { ...told, ...BOOK, trace: { white: 0, black: 0, colourRule: 5 } };
    return told;
  };

let house: EventsOffice;
let visitor: Visitor;
let officer: Sitter;

beforeAll(async () => {
  house = await eventsOffice();
  visitor = visitorOf(house.office, 'en', bySecondBook);
  officer = sitterOf(house.office, 'en', { roles: ['officer'] }, '2017-03-05', bySecondBook);
});

describe('an event by the second book', () => {
  it('has pages without an article of the first', async () => {
    const open = { event: 'open', round: '1', board: '1' };
    for (const page of [event, eventRound, eventPlayers, eventCrosstable, eventStandings, eventBoard])
      expect((await visitor(page, open)).main.html, page.path).not.toMatch(CATALAN);
    const overview = (await visitor(event, open)).main.html;
    expect(overview).toContain('Swiss system (Dutch)');
    expect(overview).not.toContain('/events/open/verdicts"');
    const board = (await visitor(eventBoard, open)).main.html;
    expect(board).toContain('[<a href="/en/cat/regulations/fide-2026#a-C.04.3-1.3">C.04.3 1.3</a>]');
  });

  it('has desks without a field of the first', async () => {
    const { entries } = await house.office.ask(showEvent, { event: 'open' });
    const { player } = entries[0]!;
    for (const page of [newEvent, eventHome, eventSettings, eventEntries, eventEntry, eventRounds, eventReport]) {
      const { html } = (await officer(page, { event: 'open', player })).main;
      expect(html, page.path).not.toMatch(CATALAN);
      expect(html, page.path).not.toMatch(CATALAN_FIELDS);
    }
  });

  it('is offered the systems of its book, and the first of them first', async () => {
    const { html } = (await officer(newEvent)).main;
    const ways = [...html.matchAll(/&quot;system&quot;:&quot;([a-z-]+)&quot;/g)].map(([, system]) => system);
    expect(ways.filter((system, i) => ways.indexOf(system) === i)).toEqual([
      'fide-dutch',
      'round-robin',
      'double-round-robin',
      'knockout',
    ]);
  });
});

it('an event by the first book has all of it', async () => {
  const sitter = sitterOf(house.office, 'en', { roles: ['officer'] });
  const settings = (await sitter(eventSettings, { event: 'open' })).main.html;
  for (const field of ['kind', 'championship', 'delegation', 'internationalRating', 'tiebreaks.0'])
    expect(settings).toContain(`name="facts.${field}"`);
  expect((await sitter(eventReport, { event: 'open' })).main.html).toMatch(CATALAN);
});
