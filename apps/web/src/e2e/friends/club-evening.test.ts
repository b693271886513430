import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { type House, openHouse } from '../testing/open-house.ts';

const chromium = chromiumPlace();
const FIRST = ['Ada', 'Biel', 'Cai', 'Dina'];
const SEVEN = ['Ada Roca', 'Biel Pons', 'Cai Font', 'Dina Mir', 'Enzo Grau', 'Fina Coll', 'Guim Bosch'];

describe.skipIf(chromium === undefined)("a club's evening", () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse({ chromium: chromium!, options: { ownMachine: true } });
    page = await (await house.person()).newPage();
    await page.goto(house.setupLink!);
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  }, 600_000);
  afterAll(() => house?.close());

  const run = async (name: string, system: string): Promise<void> => {
    await page.goto('/en/play/desk/events/run');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('radio', { name: system, exact: true }).check();
  };
  const heading = (text: string) => page.getByRole('heading', { name: text, exact: true });

  it('[D-RR-4] seven typed players: seven rounds, each free once, schedule and crosstable before the first', async () => {
    await run('Seven', 'round robin');
    await page.getByLabel('Type or paste players').fill(SEVEN.join('\n'));
    await page.getByText('This system takes 7 rounds.').waitFor();
    await page.getByRole('button', { name: 'Create, add players later' }).click();
    await page.waitForURL('**/entries');
    const event = page.url().split('/').at(-2)!;
    await page.goto(`/en/play/desk/events/${event}/rounds`);
    await heading('Round 7').waitFor();
    await looked(page);
    await page.goto(`/en/play/events/${event}/schedule`);
    await heading('Round 7').waitFor();
    expect(await page.locator('.rounds-ahead li').count()).toBe(21);
    const free = await page.locator('.rounds-ahead p').allInnerTexts();
    expect(new Set(free).size).toBe(7);
    await looked(page);
    await page.getByRole('link', { name: 'Crosstable' }).click();
    expect(await page.locator('table.crosstable tbody tr').count()).toBe(7);
    await looked(page);
    await page.goto(`/en/play/desk/events/${event}/rounds`);
    await page.getByRole('button', { name: 'Pair round 1' }).first().click();
    await page.waitForURL('**/rounds/1**');
    await page.getByRole('heading', { name: 'Round 1' }).first().waitFor();
    await page.goto(`/en/play/events/${event}/schedule`);
    await page.getByRole('link', { name: 'Round 1', exact: true }).first().waitFor();
    expect(await page.locator('.rounds-ahead p').allInnerTexts()).toEqual(free);
  });

  it('[D-OFF-323] players who come after the event was made: one click and the rounds fit', async () => {
    await run('Later', 'double round robin');
    await page.getByRole('button', { name: 'Create, add players later' }).click();
    await page.waitForURL('**/entries');
    await page.getByText('Paste or import').click();
    await page.getByLabel('Text').fill(SEVEN.slice(0, 4).join('\n'));
    await page.getByRole('button', { name: 'Add all' }).click();
    await page.getByText('Players added: 4.').waitFor();
    await page.goto(page.url().replace('/entries', '/rounds'));
    await page.getByRole('button', { name: 'Play 6 rounds' }).click();
    await page.getByText('but the event has 5').waitFor({ state: 'detached' });
    await heading('Round 6').waitFor();
  });

  it('[D-RR-5] four pasted teams: boards, results, table, crosstable, without licences or sealed line-ups', async () => {
    await run('Teams of friends', 'team round robin');
    await page.getByText('Teams: the name with a colon').waitFor();
    const teams = ['Reds', 'Blues', 'Greens', 'Whites'].map(
      (team, t) => `${team}: ${FIRST[t]} One ${1900 - t}; ${FIRST[t]} Two; ${FIRST[t]} Three`,
    );
    await page.getByLabel('Type or paste players').fill(teams.join('\n'));
    await page.getByText('Players: 12 (12 new)').waitFor();
    await page.getByText('This system takes 3 rounds.').waitFor();
    await looked(page);
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.waitForURL('**/rounds/1');
    const event = page.url().split('/').at(-3)!;
    await page.goto(`/en/play/desk/events/${event}/rounds/1/results`);
    await page.getByText('Ada One').first().waitFor();
    for (const key of '111111') await page.keyboard.press(key);
    await page.getByText('All results of round 1 are saved.').waitFor();
    await page.goto(`/en/play/events/${event}/rounds/1`);
    const matches = page.getByRole('table', { name: 'Matches' }).locator('tbody tr');
    expect((await matches.allInnerTexts()).map((row) => row.split(/\s+/).join(' ').trim())).toEqual([
      'Reds 2 – 1 Whites 1–3',
      'Blues 2 – 1 Greens 4–6',
    ]);
    await looked(page);
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await page.getByRole('heading', { name: 'Teams after round 1' }).waitFor();
    const table = page.getByRole('table', { name: 'Teams after round 1' }).locator('tbody tr');
    expect((await table.allInnerTexts()).map((row) => row.split(/\s+/).slice(0, 4).join(' '))).toEqual([
      '1 Reds 2 2',
      '1 Blues 2 2',
      '3 Greens 0 1',
      '3 Whites 0 1',
    ]);
    await looked(page);
    await page.goto(`/en/play/events/${event}/schedule`);
    await heading('Round 3').waitFor();
    expect(await page.locator('.rounds-ahead li').count()).toBe(6);
    await looked(page);
    await page.goto(`/en/play/desk/events/${event}/entries`);
    await page.locator('table.entries tbody tr', { hasText: 'Ada Two' }).getByText('Reds').waitFor();
    await looked(page);
  });
});
