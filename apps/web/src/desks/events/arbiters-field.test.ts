import { LANGUAGES } from '@escala/messages';
import { accountKind, eventKind } from '@escala/office';
import { beforeAll, describe, expect, it } from 'vitest';
import { event } from '../../pages/events/event.ts';
import { type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { sitterOf } from '../../testing/visitor.ts';
import { eventHome } from './event-home.ts';
import { eventSettings } from './event-settings.ts';
import { newEvent } from './new-event.ts';

const RIGHTS = { clubs: [], events: [], secondFactors: [] };
const ACCOUNTS = {
  oriol: { name: 'Vidal <b>, Oriol', roles: ['arbiter'], state: 'active' },
  bea: { name: 'Bosch, Bea', roles: ['arbiter'], state: 'active' },
  ann: { name: 'Away, Ann', roles: ['arbiter'], state: 'suspended' },
  somebody: { name: 'Pons, Ana', roles: ['arbiter'], state: 'active' },
} as const;
const FACTS = {
  name: 'Obert amb àrbitres',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-06-01',
  end: '2017-06-09',
  rounds: 9,
  timeControl: { minutes: 90 },
};

let office: EventsOffice;
beforeAll(async () => {
  office = await eventsOffice();
  await office.office.ports.archive.write('cat', async (writing) => {
    for (const [id, { roles, ...body }] of Object.entries(ACCOUNTS))
      await writing.put(accountKind, id, 1, 1, { ...RIGHTS, ...body, roles: [...roles] });
  });
  await office.act('event.register', { event: 'named', facts: { ...FACTS, arbiters: ['oriol'] } });
  await office.office.ports.archive.write('cat', async (writing) => {
    const event = (await writing.get(eventKind, 'named'))!;
    await writing.put(eventKind, 'named', 2, 1, { ...event.body, arbiters: ['ann', 'oriol'] });
  });
});

const arbiter = (language: 'en' | 'ca' | 'es' | 'ro' = 'en') =>
  sitterOf(office.office, language, { roles: ['arbiter'], events: ['named'] });
const chosen = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<select[^>]*name="facts.arbiters" data-as="list".*?<\/select>/gs)].map(
    ([select]) => /<option value="([^"]*)" selected/.exec(select)?.[1],
  );

describe('other arbiters of an event', () => {
  it('are chosen by name, from those in use; nobody chooses oneself for a new event', async () => {
    const { html } = (await arbiter()(newEvent)).main;
    expect(chosen(html)).toEqual(['', '']);
    expect(html).toContain('<option value="oriol">Vidal &lt;b&gt;, Oriol</option>');
    expect(html).not.toMatch(/Away, Ann|<option value="somebody">/);
    expect(html).toMatch(/data-act="event.register"[^>]*data-fixed="{&quot;facts&quot;:{&quot;arbiters&quot;:\[\]}}"/s);
  });

  it('stay named, also who is no longer in use, with places for more', async () => {
    const { html } = (await arbiter()(eventSettings, { event: 'named' })).main;
    expect(chosen(html)).toEqual(['ann', 'oriol', '', '']);
    const ids = [...html.matchAll(/<select id="([^"]+)" name="facts.arbiters"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('are named at the desk and on the public page, without their accounts', async () => {
    for (const { main } of [
      await arbiter()(eventHome, { event: 'named' }),
      await office.view(event, { event: 'named' }),
    ]) {
      expect(main.html).toContain('<dt>Other arbiters</dt><dd>Away, Ann; Vidal &lt;b&gt;, Oriol</dd>');
      expect(main.html).not.toContain('oriol');
    }
  });

  it.each(LANGUAGES)('have their words in %s', async (language) => {
    for (const page of [newEvent, eventSettings, eventHome]) await arbiter(language)(page, { event: 'named' });
  });
});

it.each(LANGUAGES)('papers at the desk: each link says which paper it is, in %s', async (language) => {
  const { html } = (await sitterOf(office.office, language, { roles: ['officer'] })(eventHome, { event: 'open' })).main;
  const names = [...html.matchAll(/<a class="no-print"[^>]*>(.*?)<\/a>/g)].map(([, name]) =>
    name!.replaceAll(/<[^>]*>/g, ''),
  );
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^PDF: ./);
  if (language === 'en')
    expect(names).toEqual([
      'PDF: pairings of round 3',
      'PDF: place cards of round 3',
      'PDF: standings',
      'PDF: crosstable',
      'PDF: list of players',
      'PDF: badges',
    ]);
});
