import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { type House, openHouse } from '../testing/open-house.ts';

const chromium = chromiumPlace();
const KEPT_IN = '/home/anna/.local/share/escala';
const ACTS = '**/api/play/acts/**';

describe.skipIf(chromium === undefined)('[D-OFF-1440] a person who started the program on their own machine', () => {
  let house: House;
  let page: Page;
  let results = '';
  beforeAll(async () => {
    house = await openHouse({ chromium: chromium!, options: { ownMachine: true, keptIn: KEPT_IN } });
    page = await (await house.person()).newPage();
  });
  afterAll(() => house?.close());

  it('reads on the first page where the tournaments are kept', async () => {
    await page.goto(house.setupLink!);
    await page.getByText(KEPT_IN).waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Saturday rapid');
    await page.getByLabel('Type or paste players').fill('Anna Puig\nPol Mas\nMia Okafor\nNil Serra');
    await page.getByText('Players: 4').waitFor();
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.getByRole('heading', { name: 'Round 1' }).first().waitFor();
    results = `${page.url()}/results`;
  });

  it('is told which results are not saved, and nothing stops', async () => {
    await page.context().route(ACTS, (route) => route.abort());
    await page.goto(results);
    await page.locator('[data-ready=yes]').waitFor();
    await page.keyboard.press('1');
    await page
      .getByText(/No connection|not saved|wait/i)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Quit Escala' }).first().click();
    await page.getByRole('link', { name: 'Round 1, board 1' }).waitFor();
    await looked(page);
    await page.getByRole('button', { name: 'Quit Escala' }).click();
    await page.locator('form[aria-busy=false]').waitFor();
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  });

  it('follows the link, and once they are saved, stops it', async () => {
    await page.context().unroute(ACTS);
    await page.getByRole('link', { name: 'Round 1, board 1' }).click();
    await page.getByText('All saved.').waitFor();
    await page.goto(results.replace(/events\/.*/, 'quit'));
    await looked(page);
    await page.getByRole('button', { name: 'Quit Escala' }).click();
    await page.getByRole('heading', { name: 'Escala has stopped' }).waitFor();
    await page.getByText('You can close this window.').waitFor();
    expect(await page.getByRole('link').count()).toBe(1);
    await expect
      .poll(() =>
        fetch(`${house.address}/healthz`).then(
          () => 'running',
          () => 'stopped',
        ),
      )
      .toBe('stopped');
  });
});
