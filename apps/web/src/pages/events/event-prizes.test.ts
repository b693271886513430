import { LANGUAGES } from '@escala/messages';
import { showEvent } from '@escala/office/questions';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventSettings } from '../../desks/events/event-settings.ts';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { sitterOf, visitorOf } from '../../testing/visitor.ts';
import { event } from './event.ts';
import { eventStandings } from './event-standings.ts';

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ');

let office: EventsOffice;
const set = async (id: string, amounts: readonly number[]): Promise<void> => {
  const { version } = await office.office.ask(showEvent, { event: id });
  await office.act('event.set-prizes', { event: id, version, prizes: { currency: 'EUR', amounts } });
};
const table = async (query: Record<string, string> = {}, language: (typeof LANGUAGES)[number] = 'en') =>
  (await visitorOf(office.office, language)(eventStandings, { event: 'open' }, query)).main.html;
const settings = async (id: string, language: (typeof LANGUAGES)[number] = 'en') =>
  (await sitterOf(office.office, language, { roles: ['officer'] })(eventSettings, { event: id })).main.html;

beforeAll(async () => {
  office = await eventsOffice();
});

describe('prizes on the pages of an event', () => {
  it('are not spoken of where there are none', async () => {
    expect(await table()).not.toContain('id="prizes"');
    expect((await office.view(event, { event: 'open' })).main.html).not.toContain('Prizes');
  });

  it('[Desempats 1.6.1] are shared by those level on points, as things stand, and say how', async () => {
    await set('open', [50_000, 30_000, 20_000, 10_001]);
    const shown = await table();
    expect(shown).toContain('/regulations/fce-1990#a-Desempats-1.6.1');
    expect(shown).toContain('/files/prizes-2.pdf?lang=en');
    const said = text(shown.slice(shown.indexOf('id="prizes"')));
    expect(said).toMatch(/After round 2;.*tie-breaks do not matter/);
    expect(said).toContain('1 Jugador C €500.00 Prize for place 1');
    expect(said).toContain('Places 3 to 6: €200.00 + €100.01 = €300.01, shared by 4 (€0.01 left over)');
    expect(said).toContain('Total €1,100.01');
  });

  it('say what is left over, and what goes to nobody', async () => {
    await set('open', [1, 1, 1, 1, 1, 1, 1, 5]);
    expect(text(await table())).toContain('€0.05 not awarded');
    await set('open', [0, 0, 0, 0, 0, 0, 0]);
    expect(text(await table())).not.toContain('goes to nobody');
  });

  it('stand among the facts of the event, announced before it begins', async () => {
    await set('new', [10_000, 5050]);
    const { main } = await office.view(event, { event: 'new' });
    expect(text(main.html)).toContain('Prizes €100.00 · €50.50');
    expect(main.html).not.toContain('standings#prizes');
    expect((await office.view(event, { event: 'open' })).main.html).toContain('/events/open/standings#prizes');
  });

  it.each(LANGUAGES)('have all their words in %s', async (language) => {
    await set('open', [50_000, 30_001]);
    for (const shown of [await table({}, language), await settings('open', language)])
      expect(shown).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('the form of the prizes', () => {
  it('is filled as somebody would write them', async () => {
    await set('open', [50_000, 25_050]);
    expect(await settings('open')).toContain('>500\n250.50</textarea>');
    expect(await settings('open', 'ca')).toContain('>500\n250,50</textarea>');
    expect(await settings('open')).toContain('<option value="EUR" selected>EUR (Euro)');
  });

  it('is there while the report is open, beside facts that stay; not where there is no table', async () => {
    const shown = await settings('open');
    expect(shown.indexOf('data-act="event.amend"')).toBeLessThan(shown.indexOf('data-act="event.set-prizes"'));
    expect(shown).toMatch(/data-act="event.amend"[^>]*data-fixed="(?![^"]*prizes)/);
    expect(await settings('e1')).not.toContain('data-act="event.set-prizes"');
    expect(text(await settings('e1'))).toContain('This event has no prizes.');
    const facts = { ...EVENT_FACTS, name: 'Matx', type: 'match', system: undefined, tiebreaks: undefined };
    await office.act('event.register', { event: 'match', facts });
    expect(await settings('match')).not.toContain('id="prizes"');
  });
});
