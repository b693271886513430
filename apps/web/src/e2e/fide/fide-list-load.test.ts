import type { FidePlayer } from '@escala/formats';
import { fideListText } from '@escala/office/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { FEDERATION, type House, openHouse } from '../testing/open-house.ts';

const chromium = chromiumPlace();
const MAGNA: FidePlayer = { id: '1503999', name: 'Karlsson, Magna', federation: 'NOR', sex: 'f', standard: 2444 };
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const LIST = fileOf('players_list_foa.txt', fideListText([MAGNA]));

describe.skipIf(chromium === undefined)('[D-OFF-584] FIDE’s list is loaded in a browser', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    const demo = { players: 60, years: 1, seed: 1, endsOn: '2026-06-15' };
    house = await openHouse({ chromium: chromium!, noonOf: '2026-06-15', demo });
    page = await (await house.personAs({ roles: ['administrator'], name: 'Anna Puig' })).newPage();
  });
  afterAll(() => house?.close());

  const choose = async (file: typeof LIST): Promise<void> => {
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('button', { name: 'Load this list' }).click();
  };

  it('a file that is none of FIDE’s is refused in words, and nothing is loaded', async () => {
    await page.goto(`/en/${FEDERATION}/desk`);
    await page.getByRole('link', { name: 'FIDE’s list', exact: true }).first().click();
    await page.getByText('No list is loaded yet.').waitFor();
    await looked(page);
    await page.getByRole('button', { name: 'Load this list' }).click();
    await page.locator('[data-problems]').getByText('File').waitFor();
    await choose(fileOf('letter.txt', 'Dear Sir or Madam,\n'));
    await page.locator('[data-problems]').getByText('This is not a FIDE player list').waitFor();
    await looked(page);
    await page.reload();
    await page.getByText('No list is loaded yet.').waitFor();
  });

  it('the file as it was downloaded becomes the register', async () => {
    await page.getByLabel('Date of the list').fill('2026-06-01');
    await choose(LIST);
    await page.getByText('FIDE’s list is loaded.').waitFor();
    const facts = await page.locator('main dl.facts').innerText();
    expect(facts.split(/\s*\n\s*/)).toEqual(
      expect.arrayContaining(['1 June 2026', '1', 'players_list_foa.txt', '15 June 2026']),
    );
    await looked(page);
  });
});
