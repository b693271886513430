import { expect, it } from 'vitest';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { sitterOf } from '../../../testing/visitor.ts';
import { eventEntries } from './event-entries.ts';

/** `few`: two places, and three applicants. */
async function withFewPlaces(): Promise<EventsOffice> {
  const own = await eventsOffice();
  await own.act('event.register', { event: 'few', facts: { ...EVENT_FACTS, name: 'Obert petit' } });
  for (const player of ['p0', 'p1', 'p2']) await own.act('entry.add', { event: 'few', player });
  return own;
}

it('[Desempats 1.7.1] the desk has no way to enter who got no place, and asks for a reason for others', async () => {
  const own = await withFewPlaces();
  const arbiter = sitterOf(own.office, 'en', { roles: ['arbiter'], events: ['few'] });
  const page = async (): Promise<string> => (await arbiter(eventEntries, { event: 'few' })).main.html;
  const before = await page();
  expect(before).toContain('data-entries-file');
  expect(before).not.toContain('add-reason');
  await own.act('places.give', { event: 'few', version: 0, places: 2, seed: 'drawn' });
  const given = await page();
  expect(given).toContain('no place');
  expect(given).toContain('id="add-reason"');
  expect(given).not.toContain('id="again-');
  expect(given).not.toContain('data-entries-file');
  await own.act('round.pair', { event: 'few', round: 1 });
  expect(await page()).toMatch(/id="again-p\d-reason"/);
});
