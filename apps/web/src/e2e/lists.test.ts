import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const LIST = `/en/${FEDERATION}/lists/standard`;

describe.skipIf(chromium === undefined)('a list in a browser', () => {
  let house: House;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    const demo = { players: 60, years: 1, seed: 1, endsOn: DAY, work: false };
    house = await openHouse({ chromium: chromium!, noonOf: DAY, demo });
    page = await (await house.person()).newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => house?.close());

  const isGood = async (): Promise<void> => {
    expect([await overflowOf(page), await violationsOf(page), complaints.splice(0)]).toEqual([[], [], []]);
  };
  const names = (): Promise<string[]> => page.locator('[data-list-rows] tbody th a').allTextContents();

  it('[D-OFF-437] narrowed down by typing, its CSV and the other languages have the same people', async () => {
    await page.goto(LIST);
    const all = await names();
    const words = all[0]!.split(',')[0]!;
    await page.locator('form[data-list] input[type=search]').fill(words);
    await page.waitForURL(/search=/);
    const some = await names();
    expect(some.length).toBeLessThan(all.length);
    const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href'))!);
    const lines = (await file.text()).trim().split('\r\n').slice(1);
    expect(lines.length).toBe(some.length);
    expect(some.filter((name) => !lines.some((line) => line.includes(name)))).toEqual([]);
    const languages = page.locator('footer nav a');
    for (const href of await languages.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toContain('search=');
    await languages.filter({ hasText: 'Català' }).click();
    expect(await names()).toEqual(some);
  });

  it('the names of its clubs come when somebody looks for one; a part of a name finds it, also without a script', async () => {
    await page.goto(LIST);
    expect(await page.locator('datalist option').count()).toBe(0);
    const club = page.getByLabel('Club');
    await club.focus();
    const offered = page.locator('datalist option').first();
    await offered.waitFor({ state: 'attached' });
    const name = (await offered.getAttribute('value'))!;
    await club.fill(name);
    await page.waitForURL(/club=/);
    const some = await names();
    expect(some.length).toBeGreaterThan(0);
    expect(await page.locator('[data-list-rows] tbody th .under').allTextContents()).toEqual(some.map(() => name));
    await isGood();
    const plain = await house.person({ javaScriptEnabled: false });
    const other = await plain.newPage();
    await other.goto(LIST);
    await other.getByLabel('Club').fill(name.slice(1).toUpperCase());
    await other.getByRole('button', { name: 'Filter', exact: true }).click();
    expect(await other.locator('[data-list-rows] tbody th a').allTextContents()).toEqual(some);
    await plain.close();
  });

  it('[D-OFF-437] narrowed down to nobody it says so and leads back; there is no page beyond the last', async () => {
    await page.goto(`${LIST}?search=zzzz`);
    await page.getByText('No players match these filters.').waitFor();
    await isGood();
    await page.getByRole('link', { name: 'Show the whole list' }).click();
    expect((await names()).length).toBeGreaterThan(10);
    const answer = await page.goto(`${LIST}?page=999`);
    expect(answer?.status()).toBe(404);
    await page.getByText('There is no page 999: the last one is 1.').waitFor();
    complaints.length = 0;
    await isGood();
  });

  it('“what if” takes no rating that cannot be: below, at and above the floor, and far above', async () => {
    await page.goto(LIST);
    const player = await page.locator('[data-list-rows] tbody th a').first().getAttribute('href');
    await page.goto(`${player}/ratings/standard/next`);
    const row = page.locator('[data-what-if] tbody tr').first();
    await row.getByRole('combobox').selectOption('1');
    const sum = page.locator('[data-what-if] [data-sum]');
    const rating = row.getByRole('spinbutton');
    for (const [written, holds] of [
      ['0', false],
      ['-5', false],
      ['999', false],
      ['1000', true],
      ['1001', true],
      ['99999', false],
    ] as const) {
      await rating.fill(written);
      const said = (await sum.textContent()) ?? '';
      expect([written, said.includes('write a whole number from 1000 to 3500') || said]).toEqual([
        written,
        holds ? expect.stringContaining('Rating on the next list') : true,
      ]);
      expect((await row.locator('[data-change]').textContent()) !== '').toBe(holds);
    }
    await isGood();
  });
});
