import { LANGUAGES, type Language } from '@escala/messages';
import { beforeAll, expect, it } from 'vitest';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { sitterOf } from '../../../testing/visitor.ts';
import { eventReport } from './event-report.ts';

let own: EventsOffice;
beforeAll(async () => {
  own = await eventsOffice();
});

/** The folded part of the page with the articles. */
async function part(event: string, language: Language = 'en'): Promise<string> {
  const { main } = await sitterOf(own.office, language, { roles: ['officer'] })(eventReport, { event });
  return main.html.split('<details').find((each) => each.includes('Proves oficials')) ?? '';
}
const articles = (html: string): (string | undefined)[] =>
  [...html.matchAll(/>Proves oficials (\d)</g)].map(([, number]) => number);

it('[Proves oficials 2] [Proves oficials 4] a Swiss hands in results and cards, which are linked as far as they are printed', async () => {
  const swiss = await part('open');
  expect(articles(swiss)).toEqual(['1', '2', '4']);
  for (const paper of ['pairings-1', 'pairings-3', 'standings', 'crosstable'])
    expect(swiss).toContain(`/events/open/files/${paper}.pdf?lang=en`);
  expect(swiss.slice(0, swiss.indexOf('>'))).not.toContain('open');
});

it('[Proves oficials 5] a league hands in its table', async () => {
  expect(articles(await part('league'))).toEqual(['1', '2', '5']);
});

it('[Proves oficials 3] score sheets where Preferents play; what is marked as official is unfolded', async () => {
  const facts = { ...EVENT_FACTS, name: 'Oficial', flags: { official: true } };
  await own.act('event.register', { event: 'official', facts });
  await own.act('entry.add', { event: 'official', player: 'p0', facts: { category: 'preferent' } });
  const official = await part('official');
  expect(articles(official)).toEqual(['1', '2', '3', '4']);
  expect(official.slice(0, official.indexOf('>'))).toContain('open');
  // Nothing is paired, so there is nothing to print.
  expect(official).not.toContain('.pdf');
});

it.each(LANGUAGES)('has its words in %s', async (language) => {
  expect(articles(await part('open', language))).toHaveLength(3);
});
