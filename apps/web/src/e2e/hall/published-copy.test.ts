import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, narrow, openArbiterDesk } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { complaintsOf } from '../testing/looked-at.ts';
import { unzipped } from '../testing/unzipped.ts';

const chromium = chromiumPlace();

describe.skipIf(chromium === undefined)('[D-OFF-603] an event as plain files, in a browser', () => {
  let desk: ArbiterDesk;
  const folder = mkdtempSync(join(tmpdir(), 'escala-copy-'));
  beforeAll(async () => {
    desk = await openArbiterDesk(chromium!, 2);
    await desk.pair(1);
    await desk.openResults(1);
    await desk.press('101010');
    await desk.close(1);
    await desk.pair(2);
  });
  afterAll(async () => {
    await desk?.house.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the arbiter takes it from the page of the event', async () => {
    const { page } = desk;
    await page.goto(desk.desk(''));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Publish as files' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${EVENT}.zip`);
    for (const [name, content] of unzipped(readFileSync(await download.path()))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
  });

  it('is read from a stick, without server and scripts: pairings, table, crosstable, a player’s card', async () => {
    const reader = await desk.house.person({ javaScriptEnabled: false });
    const page = await reader.newPage();
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(join(folder, EVENT, 'index.html')).href);
    await page.getByRole('link', { name: 'Standings' }).click();
    expect(await page.locator('table.standings tbody tr').count()).toBe(12);
    const leader = page.locator('table.standings tbody tr').first().getByRole('link');
    const name = await leader.innerText();
    await leader.click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Crosstable' }).click();
    expect(await page.locator('table.crosstable tbody tr').count()).toBe(12);
    await page.getByRole('link', { name: 'Round 2' }).first().click();
    await page.getByRole('link', { name: 'By name: where' }).click();
    await page.getByRole('link', { name: 'Overview' }).click();
    expect(page.url()).toMatch(/index\.html$/);
    expect(asked.filter((address) => !address.startsWith('file:') && !address.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('looks as the office does, on a screen and on a phone', async () => {
    const page = await (await desk.house.person()).newPage();
    for (const name of ['index', 'rounds-2', 'standings', 'crosstable', 'players']) {
      await page.goto(pathToFileURL(join(folder, EVENT, `${name}.html`)).href);
      await looked(page);
      await narrow(page);
    }
  });
});
