import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, narrow, openArbiterDesk, ready } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const ROUNDS = 3;
const HALL = {
  name: 'Federació al portàtil',
  country: 'CAT',
  timeZone: 'Europe/Madrid',
  language: 'ca',
  competitionRules: 'fce-1990',
  series: [{ id: 'standard', name: 'Estàndard', regulation: 'fce-2016', part: 'standard', firstList: '2027-01-01' }],
};
const TICK = 'Register unknown players';
const GUEST = 'Nouvingut, Gregori';

interface Told {
  readonly rounds: readonly { readonly boards: readonly { white: string; black: string; result?: string }[] }[];
}

describe.skipIf(chromium === undefined)('an event goes from the office to a laptop and back', () => {
  let office: ArbiterDesk;
  let laptop: House;
  let alone: BrowserContext;
  let page: Page;
  let file: Buffer;
  beforeAll(async () => {
    office = await openArbiterDesk(chromium!, ROUNDS);
    laptop = await openHouse({ chromium: chromium!, noonOf: DAY });
    await laptop.perform('federation.found', HALL);
    alone = await laptop.personAs({ roles: ['officer', 'arbiter'], name: 'Àngels Soler' });
    page = await alone.newPage();
  });
  afterAll(async () => {
    await office?.house.close();
    await laptop?.close();
  });

  const at = (path: string): string => `/en/${FEDERATION}/desk/events${path}`;
  async function takenAway(from: Page): Promise<Buffer> {
    await from.goto(at(`/${EVENT}`));
    const [download] = await Promise.all([
      from.waitForEvent('download'),
      from.getByRole('link', { name: 'Event file' }).click(),
    ]);
    return readFile(await download.path());
  }
  async function chosen(where: Page, buffer: Buffer): Promise<void> {
    await where.goto(at('/receive'));
    await where
      .getByLabel('Event file')
      .setInputFiles({ name: 'vila.event.json', mimeType: 'application/json', buffer });
    await where.getByRole('definition').getByText('Obert de la Vila').waitFor();
  }
  const takeIn = (where: Page): Promise<void> => where.getByRole('button', { name: 'Import event' }).click();
  const roundsAt = async ({ address }: House): Promise<Told['rounds']> =>
    ((await (await fetch(`${address}/api/${FEDERATION}/events/${EVENT}/rounds`)).json()) as Told).rounds;

  it('is refused once on a laptop that knows nobody, with what to do, and then taken in with its players', async () => {
    file = await takenAway(office.page);
    await chosen(page, file);
    await looked(page);
    await takeIn(page);
    const fault = page.locator('#receive-register-fault');
    await fault.filter({ hasText: /^12 players of the file are not in the registry: .* and 7 more\. Tick/ }).waitFor();
    expect(await page.locator('[data-problems] li').count()).toBe(1);
    await looked(page);
    await narrow(page);
    await page.getByLabel(TICK).check();
    await takeIn(page);
    await page.getByText(/Obert de la Vila imported\. Also registered: .*; and 7 more\./).waitFor();
  });

  it('is paired there as the office would pair it, with a guest who came on the day', async () => {
    const { player } = await laptop.perform<{ player: string }>('player.register', { name: GUEST, birthYear: 1980 });
    // At the office this number belongs to another player.
    expect((await office.ask<{ name: string }>(`/players/${player}`)).name).not.toBe(GUEST);
    await office.pair(1);
    await page.goto(at(`/${EVENT}/rounds`));
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    await page.getByText('Round 1 paired.').waitFor();
    const [there, here] = [await roundsAt(laptop), await roundsAt(office.house)];
    expect(there[0]!.boards.map(({ white, black }) => [white, black])).toEqual(
      here[0]!.boards.map(({ white, black }) => [white, black]),
    );
    await office.page.getByRole('button', { name: 'Undo pairing of round 1' }).click();
    await office.page.getByRole('dialog').getByRole('button', { name: 'Undo pairing' }).click();
    await office.page.getByText('Pairing of round 1 undone.').waitFor();
    await laptop.perform('entry.add', { event: EVENT, player });
    for (let round = 1; round <= ROUNDS; round++) {
      if (round > 1) {
        await page.goto(at(`/${EVENT}/rounds`));
        await page.getByRole('button', { name: `Pair round ${round}` }).click();
        await page.getByText(`Round ${round} paired.`).waitFor();
      }
      await page.goto(at(`/${EVENT}/rounds/${round}/results`));
      await ready(page);
      await page.locator('#board-1').focus();
      for (const key of '105105') await page.keyboard.press(key);
      await page.getByText(`All results of round ${round} are saved.`).waitFor();
    }
    await page.goto(at(`/${EVENT}/rounds`));
    await page.getByRole('button', { name: 'Close event' }).click();
    await page.waitForURL(/\/report$/);
  });

  it('comes back: the arbiter is told of the guest, the officer takes it in with them, and the report is accepted', async () => {
    file = await takenAway(page);
    await chosen(office.page, file);
    await office.page.getByText('Only a rating officer can register').waitFor();
    await takeIn(office.page);
    await office.page.getByText(`One player of the file is not in the registry: ${GUEST}. A rating officer`).waitFor();
    const officer = await office.officer.newPage();
    await chosen(officer, file);
    await officer.getByLabel(TICK).check();
    await takeIn(officer);
    await officer.getByText(`Obert de la Vila imported. Also registered: ${GUEST}.`).waitFor();
    await office.page.goto(at(`/${EVENT}/report`));
    await office.page.getByRole('button', { name: 'Send' }).click();
    await office.page.getByText('Report sent on').first().waitFor();
    const there = await roundsAt(laptop);
    const here = await roundsAt(office.house);
    expect(here.map(({ boards }) => boards.map(({ result }) => result))).toEqual(
      there.map(({ boards }) => boards.map(({ result }) => result)),
    );
    await officer.goto(`/en/${FEDERATION}/desk/reports/${EVENT}`);
    // The event is not a proper open (Oberts 1, 3, 4): the officer waives this.
    const waive = officer.getByRole('button', { name: /^Waive article/ });
    while ((await waive.count()) > 0) {
      await waive.first().click();
      const reason = officer.getByRole('dialog').getByLabel('Reason');
      await reason.fill('A trial of the laptop.');
      await reason.press('Enter');
      await officer.locator('[data-said]').filter({ hasText: 'waived' }).waitFor();
    }
    await officer.getByRole('button', { name: 'Accept report' }).click();
    await officer.getByText('Accepted: its games are rated').waitFor();
  });
});
