import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked, narrow } from '../testing/arbiter-desk.ts';
import { chromiumPlace, launchChromium } from '../testing/chromium.ts';
import { type PlayProcess, startPlay } from '../testing/play-process.ts';

const chromium = chromiumPlace();
const PLAYERS = ['Joana Puig', 'Pol Mas', 'Mia Okafor', 'Nil Serra', 'Ona Riba', 'Jan Font', 'Iris Coll', 'Hug Sala'];
const LINES = PLAYERS.map((name, i) => `${name} ${1900 - 40 * i}`);

interface Table {
  readonly standings: { readonly rows: readonly { readonly player: string; readonly rank: number }[] };
  readonly names: Readonly<Record<string, string>>;
}

/** A laptop at the desk: the program on a folder of its own, with a browser. */
interface Laptop {
  readonly program: PlayProcess;
  readonly page: Page;
}

describe.skipIf(chromium === undefined)('two laptops with the same event', () => {
  let browser: Browser;
  let desk: Laptop;
  let deputy: Laptop;
  const laptops: Laptop[] = [];
  let event = '';
  beforeAll(async () => {
    browser = await launchChromium(chromium!);
    [desk, deputy] = [await laptop(), await laptop()];
  });
  afterAll(async () => {
    await browser?.close();
    for (const { program } of laptops) await program.close();
  });

  async function laptop(): Promise<Laptop> {
    const program = await startPlay();
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: program.address });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    laptops.push({ program, page });
    await page.goto(program.link);
    return laptops.at(-1)!;
  }
  const at = (path: string): string => `/en/play/desk/events/${path}`;
  const says = (page: Page, words: string | RegExp): Promise<void> =>
    page.getByText(words).filter({ visible: true }).first().waitFor();

  async function results(page: Page, round: number, keys: string): Promise<void> {
    await page.goto(at(`${event}/rounds/${round}/results`));
    await page.locator('[data-entry][data-ready]').waitFor();
    await page.locator('#board-1').focus();
    for (const key of keys) await page.keyboard.press(key);
    await says(page, /All saved|are saved/);
  }
  async function pair(page: Page, round: number): Promise<void> {
    await page.goto(at(`${event}/rounds`));
    await page.getByRole('button', { name: `Pair round ${round}` }).click();
    await says(page, `Round ${round} paired.`);
  }
  async function fileOf(page: Page): Promise<Buffer> {
    await page.goto(at(event));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Event file' }).click(),
    ]);
    return readFile(await download.path());
  }
  async function choose(page: Page, buffer: Buffer): Promise<void> {
    await page.goto(at(event));
    await page.getByRole('link', { name: 'Compare with another computer' }).click();
    await page.getByLabel('Event file').setInputFiles({ name: 'e.json', mimeType: 'application/json', buffer });
    await page.getByRole('heading', { name: 'Here and in the file' }).waitFor();
  }
  async function table({ program: { address } }: Laptop): Promise<unknown> {
    const answer = await fetch(`${address}/api/play/events/${event}/standings`);
    const { standings, names } = (await answer.json()) as Table;
    return standings.rows.map(({ player, ...row }) => ({ ...row, name: names[player] }));
  }

  it('one begins, and the other goes on from its file', async () => {
    const { page } = desk;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Two laptops');
    await page.getByLabel('Rounds').fill('5');
    await page.getByLabel('Type or paste players').fill(LINES.join('\n'));
    await page.getByText('Players: 8').waitFor();
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.getByRole('heading', { name: 'Round 1' }).first().waitFor();
    event = /events\/([^/]+)\/rounds/.exec(page.url())![1]!;
    await results(page, 1, '1051');
    await pair(page, 2);
    const buffer = await fileOf(page);
    const other = deputy.page;
    await other.goto(at('receive'));
    await other.getByLabel('Event file').setInputFiles({ name: 'e.json', mimeType: 'application/json', buffer });
    await other.getByLabel('Register unknown players').check();
    await other.getByRole('button', { name: 'Import event' }).click();
    await says(other, 'Two laptops imported.');
  });

  it('[D-OFF-650] both enter results of one round: what is missing here is chosen already, the arbiter decides the rest', async () => {
    await results(desk.page, 2, '11');
    await results(deputy.page, 2, '10');
    await deputy.page.locator('#board-3').focus();
    await deputy.page.keyboard.press('5');
    await says(deputy.page, /All saved|are saved/);
    const { page } = desk;
    await choose(page, await fileOf(deputy.page));
    await says(page, 'Two laptops has rounds here too.');
    expect(await page.getByRole('button', { name: 'Import event' }).isVisible()).toBe(false);
    const line = page.getByRole('row', { name: /Round 2, board/ });
    expect(await line.count()).toBe(2);
    expect(await page.getByRole('radio', { name: /board 2.*Here: 1\s–\s0/ }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /board 3.*In the file: ½\s–\s½/ }).isChecked()).toBe(true);
    await looked(page);
    await narrow(page);
    await page.getByRole('button', { name: 'Use one difference from the file' }).click();
    await says(page, 'One difference taken from the file.');
    await choose(page, await fileOf(deputy.page));
    expect(await page.getByRole('row', { name: /Round 2, board/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'All from here' }).click();
    expect(await page.getByRole('button', { name: 'Nothing chosen from the file' }).isDisabled()).toBe(true);
  });

  it('[D-OFF-652] both pair the next round, one with a late player: both are shown whole, and all of one side is chosen', async () => {
    await results(desk.page, 2, '1151');
    await pair(desk.page, 3);
    await results(deputy.page, 2, '1051');
    await deputy.page.goto(at(`${event}/entries`));
    await deputy.page.getByRole('combobox', { name: 'Player' }).focus();
    await deputy.page.keyboard.type('Late Larsen 1750');
    await deputy.page.getByRole('option', { name: /Late Larsen/, selected: true }).waitFor();
    await deputy.page.keyboard.press('Enter');
    await says(deputy.page, 'Added: Late Larsen 1750.');
    await pair(deputy.page, 3);
    await results(deputy.page, 3, '1105');
    const { page } = desk;
    await choose(page, await fileOf(deputy.page));
    await page.getByRole('radio', { name: /^From round 3, In the file: One round, 4 results/ }).waitFor();
    await page.getByText('Both pairings in full').click();
    await says(page, /Without a game:/);
    // The rounds from one laptop, the entry from the other: this is reported, and nothing is changed.
    await page.getByRole('radio', { name: /Larsen.*Here: Not entered/ }).check();
    await page.getByRole('radio', { name: /^From round 3, In the file/ }).check();
    await page.getByRole('button', { name: /^Use .* from the file/ }).click();
    await says(page, /Larsen has a place in round 3, but is not entered/);
    await looked(page);
    await page.getByRole('button', { name: 'All from the file' }).click();
    await page.getByRole('button', { name: /^Use .* from the file/ }).click();
    await says(page, /taken from the file/);
    expect(await table(desk)).toEqual(await table(deputy));
  });

  it('goes on, and then both are the same: nothing is left to choose', async () => {
    await pair(desk.page, 4);
    await choose(deputy.page, await fileOf(desk.page));
    await deputy.page.getByRole('radio', { name: /^From round 4, In the file: One round/, checked: true }).waitFor();
    await deputy.page.getByRole('button', { name: 'Use one difference from the file' }).click();
    await says(deputy.page, 'One difference taken from the file.');
    await choose(desk.page, await fileOf(deputy.page));
    await says(desk.page, 'is the same here and in the file.');
    expect(await table(desk)).toEqual(await table(deputy));
  });
});
