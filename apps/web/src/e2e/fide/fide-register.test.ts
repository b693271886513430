import type { FidePlayer } from '@escala/formats';
import { loadRegister } from '@escala/office/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from '../testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from '../testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from '../testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const NARROW = { width: 375, height: 800 };

const MAGNA: FidePlayer = {
  ...{ id: '1503999', name: 'Kårlsson, Magna', federation: 'NOR', title: 'WGM', sex: 'f', birthYear: 1991 },
  ...{ standard: 2444, rapid: 2400, blitz: 2390 },
};
const MAGDA: FidePlayer = { id: '1504000', name: 'Karlsson, Magda', federation: 'SWE', sex: 'f', standard: 1801 };

describe.skipIf(chromium === undefined)('FIDE’s list at the desks, in a browser', () => {
  let house: House;
  let arbiter: BrowserContext;
  let officer: BrowserContext;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    await loadRegister(house.fidePages, [MAGNA, MAGDA], '2026-06-01');
    const time = { timeControl: { minutes: 90, increment: 30 }, start: DAY, end: '2026-06-19', rounds: 5 };
    const facts = { name: 'Obert de la Vila', system: 'fce-1990', type: 'swiss', arbiters: [], ...time };
    await house.perform('event.register', { event: 'vila', facts });
    arbiter = await house.personAs({ roles: ['arbiter'], name: 'Marta Soler', events: ['vila'] });
    officer = await house.personAs({ roles: ['officer'], name: 'Anna Puig' });
    page = await arbiter.newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => house?.close());
  afterEach(() => {
    expect(complaints.filter((line) => !/status of 4\d\d|ERR_ABORTED/.test(line))).toEqual([]);
  });

  const at = (path: string): string => `/en/${FEDERATION}/desk${path}`;
  const seen = async (): Promise<void> => {
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  };

  it('somebody whom the registry does not know is typed, offered with what FIDE says, and entered by one key', async () => {
    await page.goto(at('/events/vila/entries'));
    await page.getByRole('combobox', { name: 'Player' }).focus();
    await page.keyboard.type('magna karls');
    const option = page.getByRole('option', { name: 'Kårlsson, Magna', selected: true });
    await option.waitFor();
    expect(await option.textContent()).toBe('Kårlsson, Magna WGM · 2444 · NOR · 1991 · FIDE 1503999');
    await seen();
    await page.keyboard.press('Enter');
    await page.locator('[data-entries]').getByRole('link', { name: 'Kårlsson, Magna' }).waitFor();
    expect(await page.locator('[data-added]').textContent()).toContain('Kårlsson, Magna');
    const row = page.locator('table.entries tbody tr');
    await row.getByText('2444').waitFor();
    expect(await row.getByText('WGM').count()).toBe(1);
    expect(await page.evaluate('document.activeElement.id')).toBe('add-player');
    await page.keyboard.type('1504000');
    await page.getByRole('option', { name: 'Karlsson, Magda', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await row.getByText('1801').waitFor();
    expect(await row.count()).toBe(2);
  });

  it('whoever is entered from the list is of the registry from then on, and is offered once', async () => {
    await page.getByRole('combobox', { name: 'Player' }).fill('karlsson magna');
    await page.getByRole('option', { name: /Kårlsson/ }).waitFor();
    expect(await page.getByRole('option', { name: /Kårlsson/ }).count()).toBe(1);
  });

  it('ratings of the next list are shown beside the old ones and taken over by one press', async () => {
    await loadRegister(
      house.fidePages,
      [
        { ...MAGNA, standard: 2451 },
        { ...MAGDA, name: 'Other, Person' },
      ],
      '2026-06-15',
    );
    await page.goto(at('/events/vila/entries'));
    await page.getByRole('link', { name: 'FIDE ratings' }).click();
    await page.getByRole('heading', { name: 'FIDE’s list of 15 June 2026' }).waitFor();
    await page.getByRole('row', { name: 'Kårlsson, Magna 2444 / 2400 / 2390 2451 / 2400 / 2390 changes' }).waitFor();
    await page
      .getByRole('cell', { name: 'FIDE ID 1504000 belongs to Other, Person on the list: not copied' })
      .waitFor();
    await seen();
    const size = page.viewportSize()!;
    await page.setViewportSize(NARROW);
    await seen();
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Copy these ratings' }).click();
    await page.getByText('Ratings copied.').waitFor();
    const rows = page.locator('table.entries tbody tr');
    await rows.getByText('2451').waitFor();
    expect(await rows.getByText('1801').count()).toBe(1);
  });

  it('at the registry it fills in the form of a new player', async () => {
    page = await officer.newPage();
    complaints = complaintsOf(page);
    await loadRegister(house.fidePages, [{ ...MAGNA, id: '1505000', name: 'Nova, Nadia' }], '2026-06-15');
    await page.goto(at('/registry/players/new'));
    await page.getByRole('combobox', { name: 'Choose from FIDE’s list' }).fill('nadia');
    await page.getByRole('option', { name: 'Nova, Nadia', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const value = (name: string): Promise<string> =>
      page.locator(`#new-player [name=${name}], form [name=${name}]`).first().inputValue();
    expect(await Promise.all(['name', 'birthYear', 'sex', 'nationality', 'fideId'].map(value))).toEqual([
      ...['Nova, Nadia', '1991', 'f', 'NOR', '1505000'],
    ]);
    // The data that comes along is shown before sending (D-OFF-583).
    await page.getByText('On FIDE’s list: Nova, Nadia · WGM · NOR · 1991 · 2444 / 2400 / 2390.').waitFor();
    await seen();
    await page.goto(at('/registry/import?what=fide'));
    await page.getByText('FIDE’s list of 15 June 2026, loaded on ').waitFor();
  });

  it('[D-OFF-580] pasted lines stand beside the list: a number takes what it says, a name offers, who comes twice is told', async () => {
    const nils = { name: 'Berg, Nils', federation: 'NOR' };
    await loadRegister(
      house.fidePages,
      [
        { ...MAGNA, id: '1506000', name: 'Lind, Nora' },
        { ...nils, id: '1507000', title: 'FM', standard: 2301, birthYear: 1990 },
        { ...nils, id: '1507001', standard: 1500, birthYear: 2012 },
      ],
      '2026-06-15',
    );
    await page.goto(at('/events/run'));
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Saturday');
    const text = 'N. Lind 1506000\nNils Berg\nOla Hansen 1600\nNora Lind\nPer Olsen 1507001\nOla Hansen';
    await page.getByLabel('Type or paste players').fill(text);
    const line = (name: string) => page.locator('[data-lines] li', { hasText: name });
    await page.getByText('Players: 4 (to choose: 1, on FIDE’s list: 1, guests: 2)').waitFor();
    expect(await line('Lind, Nora').innerText()).toMatch(
      /WGM Lind, Nora\s+NOR · 1991 · FIDE 1506000\s+on FIDE’s list\s+2400/,
    );
    expect(await line('same as line 1').innerText()).toContain('Nora Lind');
    const offers = page.getByRole('combobox', { name: 'Nils Berg: Possibly on FIDE’s list, players: 2' });
    expect(await offers.locator('option').allTextContents()).toEqual([
      'Possibly on FIDE’s list, players: 2',
      'FM Berg, Nils · 2301 · NOR · 1990 · FIDE 1507000',
      'Berg, Nils · 1500 · NOR · 2012 · FIDE 1507001',
      'Somebody else: a guest',
    ]);
    await seen();
    const size = page.viewportSize()!;
    await page.setViewportSize(NARROW);
    await seen();
    await page.setViewportSize(size);
    await offers.selectOption('fide:1507000');
    await line('FM Berg, Nils').getByText('2301', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create and pair round 1' }).click();
    await page.getByRole('link', { name: 'Choose in the list who is meant: Per Olsen.' }).waitFor();
    await seen();
    await page.getByRole('combobox', { name: 'Per Olsen: to choose' }).selectOption('-');
    await line('same as line 3').getByRole('button', { name: 'Somebody else: a guest' }).click();
    await page.getByText('Players: 5 (on FIDE’s list: 2, guests: 3)').waitFor();
    await page.getByRole('button', { name: 'Create, add players later' }).click();
    await page.waitForURL('**/entries');
    const rows = page.locator('table.entries tbody tr');
    await rows.nth(4).waitFor();
    expect(await rows.count()).toBe(5);
    expect(await rows.filter({ hasText: 'Lind, Nora' }).innerText()).toMatch(/WGM[\s\S]*2400/);
    expect(await rows.filter({ hasText: 'Berg, Nils' }).innerText()).toMatch(/MF[\s\S]*2301/);
    expect(await rows.filter({ hasText: 'Per Olsen' }).innerText()).not.toContain('1500');
  });
});
