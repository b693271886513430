import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-11-15';
const WIDE = { width: 1200, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * A first-time user of the demonstration: partial addresses, and every desk with something to do (D-OFF-280, 281, 282).
 */
describe.skipIf(chromium === undefined)('a newcomer in the demonstration', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 150, years: 1, seed: 1, endsOn: DAY, toTry: true },
    });
  });
  afterAll(() => house?.close());

  const visit = async (viewport: typeof WIDE, roles?: readonly ('officer' | 'delegate')[]): Promise<Page> => {
    const person = roles
      ? await house.personAs({ roles, name: 'Anna Puig', clubs: ['c001'] }, { viewport })
      : await house.person({ viewport, locale: 'ca-ES' });
    return person.newPage();
  };

  it('finds home from an address that leads nowhere, and the way to sign in', async () => {
    const page = await visit(PHONE);
    for (const address of ['/nothing', '/fr/demo', '/ca/demo/nothing', '/ca/nothing/at/all']) {
      expect((await page.goto(address))?.status()).toBe(404);
      expect([...(await violationsOf(page)), ...(await overflowOf(page))]).toEqual([]);
    }
    await page.getByRole('link', { name: 'Inici' }).click();
    await page.waitForURL(`**/ca/${FEDERATION}`);
    await page.goto('/en');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/sign-in?*');
  });

  it('unfolds the sections of the desk on a telephone, by keyboard, and publishes the list that is due', async () => {
    const page = await visit(PHONE, ['officer']);
    const complaints = complaintsOf(page);
    await page.goto(`/en/${FEDERATION}/desk`);
    const sections = page.getByRole('navigation', { name: 'Desk' });
    const lists = sections.getByRole('link', { name: 'Rating lists' });
    expect(await lists.count()).toBe(0);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    expect(await lists.count()).toBe(1);
    expect([...(await violationsOf(page)), ...(await overflowOf(page))]).toEqual([]);
    await lists.click();
    await page.waitForURL('**/desk/lists');
    await page.setViewportSize(WIDE);
    expect(await menu.isVisible()).toBe(false);
    expect(await lists.count()).toBe(1);
    await page.goto(`/en/${FEDERATION}/desk/lists/rapid`);
    await page.getByRole('checkbox', { name: /Actius de/ }).check();
    await page.getByRole('button', { name: /^Publish Rapid/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish Rapid/ })
      .click();
    await page.waitForURL('**/desk/lists/rapid?published=2026-11-01');
    expect(complaints).toEqual([]);
  });

  it('has a match report to send or to confirm at the desk of the club', async () => {
    const page = await visit(PHONE, ['delegate']);
    await page.goto(`/en/${FEDERATION}/desk/club`);
    await page
      .getByRole('link', { name: /match report \(acta\)/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Match report (acta)' }).waitFor();
    expect(await overflowOf(page)).toEqual([]);
  });
});
