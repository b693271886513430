import { LANGUAGES } from '@escala/messages';
import { Refused, TOLD_EVENT_FIELDS } from '@escala/office';
import { showEvent } from '@escala/office/questions';
import { competitionBooks } from '@escala/regulations';
import { beforeAll, describe, expect, it } from 'vitest';
import { undoing } from '../../browser/desk/undoing.ts';
import type { Page } from '../../kit/page.ts';
import type { Undo } from '../../kit/undo.ts';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { type Sitter, sitterOf } from '../../testing/visitor.ts';
import { deskEvents } from './desk-events.ts';
import { eventEntries } from './entries/event-entries.ts';
import { eventEntry } from './entries/event-entry.ts';
import { eventHome } from './event-home.ts';
import { eventSettings } from './event-settings.ts';
import { deskStandings } from './event-standings.ts';
import { newEvent } from './new-event.ts';
import { eventPlaces } from './places/event-places.ts';
import { receivedEvent } from './received-event.ts';
import { checkedEvent, sensibleFacts } from './report/checked-event.ts';
import { eventReport } from './report/event-report.ts';

let office: EventsOffice;
let officer: Sitter;
let arbiter: Sitter;
let stranger: Sitter;

beforeAll(async () => {
  office = await eventsOffice();
  officer = sitterOf(office.office, 'en', { roles: ['officer'] });
  arbiter = sitterOf(office.office, 'en', { roles: ['arbiter'], events: ['open', 'new'] });
  stranger = sitterOf(office.office, 'en', { roles: ['arbiter'], account: 'stranger' });
});

const OPEN = ['registered', 'running', 'closed'];
const text = ({ main }: Page): string => main.html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('events at the desk', () => {
  it('are the own ones of an arbiter, with what is next for each', async () => {
    const page = text(await arbiter(deskEvents));
    expect(page).toContain('Round 3: 2 results missing');
    expect(page).toContain('Add players');
    expect(page).not.toContain('league');
    expect(text(await stranger(deskEvents))).toContain('No tournaments yet.');
  });

  it('are all for the officer, who may look for some', async () => {
    expect(text(await officer(deskEvents))).toContain('Obert &lt;league&gt;');
    const found = text(await officer(deskEvents, {}, { state: 'registered' }));
    expect(found).toContain('Obert &lt;new&gt;');
    expect(found).not.toContain('Obert &lt;open&gt;');
    expect(text(await officer(deskEvents, {}, { whose: 'own' }))).toContain('No tournaments yet');
  });

  it('are nobody’s business who does not run them', async () => {
    for (const page of [eventHome, eventSettings, eventEntries, deskStandings, eventReport])
      await expect(stranger(page, { event: 'open' })).rejects.toThrow(Refused);
  });
});

describe('an event made by mistake', () => {
  it('is annulled in its settings by whoever runs it, as long as it is no report (D-OFF-1070)', async () => {
    expect(text(await arbiter(eventSettings, { event: 'new' }))).toContain('Annul event');
    const states = new Map<string, boolean>();
    for (const event of ['open', 'league']) {
      const { event: shown } = await office.office.ask(showEvent, { event });
      const page = text(await officer(eventSettings, { event }));
      states.set(shown.state, page.includes('Annul event'));
    }
    for (const [state, isOffered] of states) expect([state, isOffered]).toEqual([state, OPEN.includes(state)]);
  });
});

describe('standings at the desk', () => {
  it('are the table after the last complete round, or after any before it, with their papers', async () => {
    const { main, tools } = await arbiter(deskStandings, { event: 'open' });
    expect(text({ main } as Page)).toContain('Standings after round 2');
    expect(main.html).toContain('/desk/events/open/standings?round=1');
    expect(tools?.html).toContain('/files/standings-2.pdf');
    const first = await arbiter(deskStandings, { event: 'open' }, { round: '1' });
    expect(text(first)).toContain('Standings after round 1');
  });

  it('have no way to them before the first round', async () => {
    const page = await arbiter(deskStandings, { event: 'new' });
    expect(text(page)).toContain('No pairings yet.');
    expect(page.within?.tabs?.html).not.toContain('/standings');
  });
});

it('[D-OFF-468] facts that were put right are as before when that is undone, with the lists that the first pairing fixed', async () => {
  const own = await eventsOffice();
  const kept = async () => (await own.office.ask(showEvent, { event: 'open' })).event;
  const shown = await sitterOf(own.office, 'en', { roles: ['officer'] })(eventSettings, { event: 'open' });
  const undo = JSON.parse(
    shown.main.html
      .match(/data-undo="([^"]*)"/)![1]!
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ) as Undo;
  const before = await kept();
  expect(before.fixedLists).toBeDefined();
  const { version } = await own.office.ask(showEvent, { event: 'open' });
  const command = { event: 'open', version, facts: { ...EVENT_FACTS, name: 'Renamed', rounds: 5 } };
  await own.act('event.amend', command);
  expect(await kept()).toMatchObject({ name: 'Renamed', fixedLists: before.fixedLists });
  await own.act('event.amend', undoing(undo, command, { event: 'open', version: version + 1 }).fixed);
  expect(await kept()).toEqual(before);
});

