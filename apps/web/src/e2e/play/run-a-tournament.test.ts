import { fideListText } from '@escala/office/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { type House, openHouse } from '../testing/open-house.ts';

const chromium = chromiumPlace();
const FIRST = ['Joana', 'Pol', 'Mia', 'Nil', 'Ona', 'Jan'];
const LAST = ['Puig', 'Mas', 'Okafor', 'Serra'];
const PLAYERS = Array.from({ length: 24 }, (_, i) => `${FIRST[i % 6]} ${LAST[Math.floor(i / 6)]} ${1300 + 31 * i}`);
const MOST_CLICKS = 8;

describe.skipIf(chromium === undefined)('a club with a laptop', () => {
  let house: House;
  let page: Page;
  let clicks = 0;
  let entries = '';
  beforeAll(async () => {
    house = await openHouse({ chromium: chromium!, options: { ownMachine: true } });
    page = await (await house.person()).newPage();
  });
  afterAll(() => house?.close());

  const click = async (name: string | RegExp): Promise<void> => {
    clicks++;
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  };
  const name = () => page.getByRole('textbox', { name: 'Name', exact: true });

  it('from the link of the start to the first pairing of 24 pasted players, with few clicks', async () => {
    await page.goto(house.setupLink!);
    await name().fill('Saturday rapid');
    await page.getByLabel('Type or paste players').fill(`${PLAYERS.join('\n')}\npol MAS\n1234`);
    await page.getByText('Players: 24').waitFor();
    await page.getByText('same as line 8').waitFor();
    await page.getByText('no name, left out').waitFor();
    expect(await page.getByLabel('Rounds').inputValue()).toBe('7');
    await page.getByRole('radio', { name: 'Round robin', exact: true }).check();
    await page.reload();
    await page.getByText('Players: 24').waitFor();
    expect(await name().inputValue()).toBe('Saturday rapid');
    expect(await page.getByRole('radio', { name: 'Round robin', exact: true }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /Dutch/ }).check();
    await looked(page);
    await click('Create and pair round 1');
    await page.getByRole('heading', { name: 'Round 1' }).first().waitFor();
    expect(await page.getByText('playing', { exact: true }).count()).toBe(12);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    entries = page.url().replace('/rounds/1', '/entries');
  });

  it('[D-OFF-568] whoever comes late is typed and entered on the spot, known or not, one after the other', async () => {
    await page.goto(entries);
    await page.getByRole('combobox', { name: 'Player' }).focus();
    await page.keyboard.type('Late Larsen 1650');
    await page.getByRole('option', { name: 'Add Late Larsen 1650 as a new player', selected: true }).waitFor();
    await looked(page);
    await page.keyboard.press('Enter');
    await page.getByText('Added: Late Larsen 1650.').waitFor();
    // Enter does not wait for the list.
    await page.keyboard.type('Zoe Late');
    await page.keyboard.press('Enter');
    await page.getByText('Added: Zoe Late.').waitFor();
    await page.locator('table.entries tbody tr').nth(25).waitFor();
    expect(await page.locator('table.entries tbody tr').count()).toBe(26);
    expect(await page.locator('table.entries tbody tr', { hasText: 'Late Larsen' }).innerText()).toContain('1650');
    await page.keyboard.type('Joana Puig');
    await page.getByRole('option', { name: /^Joana Puig/, selected: true }).waitFor();
    expect(await page.getByRole('listbox').getByRole('option').last().innerText()).toBe(
      'Add Joana Puig as a new player',
    );
    await page.keyboard.press('Escape');
  });

  it('[D-OFF-569] a list is pasted as it comes: who is in already, who is new, and all are entered', async () => {
    await page.goto(entries);
    await page.getByText('Paste or import').click();
    await page.getByLabel('Text').fill('Joana Puig\nNora Lind 1710\nIvo Petrov; 1820');
    await page.getByText('Players: 2 (new: 2)').waitFor();
    await page.getByText('already in', { exact: true }).waitFor();
    await looked(page);
    await page.getByRole('button', { name: 'Add all' }).click();
    await page.getByText('Players added: 2. New players among them: 2.').waitFor();
    await page.locator('table.entries tbody tr', { hasText: 'Nora Lind' }).waitFor();
    expect(await page.locator('table.entries tbody tr').count()).toBe(28);
    await page.getByText('already in', { exact: true }).waitFor({ state: 'detached' });
  });

  it('a house that only plays has tournaments, players and its look in the navigation, and no lists', async () => {
    await page.goto('/en/play/desk');
    expect(await page.getByRole('navigation').first().getByRole('link').allInnerTexts()).toEqual([
      'Tournaments',
      'Players',
      'Appearance and contact',
      'FIDE’s list',
    ]);
    await page.goto('/en/play');
    await page.getByText('Saturday rapid').first().waitFor();
    expect(await page.getByRole('link', { name: 'Ratings', exact: true }).count()).toBe(0);
    await looked(page);
  });

  it('[D-OFF-584] FIDE’s list comes from a stick, and whoever is on it is found at entries', async () => {
    await page.goto('/en/play/desk/fide-list');
    const text = fideListText([{ id: '1503999', name: 'Karlsson, Magna', federation: 'NOR', sex: 'f' }]);
    const file = { name: 'players_list_foa.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('button', { name: 'Load this list' }).click();
    await page.getByText('FIDE’s list is loaded.').waitFor();
    await page.goto(entries);
    await page.getByRole('combobox', { name: 'Player' }).focus();
    await page.keyboard.type('magna karls');
    await page.getByRole('option', { name: 'Karlsson, Magna' }).first().waitFor();
  });

  it('the next time the same names are known; a schedule says its rounds', async () => {
    await page.goto('/en/play/desk/events/run');
    await name().fill('Blitz of four');
    await page.getByRole('radio', { name: 'Round robin', exact: true }).check();
    await page.getByLabel('Type or paste players').fill('Puig, Joana\nPol Mas\nMia Okafor\nNils Berg 1500');
    await page.getByText('Players: 4 (found: 3, new: 1)').waitFor();
    await page.getByText('This system takes 3 rounds.').waitFor();
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByLabel(/minutes/i).fill('5');
    await page.getByRole('button', { name: 'Create, add players later' }).click();
    await page.waitForURL('**/entries');
    await page.getByText('Nils Berg').first().waitFor();
  });

  it('after all were added, the header has what comes next, and the form of the next tournament is empty', async () => {
    await page.goto('/en/play/desk/events/run');
    expect(await name().inputValue()).toBe('');
    await name().fill('Sunday');
    await page.getByRole('button', { name: 'Create, add players later' }).click();
    await page.waitForURL('**/entries');
    expect(await page.getByRole('link', { name: 'Pair round 1' }).count()).toBe(0);
    await page.getByText('Paste or import').click();
    await page.getByLabel('Text').fill('Joana Puig\nPol Mas\nMia Okafor\nOna Serra');
    await page.getByRole('button', { name: 'Add all' }).click();
    await page.getByText(/Players added: 4/).waitFor();
    await page.locator('.tools').getByRole('link', { name: 'Pair round 1' }).waitFor();
    await page.locator('.tools').getByRole('link', { name: 'Byes and absences' }).waitFor();
    await looked(page);
  });

  it('the link is used up, and whoever comes without one is shown no desk', async () => {
    const other = await (await house.person()).newPage();
    await other.goto(house.setupLink!);
    await other.getByText('This link was already used').waitFor();
    await other.goto('/en/play/desk');
    await other.getByText('start Escala again there').waitFor();
  });
});
