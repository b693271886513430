import { LANGUAGES, type Language, translator } from '@escala/messages';
import type { Role } from '@escala/office';
import { beforeAll, expect, it } from 'vitest';
import { type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { sitterOf } from '../../../testing/visitor.ts';
import { federationPage } from '../../accounts/federation-page.ts';
import { playerPage } from '../../registry/player-page.ts';
import { eventEntry } from '../entries/event-entry.ts';
import { eventSettings } from '../event-settings.ts';
import { eventRounds } from '../rounds/event-rounds.ts';
import { eventReport } from './event-report.ts';

const FACTS = {
  name: 'Bare',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-03-01',
  end: '2017-03-09',
  rounds: 4,
  timeControl: { minutes: 90 },
  initialColour: 'white',
  arbiters: [],
  deputies: ['Pi, Pau'],
};

let own: EventsOffice;
beforeAll(async () => {
  own = await eventsOffice();
  await own.act('event.register', { event: 'bare', facts: FACTS });
  for (const [player, title] of [
    ['p1', 'MX'],
    ['p2', 'GM'],
  ])
    await own.act('entry.add', { event: 'bare', player, facts: { title } });
});

async function gapPart(roles: readonly Role[], language: Language = 'en'): Promise<string> {
  const { main } = await sitterOf(own.office, language, { roles, events: ['bare'] })(eventReport, { event: 'bare' });
  const title = translator(language, { missing: 'throw' })('web.fide-report.title');
  return main.html.slice(main.html.indexOf(title), main.html.indexOf('TRF26'));
}

it('leads from each fact that is missing to its field (D-OFF-541)', async () => {
  const roles = ['officer', 'administrator'] as const;
  const links = [...(await gapPart(roles)).matchAll(/href="\/en\/\w+(\/[^"#]*)(?:#([^"]*))?"/g)];
  const fields = links.map(([, , field]) => field).filter((field) => field !== undefined);
  expect(new Set(fields)).toEqual(
    new Set([
      ...['event-facts-place', 'event-facts-arbiter', 'event-facts-deputies', 'event-facts-roundDates-0'],
      ...['fide-fideId', 'amend-nationality', 'amend-birthDate', 'amend-sex', 'amend-facts-title'],
    ]),
  );
  const sit = sitterOf(own.office, 'en', { roles });
  for (const [, path = '', field] of links) {
    const player = path.split('/').at(-1) ?? '';
    const page = path.includes('/registry/')
      ? await sit(playerPage, { player })
      : path.includes('/entries/')
        ? await sit(eventEntry, { event: 'bare', player })
        : await sit(path.endsWith('/rounds') ? eventRounds : eventSettings, { event: 'bare' });
    if (field !== undefined) expect(page.main.html, `${path}#${field}`).toContain(`id="${field}"`);
  }
  expect((await sit(federationPage)).main.html).toContain('id="federation-country"');
});

it('names players to an arbiter, who does not keep the registry', async () => {
  const part = await gapPart(['arbiter']);
  expect(part).toContain('The FIDE ID is missing.');
  expect(part).toContain('Roca, Biel');
  expect(part).not.toContain('/registry/');
});

it.each(LANGUAGES)('has its words in %s', async (language) => {
  expect((await gapPart(['officer'], language)).length).toBeGreaterThan(1000);
});
