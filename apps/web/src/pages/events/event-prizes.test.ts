import { LANGUAGES } from '@escala/messages';
import { showEvent } from '@escala/office/questions';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventPrizes as prizesDesk } from '../../desks/events/places/event-prizes.ts';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { sitterOf, visitorOf } from '../../testing/visitor.ts';
import { event } from './event.ts';
import { eventPrizes } from './event-prizes.ts';

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ');

let office: EventsOffice;
const category = (name: string, prizes: readonly unknown[], more = {}) => ({ name, sharing: 'equal', prizes, ...more });
const set = async (id: string, ...categories: readonly object[]): Promise<void> => {
  const { version } = await office.office.ask(showEvent, { event: id });
  await office.act('event.set-prizes', { event: id, version, prizes: { currency: 'EUR', limit: 'one', categories } });
};
const page = async (query: Record<string, string> = {}, language: (typeof LANGUAGES)[number] = 'en', id = 'open') =>
  (await visitorOf(office.office, language)(eventPrizes, { event: id }, query)).main.html;
const desk = async (id: string, language: (typeof LANGUAGES)[number] = 'en') =>
  (await sitterOf(office.office, language, { roles: ['officer'] })(prizesDesk, { event: id })).main.html;

beforeAll(async () => {
  office = await eventsOffice();
});

describe('the page of the prizes', () => {
  it('says that there are none, and nothing leads to it', async () => {
    expect(text(await page())).toContain('This event has no prizes.');
    const { main, tabs } = await office.view(event, { event: 'open' });
    expect(`${main.html}${tabs?.html}`).not.toContain('/prizes');
  });

  it('[Desempats 1.6.1] those level on points share, as things stand, and it says how', async () => {
    await set('open', category('General', [50_000, 30_000, 20_000, 10_001]));
    const shown = await page();
    expect(shown).toContain('/regulations/fce-1990#a-Desempats-1.6.1');
    expect(shown).toContain('/files/receipts-2.pdf?lang=en');
    expect(shown).toContain('/files/prizes-2.csv?lang=en');
    const said = text(shown);
    expect(said).toMatch(/After round 2;.*One prize per person: the largest/);
    expect(said).toContain('1 Jugador C €500.00 Why Place 1 in “General”: €500.00.');
    expect(said).toContain('Place 3: €200.00 Place 4: €100.01 €300.01 shared equally by 4: €75.01.');
    expect(said).toContain('€0.01 cannot be divided');
    expect(said).toContain('€1,100.01 awarded in total.');
  });

  it('says after which round, and what goes to nobody', async () => {
    expect(text(await page({ round: '1' }))).toContain('After round 1;');
    await set(
      'open',
      category('General', [1, 1, 1, 1, 1, 1, 1, 1]),
      category('Over 90', [{ goods: 'Cup' }], { from: 90 }),
    );
    const said = text(await page());
    expect(said).toContain('Not awarded, because nobody qualifies: €0.01; Cup.');
    expect(said).toContain('Over 90 90 and over · Shared equally');
  });

  it('before the event begins it says what is announced; the facts of the event lead to it', async () => {
    await set('new', category('General', [10_000, 5050]), category('Women', [2000], { sex: 'f' }));
    const { main } = await office.view(event, { event: 'new' });
    expect(text(main.html)).toContain('Prizes €100.00 · €50.50, Women');
    expect(main.html).toContain('/events/new/prizes');
    const said = text(await page({}, 'en', 'new'));
    expect(said).toContain('These are the prizes of the event.');
    expect(said).toContain('Women Women · Shared equally when tied on points €20.00');
  });

  it.each(LANGUAGES)('has all its words in %s', async (language) => {
    const conditions = { sex: 'm', under: 18, from: 8, lowestRating: 1000, highestRating: 2000, federation: 'ESP' };
    await set(
      'open',
      category('General', [50_000, 30_001]),
      category('x', [5], conditions),
      category('t', [5], { teamOf: 2 }),
    );
    for (const shown of [await page({}, language), await desk('open', language)])
      expect(shown).not.toMatch(/undefined|\[object|NaN|\[(web|explain|working)\./);
  });
});

describe('the desk of the prizes', () => {
  it('has a line for each category, written as somebody would write it', async () => {
    await set(
      'open',
      category('General', [50_000, 25_050, { goods: 'Cup', value: 1250 }]),
      category('W', [1], { sex: 'f' }),
    );
    const shown = await desk('open');
    expect(shown).toContain('value="500; 250.50; Cup (12.50)"');
    expect(await desk('open', 'ca')).toContain('value="500; 250,50; Cup (12,50)"');
    expect(shown).toContain('<option value="EUR" selected>EUR (Euro)');
    expect(text(shown)).toContain('Conditions: 1');
  });

  it('offers what the book lets be shared, and pesetas for events of their time', async () => {
    expect(await desk('open')).not.toContain('value="hort"');
    expect(await desk('open')).not.toContain('value="ESP"');
    const facts = { ...EVENT_FACTS, name: 'Vell', start: '2001-12-30', end: '2001-12-31', roundDates: undefined };
    await office.act('event.register', { event: 'vell', facts });
    expect(await desk('vell')).toContain('<option value="ESP">');
  });

  it('is there while the report is open, with who wins what below; not where there is no table', async () => {
    const shown = await desk('open');
    expect(shown.indexOf('data-act="event.set-prizes"')).toBeLessThan(shown.indexOf('Who wins what'));
    expect(shown).toMatch(/data-act="event.set-prizes"[^>]*data-undo="[^"]*event.set-prizes/);
    expect(await desk('e1')).not.toContain('data-act="event.set-prizes"');
    expect(text(await desk('e1'))).toContain('This event has no prizes.');
    const facts = { ...EVENT_FACTS, name: 'Matx', type: 'match', system: undefined, tiebreaks: undefined };
    await office.act('event.register', { event: 'match', facts });
    expect(text(await desk('match'))).toContain('this event has none');
  });
});
