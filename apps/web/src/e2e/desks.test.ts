import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPages } from '../desks/index.ts';
import { formFaults } from '../testing/sent-forms.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { type DeskSamples, deskSamples } from './testing/desk-samples.ts';
import { offCentreOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { FULLY, type PageTabs, pageTabs, WIDE } from './testing/page-tabs.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const EVERYTHING = ['officer', 'commission', 'administrator', 'arbiter', 'delegate', 'player'] as const;
/** Pages for Scrabble federations, covered by e2e/scrabble.test.ts. */
const OF_SCRABBLE = /scrabble/;
const PATHS = deskPages.map(({ path }) => path).filter((path) => !OF_SCRABBLE.test(path));

describe.skipIf(chromium === undefined)('desks in a browser', () => {
  let house: House;
  let page: Page;
  let tabs: PageTabs;
  let samples: DeskSamples;
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    const person: BrowserContext = await house.personAs(
      { roles: EVERYTHING, name: 'Anna Puig', player: '1', clubs: ['c001'] },
      { viewport: WIDE },
    );
    page = await person.newPage();
    tabs = await pageTabs(person);
    const session = await (await person.request.get(`/api/${FEDERATION}/session`)).json();
    samples = await deskSamples(house, person.request, (session as { account: string }).account);
  });
  afterAll(() => house?.close());

  it('sends whoever is not signed in to the door, and lets them in afterwards', async () => {
    const stranger = await (await house.person()).newPage();
    await stranger.goto(`/en/${FEDERATION}/desk`);
    expect(new URL(stranger.url()).pathname).toBe(`/en/${FEDERATION}/sign-in`);
    expect(new URL(stranger.url()).searchParams.get('next')).toBe('/desk');
    const answer = await page.goto(`/en/${FEDERATION}/desk`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await page.getByText('Signed in as Anna Puig').waitFor();
  });

  it.concurrent.each(PATHS)(
    '%s: no fault for axe in light and dark, wide and on a phone, nothing over the edge, no complaint, no word missing, every form can be sent',
    async (path) => {
      const filled = (samples.addresses[path] ?? path).replace(/:(\w+)/g, (_, name: string) => {
        if (!samples.values[name]) throw new Error(`${path}: desk-samples.ts has no ${name}.`);
        return encodeURIComponent(samples.values[name]);
      });
      const address = `/ca/${FEDERATION}${filled}${samples.queries[path] ?? ''}`;
      const faults = await tabs.faultsOf(address, FULLY, async (page, answer) => {
        const folder = process.env.ESCALA_SHOTS;
        if (folder) await page.screenshot({ path: `${folder}/${path.replaceAll(/[/:]+/g, '_')}.png`, fullPage: true });
        const missing = (await page.locator('body').innerText()).match(/\[(web|server|cli)\.[^\]]*\]/g) ?? [];
        return [...missing, ...formFaults(await answer.text()), ...(await offCentreOf(page))];
      });
      expect(faults).toEqual([]);
    },
  );
});
