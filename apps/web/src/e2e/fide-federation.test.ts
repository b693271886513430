import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const NAMES = ['Pla, Ona', 'Roca, Biel', 'Soler, Emma', 'Vila, Marc', 'Font, Laia', 'Mas, Nil'];

/** It rates by FIDE's regulations and names no rules for competitions. */
const BY_FIDE = {
  name: 'Federació d’Escacs Valls',
  country: 'AND',
  timeZone: 'Europe/Andorra',
  language: 'ca',
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2024', part: 'standard', firstList: '2026-07-01' }],
};

describe.skipIf(chromium === undefined)('an arbiter of a federation that rates by FIDE', () => {
  let house: House;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    house = await openHouse({ chromium: chromium!, noonOf: '2026-06-15' });
    await house.perform('federation.found', BY_FIDE);
    for (const name of NAMES) await house.perform('player.register', { name });
    page = await (await house.personAs({ roles: ['arbiter'], name: 'Marta Soler' })).newPage();
    complaints = complaintsOf(page);
  }, 600_000);
  afterAll(() => house?.close());
  const isGood = async (): Promise<void> =>
    expect([await overflowOf(page), await violationsOf(page), complaints.splice(0)]).toEqual([[], [], []]);

  it('[D-OFF-550] is offered FIDE’s book first, chooses the Dutch system in the form, and pairs by it', async () => {
    await page.goto(`/en/${FEDERATION}/desk/events`);
    await page.getByRole('link', { name: 'Run a tournament' }).click();
    await page.getByLabel('Name', { exact: true }).first().fill('Obert de la Vall');
    const way = page.getByLabel('System', { exact: true });
    await way.selectOption({ label: 'round robin' });
    await way.selectOption({ label: 'Swiss system (Dutch)' });
    await page.getByLabel('Rounds', { exact: true }).fill('3');
    await isGood();
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.getByRole('heading', { level: 1, name: 'Obert de la Vall' }).waitFor();
    await page.getByRole('link', { name: 'Add players' }).click();
    await page.getByText('Paste or import').click();
    await page.getByLabel('Text').fill(['Nom;Club', ...NAMES.map((name) => `${name};`)].join('\n'));
    await page.getByRole('button', { name: 'Add all' }).click();
    await page.getByText(`Players added: ${NAMES.length}.`).waitFor();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'White' }).click();
    await page.getByRole('link', { name: 'Pair round 1' }).click();
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    await page.getByText('Round 1 paired.').waitFor();
    await isGood();
    const event = new URL(page.url()).pathname.split('/')[5]!;
    await page.goto(`/en/${FEDERATION}/events/${event}/rounds/1`);
    await page.getByText('Why not …?').waitFor();
    expect(await page.getByRole('row').filter({ hasText: ',' }).count()).toBe(3);
    await page.goto(`/en/${FEDERATION}/events/${event}/rounds/1/boards/1`);
    await page.getByText('The bracket of 0 points has 6 players').waitFor();
    await isGood();
  }, 120_000);
});