describe('a new event', () => {
  it('is asked for every fact of an event by the form of some book; saving the settings would lose any other', async () => {
    const pages = [
      await officer(eventSettings, { event: 'open' }),
      ...(await Promise.all(Object.keys(competitionBooks).map((rules) => officer(newEvent, {}, { rules })))),
    ];
    const html = pages.map(({ main }) => main.html.replace(/ data-undo="[^"]*"/, '')).join('');
    const isAsked = (field: string): boolean =>
      new RegExp(`name="facts\\.${field}[."]|&quot;${field}&quot;:`).test(html);
    // A league stays as it is; rating facts are asked only where the book of a list has some.
    expect(TOLD_EVENT_FIELDS.filter((field) => !isAsked(field))).toEqual(['ratingFacts', 'league']);
  });

  it('has what is usual, and what the regulations say of it', async () => {
    const { main } = await arbiter(newEvent);
    expect(main.html).toContain('name="facts.start" type="date"');
    expect(main.html).toContain('value="2017-03-13"');
    expect(text({ title: '', main })).toContain('Only the sports commission can allow it.');
  });

  it('is checked while it is typed; half of a date says nothing', async () => {
    const facts = {
      type: 'swiss',
      system: 'fce-1990',
      ruleFacts: { kind: 'open' },
      start: '2017-06-01',
      end: '2017-06-09',
      rounds: 5,
    };
    const typed = { ...facts, timeControl: { minutes: 90 } };
    const asked = (more: object): Promise<Page> =>
      arbiter(checkedEvent, {}, { facts: JSON.stringify({ ...typed, ...more }) });
    expect(text(await asked({}))).toContain('Rounds: 5; Catalan rating needs at least 8.');
    expect(text(await asked({ rounds: 9 }))).not.toContain('Catalan rating needs at least 8.');
    expect(text(await asked({ end: '2017-0' }))).toContain('Fill in before checking: last day.');
    const turned = text(await asked({ end: '2017-05-01' }));
    expect(turned).toContain('before it starts on 1 June 2017');
    expect(turned).not.toContain('You can create the event anyway.');
    expect(text(await asked({}))).toContain('add “Director”');
    expect(text(await asked({}))).toContain('You can create the event anyway.');
  });

  it('is asked only for what is missing, and dates are in words', async () => {
    const { html } = (await arbiter(newEvent)).main;
    expect(html).toContain('add “Established events nearby on these days”');
    expect(html.slice(html.indexOf('data-check'))).not.toMatch(/“First day”|“Last day”|\d{4}-\d\d-\d\d(?!")/);
  });

  it('has rounds and time in one row, first and last day in the next', async () => {
    const { html } = (await arbiter(newEvent)).main;
    const rows = html
      .split('<div class="fields')
      .map((row) => [...row.matchAll(/name="facts\.([\w.]+)"/g)].map(([, name]) => name));
    expect(rows).toContainEqual(['rounds', 'timeControl.minutes', 'timeControl.increment']);
    expect(rows.find((row) => row.includes('start'))?.slice(0, 2)).toEqual(['start', 'end']);
  });

  it('takes nothing for a fact that is none', () => {
    for (const nothing of ['', '[', 'null', '5', '["a"]', '{"end":7,"__proto__":{"rounds":3},"x":1}'])
      expect(sensibleFacts(nothing)).toEqual({});
    expect(sensibleFacts('{"rounds":3,"name":""}')).toEqual({ rounds: 3 });
  });
});

it('[Oberts 9] asks for pesetas while there were some (D-OFF-1353)', async () => {
  const asked = async (event: string, start: string): Promise<boolean> => {
    const facts = { ...EVENT_FACTS, name: 'Vell', start, end: start, roundDates: undefined };
    await office.act('event.register', { event, facts });
    return (await officer(eventSettings, { event })).main.html.includes('facts.ruleFacts.feesPaid');
  };
  expect([await asked('old', '2001-12-31'), await asked('later', '2002-01-01')]).toEqual([true, false]);
});

describe('the home of an event', () => {
  it('says where it stands and leads on', async () => {
    const page = await arbiter(eventHome, { event: 'open' });
    expect(text(page)).toContain('3 of 4 rounds paired. 2 results missing.');
    expect(page.main.html).toContain('/desk/events/open/rounds/3');
    expect(page.main.html).toContain('/api/cat/events/open/file');
    expect(page.main.html).toContain('/events/open/live');
  });

  it('asks for the colour where it is not drawn, with all other facts as they are', async () => {
    const own = await eventsOffice();
    const { initialColour: _none, ...facts } = FACTS;
    await own.act('event.register', { event: 'undrawn', facts });
    for (const player of ['p0', 'p1']) await own.act('entry.add', { event: 'undrawn', player });
    const page = await sitterOf(own.office, 'en', { roles: ['officer'] })(eventHome, { event: 'undrawn' });
    const fixed = [...page.main.html.matchAll(/data-act="event.amend"[^>]*data-fixed="([^"]*)"/g)].map(([, json]) =>
      JSON.parse(json!.replaceAll('&quot;', '"')),
    );
    expect(fixed.map(({ facts: sent }) => sent)).toEqual([
      { ...facts, rules: 'fce-1990', initialColour: 'white' },
      { ...facts, rules: 'fce-1990', initialColour: 'black' },
    ]);
  });
});

const FACTS = {
  name: 'Sense sorteig',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-03-01',
  end: '2017-03-09',
  rounds: 4,
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  arbiters: [],
};

describe('entries', () => {
  it('are listed with what can be done, and a way for whoever is not registered', async () => {
    const page = await arbiter(eventEntries, { event: 'open' });
    expect(text(page)).toContain('7 players');
    expect(page.main.html).toContain('Club Sants &amp; Co');
    expect(page.main.html.match(/data-act="entry.withdraw"/g)).toHaveLength(7);
    expect(page.main.html).toContain('name="firstRound"');
    expect(page.main.html).not.toContain('/desk/registry');
    expect((await officer(eventEntries, { event: 'open' })).main.html).toContain('/desk/registry');
    expect(text(await officer(eventEntries, { event: 'league' }))).toContain('nobody can join now');
  });

  it('are changed one by one: absences only in rounds that are not paired', async () => {
    const [player] = /entries\/([^"]+)"/.exec((await arbiter(eventEntries, { event: 'open' })).main.html)!.slice(1);
    const { main } = await arbiter(eventEntry, { event: 'open', player: player! });
    expect([...main.html.matchAll(/name="rounds" data-as="numbers" value="(\d+)"/g)].map(([, round]) => round)).toEqual(
      ['4'],
    );
    await expect(arbiter(eventEntry, { event: 'open', player: 'nobody' })).rejects.toThrow(Refused);
  });
});

describe('the report of an event', () => {
  it('waits for the results, then for the end of play', async () => {
    expect(text(await arbiter(eventReport, { event: 'open' }))).toContain(
      'Before the report: Round 3: 2 results missing',
    );
    expect(text(await arbiter(eventReport, { event: 'new' }))).toContain('send the report as a file');
  });

  it('[Oberts 8] says before the last day that it is early, is sent, refused with a reason and sent again', async () => {
    const own = await eventsOffice();
    const sitter = sitterOf(own.office, 'en', { roles: ['officer'] });
    own.office.setToday('2017-03-05');
    await own.act('event.register', { event: 'short', facts: { ...FACTS, rounds: 1 } });
    for (const player of ['p0', 'p1']) await own.act('entry.add', { event: 'short', player });
    await own.act('round.pair', { event: 'short', round: 1 });
    await own.act('result.enter', { event: 'short', round: 1, board: 1, version: 1, result: '1-0' });
    const page = (): Promise<Page> => sitter(eventReport, { event: 'short' });
    expect(text(await page())).toContain('announced until 9 March 2017, and today is 5 March 2017');
    await own.act('event.close', { event: 'short', version: 2 });
    expect((await page()).main.html).toContain('data-act="report.submit"');
    await own.act('report.submit', { event: 'short', version: 3, from: { kind: 'desk' } });
    expect(text(await page())).toContain('Report sent on 5 March 2017');
    expect(text(await page())).toContain('announced until 9 March 2017');
    await own.act('report.refuse', { event: 'short', version: 1 });
    expect(text(await page())).toContain('Refused: because');
    expect((await page()).main.html).toContain('data-act="report.submit"');
    expect(text(await sitter(deskEvents))).toContain('Refused: because');
  });
});

describe('an event that arrives', () => {
  it('is looked at before it is sent', async () => {
    const { main, scripts } = await arbiter(receivedEvent);
    expect(scripts).toContain('event-receive.ts');
    expect(main.html).toContain('data-preview hidden');
  });

  it('may bring players whom nobody knows here, by an officer (D-OFF-381)', async () => {
    expect((await officer(receivedEvent)).main.html).toContain('name="register"');
    const page = await arbiter(receivedEvent);
    expect(page.main.html).not.toContain('name="register"');
    expect(text(page)).toContain('Only a rating officer can register');
  });
});

describe('the places of an event', () => {
  it('[Desempats 1.7.1] are shown in order with the article of each step, and given by who may', async () => {
    const page = await officer(eventPlaces, { event: 'new' });
    expect(text(page)).toContain('places go by rating');
    const few = await officer(eventPlaces, { event: 'open' }, { places: '2', seed: 'drawn', previous: 'no-such' });
    expect(text(few)).toMatch(/before .*: higher rating\. +Normes 4\.2\.2\.1 +Desempats 1\.7\.1/);
    expect(text(few)).toContain('no-such');
    expect(text(few)).toContain('left out');
    expect(text(few)).toContain('Places are allotted before round 1 is paired.');
  });

  it.each(LANGUAGES)('have all their words in %s', async (language) => {
    const look = sitterOf(office.office, language, { roles: ['commission'] });
    const said = text(await look(eventPlaces, { event: 'open' }, { places: '2' }));
    expect(said).not.toMatch(/undefined|\[object|NaN/);
  });
});
