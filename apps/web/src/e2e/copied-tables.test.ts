import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../pages/index.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { WIDE } from './testing/page-tabs.ts';
import { addressesOf, sampleValues } from './testing/sample-addresses.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';

/** What a selection of each table gives, and what it gives without anything that is cut down to nothing. */
const COPIED = `[...document.querySelectorAll('table')].filter((each) => each.checkVisibility()).map((each) => {
  const copied = () => {
    getSelection().selectAllChildren(each);
    return getSelection().toString().replace(/\\s+/g, ' ').trim();
  };
  const all = copied();
  for (const part of each.querySelectorAll('*'))
    if (getComputedStyle(part).clipPath === 'inset(50%)') part.remove();
  return [all, copied()];
})`;

describe.skipIf(chromium === undefined)('a table that is copied by hand', () => {
  let house: House;
  let page: Page;
  let samples: Awaited<ReturnType<typeof sampleValues>>;

  beforeAll(async () => {
    const demo = { players: 60, years: 1, seed: 1, endsOn: DAY };
    house = await openHouse({ chromium: chromium!, noonOf: DAY, demo });
    samples = await sampleValues(`${house.address}/api/${FEDERATION}`);
    page = await (await house.person({ viewport: WIDE, colorScheme: 'light' })).newPage();
  }, 600_000);
  afterAll(() => house?.close());

  it('is what is read, on every public page', async () => {
    let tables = 0;
    for (const { path } of publicPages)
      for (const address of addressesOf(path, samples)) {
        await page.goto(`/en/${FEDERATION}${address}`);
        for (const [copied, read] of (await page.evaluate(COPIED)) as [string, string][]) {
          tables += 1;
          expect(copied, address).toBe(read);
        }
      }
    expect(tables).toBeGreaterThan(20);
  });

  it('has the points of the standings as points alone', async () => {
    const [address] = addressesOf('/events/:event/standings', samples);
    await page.goto(`/en/${FEDERATION}${address}`);
    const row = `getSelection().selectAllChildren(document.querySelector('table.standings tbody tr')); getSelection().toString()`;
    const copied = (await page.evaluate(row)) as string;
    expect(copied).toMatch(/^\D*1\t[^\t]+\t.*\d/);
    expect(copied).not.toContain('Working');
  });
});
