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
  });
  afterAll(() => house?.close());

  const run = async (name: string, system: string): Promise<void> => {
    await page.goto('/en/play/desk/events/run');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('radio', { name: system, exact: true }).check();
  };
  const heading = (text: string) => page.getByRole('heading', { name: text, exact: true });

  it('[D-RR-4] seven typed players: seven rounds, each free once, schedule and crosstable before the first', async () => {
    await run('Seven', 'Round robin');
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

  it('[D-OFF-736] players check themselves in on a screen, also while it has no connection; the arbiter sees it and closes it', async () => {
    await run('At the door', 'Swiss system (Dutch)');
    await page.getByLabel('Type or paste players').fill(SEVEN.join('\n'));
    await page.getByRole('button', { name: 'Create, add players later' }).click();
    await page.waitForURL('**/entries');
    await page.getByRole('link', { name: 'Players check themselves in' }).click();
    await page.getByRole('button', { name: 'Create code' }).click();
    await page.getByText('The code is shown only now').waitFor();
    const code = await page.locator('[data-code]').innerText();
    const tablet = await (await house.person()).newPage();
    await tablet.goto(`/en/play/board-device#${code}`);
    await tablet.waitForURL('**/check-in');
    await tablet.getByText('0 of 7 are here').waitFor();
    const press = async (typed: string, name: string): Promise<void> => {
      await tablet.getByLabel('Your name').fill(typed);
      await tablet.getByRole('button', { name }).click();
      await tablet.getByText(`${name}: you are checked in.`).waitFor();
    };
    await press('roca', 'Ada Roca');
    await tablet.getByText('1 of 7 are here').waitFor();
    await looked(tablet);
    await tablet.context().setOffline(true);
    await press('mir', 'Dina Mir');
    await tablet.getByText('2 of 7 are here Waiting for the connection: 1.').waitFor();
    await tablet.context().setOffline(false);
    await tablet.getByText('2 of 7 are here', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('2 of 7 are here').waitFor();
    await page.locator('.tags', { hasText: 'Guim Bosch' }).waitFor();
    expect(await page.locator('.tags li').count()).toBe(5);
    await looked(page);
    await page.getByRole('button', { name: 'Remove: Screen 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Access removed.').waitFor();
    await tablet.reload();
    await tablet.getByText('This screen is not open for check-in.').waitFor();
    await tablet.context().close();
  });

  it('[D-OFF-323] players who come after the event was made: one click and the rounds fit', async () => {
    await run('Later', 'Double round robin');
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
    await run('Teams of friends', 'Team round robin');
    await page.getByText('Teams: the name with a colon').waitFor();
    // Without team names, each would be a team of one.
    await page.getByLabel('Type or paste players').fill(SEVEN.join('\n'));
    await page.getByText('Players: 7').waitFor();
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.getByRole('link', { name: 'Type or paste players: No team is named yet' }).waitFor();
    await looked(page);
    const teams = ['Reds', 'Blues', 'Greens', 'Whites'].map(
      (team, t) => `${team}: ${FIRST[t]} One ${1900 - t}; ${FIRST[t]} Two; ${FIRST[t]} Three`,
    );
    await page.getByLabel('Type or paste players').fill(teams.join('\n'));
    await page.getByText('Players: 12 (new: 12)').waitFor();
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

  it('[C.04.6] a Swiss for teams: pasted, paired round after round, results by board, table, and why two teams meet', async () => {
    await run('Club cup', 'Team Swiss');
    const names = ['Reds', 'Blues', 'Greens', 'Whites', 'Golds', 'Greys', 'Pinks', 'Limes'];
    const lines = names.map((team, t) => `${team}: ${team} One ${2000 - 10 * t}; ${team} Two ${1900 - 10 * t}`);
    await page.getByLabel('Type or paste players').fill(lines.join('\n'));
    await page.getByText('5 rounds suit 8 teams.').waitFor();
    await looked(page);
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.waitForURL('**/rounds/1');
    const event = page.url().split('/').at(-3)!;
    for (let round = 1; round <= 2; round++) {
      if (round > 1) {
        await page.goto(`/en/play/desk/events/${event}/rounds`);
        await page
          .getByRole('button', { name: `Pair round ${round}` })
          .first()
          .click();
        await page.waitForURL(`**/rounds/${round}**`);
      }
      await page.goto(`/en/play/desk/events/${event}/rounds/${round}/results`);
      await page.getByText('Reds One').first().waitFor();
      for (const key of '15101550') await page.keyboard.press(key);
      await page.getByText(`All results of round ${round} are saved.`).waitFor();
    }
    await page.goto(`/en/play/events/${event}/rounds/${2}`);
    expect(await page.getByRole('table', { name: 'Matches' }).locator('tbody tr').count()).toBe(4);
    await looked(page);
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await page.getByRole('heading', { name: `Teams after round ${2}` }).waitFor();
    await looked(page);
    await page.goto(`/en/play/events/${event}/rounds/2/boards/1`);
    await page.getByText('White on the odd boards').first().waitFor();
    await looked(page);
  });

  it('[D-RR-8] Scheveningen: two pasted teams, everybody against everybody of the other, score of the teams', async () => {
    await run('Old against young', 'Scheveningen');
    await page.getByText('Teams: the name with a colon').waitFor();
    const teams = ['Old', 'Young'].map((team) => `${team}: ${FIRST.map((first) => `${first} ${team}`).join('; ')}`);
    await page.getByLabel('Type or paste players').fill(teams.join('\n'));
    await page.getByText('This system takes 4 rounds.').waitFor();
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.waitForURL('**/rounds/1');
    const event = page.url().split('/').at(-3)!;
    await page.goto(`/en/play/events/${event}/schedule`);
    await heading('Round 4').waitFor();
    const met = await page.locator('.rounds-ahead li').evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('a')]
          .map((player) => player.textContent)
          .sort()
          .join(' – '),
      ),
    );
    expect(new Set(met).size).toBe(16);
    expect(met.filter((pair) => !/Old.*Young|Young.*Old/.test(pair))).toEqual([]);
    await page.goto(`/en/play/desk/events/${event}/rounds/1/results`);
    await page.getByText('Ada Old').first().waitFor();
    for (const key of '111=') await page.keyboard.press(key);
    await page.getByText('All results of round 1 are saved.').waitFor();
    await page.goto(`/en/play/events/${event}/teams`);
    const table = page.getByRole('table', { name: 'Teams after round 1' }).locator('tbody tr');
    expect((await table.allInnerTexts()).map((row) => row.split(/\s+/).join(' ').trim())).toEqual([
      '1 Old 2½',
      '2 Young 1½',
    ]);
    await looked(page);
  });
});
