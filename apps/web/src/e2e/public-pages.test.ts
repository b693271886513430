import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../pages/index.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { addressesOf, sampleValues } from './testing/sample-addresses.ts';

const chromium = chromiumPlace();
const WIDE = { width: 1200, height: 900 };
const PHONE = { width: 390, height: 844 };
const DAY = '2026-06-15';
const PATHS = publicPages.map(({ path }) => path);

describe.skipIf(chromium === undefined)('the public pages in a browser', () => {
  let house: House;
  let samples: Awaited<ReturnType<typeof sampleValues>>;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    samples = await sampleValues(`${house.address}/api/${FEDERATION}`);
    page = await (await house.person({ viewport: WIDE, colorScheme: 'light' })).newPage();
    complaints = complaintsOf(page);
  }, 600_000);
  afterAll(() => house?.close());

  /** What is wrong with a page, in light and dark, wide and on a telephone. With another event, only what that may change. */
  async function faultsOf(address: string, seen: boolean): Promise<string[]> {
    complaints.length = 0;
    const faults: string[] = [];
    const note = (where: string, found: readonly string[]): void =>
      void faults.push(...found.map((fault) => `${address} ${where}: ${fault}`));
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    const answer = await page.goto(address);
    if (answer?.status() !== 200) note('', [`status ${answer?.status()}`]);
    note('wide, light', [...(await overflowOf(page)), ...(await violationsOf(page))]);
    if (!seen) {
      await page.emulateMedia({ colorScheme: 'dark' });
      note('wide, dark', await violationsOf(page, 'at-colours'));
    }
    await page.setViewportSize(PHONE);
    note('phone', await overflowOf(page));
    if (!seen) {
      note('phone, dark', await violationsOf(page, 'at-all-but-colours'));
      await page.emulateMedia({ colorScheme: 'light' });
      note('phone, light', await overflowOf(page));
    }
    note('console', complaints);
    return faults;
  }

  it.each(PATHS)('%s: no fault for axe, no overflow, no complaint', async (path) => {
    const faults: string[] = [];
    for (const [i, address] of addressesOf(path, samples).entries())
      faults.push(...(await faultsOf(`/ca/${FEDERATION}${address}`, i > 0)));
    expect(faults).toEqual([]);
  });

  it('every page is readable without JavaScript', async () => {
    const plain = await (await house.person({ javaScriptEnabled: false })).newPage();
    const faults: string[] = [];
    for (const path of PATHS) {
      const [address] = addressesOf(path, samples);
      const answer = await plain.goto(`/en/${FEDERATION}${address}`);
      const words = (await plain.locator('main').innerText()).split(/\s+/).length;
      if (answer?.status() !== 200 || words < 8) faults.push(`${address}: status ${answer?.status()}, ${words} words`);
      // A text that is missing shows its key in brackets.
      faults.push(
        ...((await plain.locator('body').innerText()).match(/\[web\.[^\]]*\]/g) ?? []).map(
          (key) => `${address}: ${key}`,
        ),
      );
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
      // The change of the first game, as a reader sees it, is another one.
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
