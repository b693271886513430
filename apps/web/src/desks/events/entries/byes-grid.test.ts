import { LANGUAGES, type Language } from '@escala/messages';
import { beforeAll, expect, it } from 'vitest';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { sitterOf } from '../../../testing/visitor.ts';
import { byesGrid } from './byes-grid.ts';

let own: EventsOffice;
beforeAll(async () => {
  own = await eventsOffice();
  const dutch = { rules: 'fide-2026', system: 'fide-dutch', ruleFacts: undefined, tiebreaks: undefined };
  const facts = { ...EVENT_FACTS, ...dutch, name: 'Dutch', byeLimits: { most: 2, notInLast: 1 } };
  await own.act('event.register', { event: 'dutch', facts });
  for (const player of ['p0', 'p1']) await own.act('entry.add', { event: 'dutch', player });
  await own.act('absence.set', { event: 'dutch', player: 'p1', version: 1, rounds: [4], half: [2] });
});

const gridOf = async (event: string, language: Language = 'en'): Promise<string> =>
  (await sitterOf(own.office, language, { roles: ['officer'] })(byesGrid, { event })).main.html;
const cellsOf = (html: string): string[] =>
  [...html.matchAll(/data-round="(\d)" data-off="(\w+)"/g)].map(([, round, off]) => `${round} ${off}`);

it('has a cell for each player and round, with what is asked for and the limits of the event (D-OFF-543)', async () => {
  const html = await gridOf('dutch');
  expect(cellsOf(html)).toEqual([
    ...['1 here', '2 here', '3 here', '4 here'],
    ...['1 here', '2 half', '3 here', '4 zero'],
  ]);
  expect(html).toContain('At most 2 byes with points.');
  expect(html).toContain('With points up to round 3.');
  expect(html).toContain('/desk/events/dutch/settings">Allow full-point byes</a>');
  expect(html).toContain('arrow keys to move, 5 half point, 0 absent, Delete to clear.');
  expect(html.match(/<td class="off late">/g)).toHaveLength(2);
  expect(html).toContain('<span data-count>1</span> / 2');
});

it('leaves rounds that are paired as they are, and offers no points where the system has none', async () => {
  const html = await gridOf('open');
  expect(new Set(cellsOf(html))).toEqual(new Set(['4 here']));
  expect([...html.matchAll(/name="bye" value="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['zero']);
  expect(html).not.toContain('data-count');
  expect(html).toContain('arrow keys to move, 0 absent, Delete to clear.');
});

it.each(LANGUAGES)('has its words in %s', async (language) => {
  expect(cellsOf(await gridOf('dutch', language))).toHaveLength(8);
});
