import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../pages/index.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { BRIEFLY, FULLY, type PageTabs, PHONE, pageTabs, WIDE } from './testing/page-tabs.ts';
import { addressesOf, sampleValues } from './testing/sample-addresses.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
/** Pages that people print from the browser. */
const PRINTED = [
  '/lists/:series/:date',
  '/players/:player',
  '/players/:player/ratings/:series/:date',
  '/events/:event/standings',
  '/events/:event/crosstable',
];
const PATHS = publicPages.map(({ path }) => path);

describe.skipIf(chromium === undefined)('the public pages in a browser', () => {
  let house: House;
  let samples: Awaited<ReturnType<typeof sampleValues>>;
  let page: Page;
  let complaints: string[];
  let tabs: PageTabs;

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    samples = await sampleValues(`${house.address}/api/${FEDERATION}`);
    const person = await house.person({ viewport: WIDE, colorScheme: 'light' });
    tabs = await pageTabs(person);
    page = await person.newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => house?.close());

  it.concurrent.each(PATHS)('%s: no fault for axe, no overflow, no complaint', async (path) => {
    const faults = addressesOf(path, samples).map((address, i) =>
      tabs.faultsOf(`/ca/${FEDERATION}${address}`, i === 0 ? FULLY : BRIEFLY),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });

  it('every page is readable without JavaScript', async () => {
    const plain = await (await house.person({ javaScriptEnabled: false })).newPage();
    const faults: string[] = [];
    for (const path of PATHS) {
      const [address] = addressesOf(path, samples);
      const answer = await plain.goto(`/en/${FEDERATION}${address}`);
      const [main, body] = (await plain.evaluate(
        `['main', 'body'].map((part) => document.querySelector(part).innerText)`,
      )) as string[];
      const words = main!.split(/\s+/).length;
      if (answer?.status() !== 200 || words < 8) faults.push(`${address}: status ${answer?.status()}, ${words} words`);
      // A missing text shows its key in brackets.
      faults.push(...(body!.match(/\[web\.[^\]]*\]/g) ?? []).map((key) => `${address}: ${key}`));
    }
    expect(faults).toEqual([]);
  });

  it('on a phone the tab of the page is in sight, without a script', async () => {
    const phone = await (await house.person({ javaScriptEnabled: false, viewport: PHONE })).newPage();
    const [address] = addressesOf('/events/:event/verdicts', samples);
    await phone.goto(`/en/${FEDERATION}${address}`);
    const tab = await phone.locator('.tabs [aria-current]').boundingBox();
    expect(tab!.x).toBeGreaterThanOrEqual(0);
    expect(tab!.x + tab!.width).toBeLessThanOrEqual(PHONE.width);
  });

  it('on paper there is nothing to press, and no table or name is cut', async () => {
    const A4 = { width: 703, height: 1031 };
    const paper = await (await house.person({ viewport: A4 })).newPage();
    await paper.emulateMedia({ media: 'print' });
    const faults: string[] = [];
    for (const path of PRINTED) {
      const [address] = addressesOf(path, samples);
      await paper.goto(`/en/${FEDERATION}${address}`);
      const found = (await paper.evaluate(`[...document.querySelectorAll('*')].filter((each) =>
        each.checkVisibility() && (each.matches('nav:not(.crumbs), form, button:not(.cite), .button, input, select, summary')
          || (each.matches('td, th, .scroll, table') && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible'))
      ).map((each) => each.outerHTML.slice(0, 100))`)) as string[];
      const over = await overflowOf(paper);
      faults.push(...found.map((each) => `${address}: ${each}`), ...over.map((each) => `${address}: ${each}`));
    }
    expect(faults).toEqual([]);
  });

  const verifying = '/players/:player/ratings/:series/:date';
  const languages = [
    ['en', WIDE],
    ['ca', PHONE],
  ] as const;
  it.runIf(PATHS.includes(verifying)).each(languages)(
    'a player verifies a rating in the browser (%s)',
    async (lang, viewport) => {
      complaints.length = 0;
      await page.setViewportSize(viewport);
      const [address] = addressesOf(verifying, samples);
      await page.goto(`/${lang}/${FEDERATION}${address}`);
      await page.locator('[data-verify] button').click();
      await page.locator('[data-verify] [data-agrees]').waitFor();
      expect(await page.locator('[data-verify] [data-agrees]').getAttribute('data-agrees')).toBe('true');
      expect([...(await overflowOf(page)), ...(await violationsOf(page)), ...complaints]).toEqual([]);
    },
  );

  it.runIf(PATHS.includes(verifying)).each(languages)(
    'a row of the working that somebody altered is found and marked (%s)',
    async (lang, viewport) => {
      complaints.length = 0;
      await page.setViewportSize(viewport);
      const [address] = addressesOf(verifying, samples);
      const path = `/${lang}/${FEDERATION}${address}`;
      // Alters the change of the first game, as a reader sees it.
      await page.route(`**${path}`, async (route) => {
        const answer = await route.fetch();
        const changes = /(<span data-figure="change"><span class="[^"]*">)[^<]*(<)/;
        await route.fulfill({ response: answer, body: (await answer.text()).replace(changes, '$1+99.5$2') });
      });
      await page.goto(path);
      expect(await page.locator('[data-game] [data-figure=change]').first().innerText()).toContain('99.5');
      await page.locator('[data-verify] button').click();
      await page.locator('[data-verify] [data-agrees]').waitFor();
      expect(await page.locator('[data-verify] [data-agrees]').getAttribute('data-agrees')).toBe('false');
      expect(await page.locator('tr.differs').count()).toBe(1);
      expect(await page.locator('tr.differs .computed-here').innerText()).toMatch(/\d/);
      expect([...(await overflowOf(page)), ...(await violationsOf(page)), ...complaints]).toEqual([]);
      await page.unroute(`**${path}`);
    },
  );
});
