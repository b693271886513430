import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { reportedEvent } from './testing/reported-event.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const LIST_DAY = '2026-07-01';
/** The demo has a rapid event whose report is waiting with findings. */
const WAITING = 'actius-per-decidir';
const ACTIUS = /^Actius de/;

describe.skipIf(chromium === undefined)('the officer’s desk in a browser', () => {
  let house: House;
  let officer: BrowserContext;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    await reportedEvent(house, 'tancat-quatre', 'Tancat de quatre');
    await signIn();
  });
  afterAll(() => house?.close());

  async function signIn(): Promise<void> {
    officer = await house.personAs({ roles: ['officer'], name: 'Anna Puig' });
    page = await officer.newPage();
    complaints = complaintsOf(page);
  }
  const open = (path: string, language = 'en') => page.goto(`/${language}/${FEDERATION}${path}`);
  const said = (words: string | RegExp) => page.locator('[data-said]').filter({ hasText: words }).waitFor();
  async function isGood(): Promise<void> {
    expect([await overflowOf(page), await violationsOf(page), complaints.splice(0)]).toEqual([[], [], []]);
  }

  it('waives what stands against a report, with a reason, and accepts it', async () => {
    await open('/desk/reports');
    await isGood();
    await page.getByRole('row', { name: ACTIUS }).getByText('1 Jul 2026').waitFor();
    await page.getByRole('link', { name: ACTIUS }).click();
    await page.getByText('2 objections to this report').waitFor();
    expect(await page.getByRole('button', { name: 'Accept report' }).isDisabled()).toBe(true);
    await isGood();
    for (const article of ['Actius 1', 'Actius 22']) {
      await page.getByRole('button', { name: `Waive article ${article}`, exact: true }).click();
      const reason = page.getByRole('dialog').getByLabel('Reason');
      await reason.fill('The bases were approved so.');
      await reason.press('Enter');
      await said(`Article ${article} waived.`);
    }
    // It was registered after it was played (fce-2016 2.1, 2.2).
    await page.getByText('You can accept the report with a reason').waitFor();
    await page.getByLabel('Reason for accepting anyway').fill('The demonstration begins in the middle.');
    await page.getByRole('button', { name: 'Accept report' }).click();
    await said(/Report accepted/);
    await page.getByText('Accepted: its games are rated').waitFor();
    await isGood();
  });

  it('refuses another one with a reason; it is found among the refused', async () => {
    await open('/desk/reports');
    await page.getByRole('link', { name: 'Tancat de quatre' }).click();
    const waiting = page.url();
    await page.getByRole('button', { name: 'Refuse report' }).click();
    const refuse = page.getByRole('dialog').getByRole('button', { name: 'Refuse report' });
    await refuse.click();
    await page.getByRole('link', { name: /^Reason, and what to correct/ }).waitFor();
    expect(page.url()).toBe(waiting);
    complaints.splice(0);
    await page.getByLabel('Reason, and what to correct').fill('The acta of round 2 is missing.');
    await refuse.click();
    await said(/Report refused/);
    await page.getByText('The acta of round 2 is missing.').waitFor();
    await open('/desk/reports?state=refused');
    await page.getByRole('link', { name: 'Tancat de quatre' }).waitFor();
    await isGood();
  });

  it('sees the period board, and that a list does not come out before its day', async () => {
    await open('/desk/lists');
    await page.getByRole('link', { name: 'Standard' }).click();
    await page.getByText('One refused report was not sent again').waitFor();
    await isGood();
    await page.getByRole('link', { name: 'Rapid and blitz' }).click();
    await page.getByText('can be published in 16 days').waitFor();
    await page.getByRole('link', { name: /^In the list \d/ }).click();
    await page.locator('.board').getByText('In the list').waitFor();
    expect(await page.getByRole('button', { name: 'Publish on 1 July' }).isDisabled()).toBe(true);
    await isGood();
    await page.getByRole('link', { name: 'Preview list' }).click();
    await page.getByText('The list of 1 July 2026 can be published from that day').waitFor();
    expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
    await page.getByRole('heading', { name: 'Changes' }).waitFor();
    await isGood();
  });

  it('publishes the lists on their day; everybody reads them, and they hold', async () => {
    house.setDay(LIST_DAY);
    await signIn();
    for (const [series, name] of [
      ['standard', 'Standard'],
      ['rapid', 'Rapid and blitz'],
    ] as const) {
      await open(`/desk/lists/${series}`);
      await page.getByRole('button', { name: `Publish ${name}, 1 July 2026` }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Publish/ })
        .click();
      await said(`Published: “${name}” of 1 July 2026.`);
    }
    await isGood();
    await page.getByRole('link', { name: 'Verify the list' }).click();
    await page.getByText('Correct: computed again from the log of that day').waitFor();
    const hash = await page.locator('.hash').first().textContent();
    await page.getByRole('link', { name: 'Public list' }).click();
    await page.getByRole('heading', { name: 'Rapid and blitz, 1 July 2026' }).waitFor();
    expect(await page.locator('.hash').textContent()).toBe(hash);
  });

  it('corrects a result with its preview; original, revised and cause are public', async () => {
    await open('/desk/corrections');
    await page.getByRole('link', { name: 'New correction' }).click();
    await page.getByLabel('Name', { exact: true }).fill('actius');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator(`a[href*="event=${WAITING}"]`).click();
    await page.getByRole('link', { name: 'Result', exact: true }).waitFor();
    await isGood();
    await page.getByRole('link', { name: 'Result', exact: true }).click();
    await page.getByRole('link', { name: 'Round 2', exact: true }).click();
    await page
      .getByRole('link', { name: /^Choose: / })
      .first()
      .click();
    await page.getByLabel('Correct result').waitFor();
    await isGood();
    const onRecord = (await page.locator('main strong').last().textContent()) ?? '';
    await page.getByLabel('Correct result').selectOption(onRecord.startsWith('½') ? '1-0' : '1/2');
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await page.getByText('2 players change on one published list.').waitFor();
    await isGood();
    await otherCorrection();
    await page.getByLabel('Reason: what shows the error').fill('Both score sheets say so.');
    await page.getByRole('button', { name: 'Confirm correction' }).click();
    await page.getByText('Check the new preview and confirm it').first().waitFor();
    complaints.splice(0);
    await page.getByRole('link', { name: 'Preview again' }).click();
    await page.getByLabel('Reason: what shows the error').fill('Both score sheets say so.');
    await page.getByRole('button', { name: 'Confirm correction' }).click();
    await said('Correction confirmed. The revised lists follow.');
    await isGood();
    await page.getByRole('link', { name: 'Revised list' }).click();
    await page.getByText('This is the list in force, with corrections').waitFor();
    await page
      .locator('#editions')
      .getByRole('link', { name: /published/i })
      .click();
    await page.getByText('This is the list as published').waitFor();
    await page.locator('#editions').getByRole('link', { name: 'What changed and why' }).click();
    await page.getByText('Both score sheets say so.').waitFor();
  });

  /** In the meantime another person changes a different game of the same players. */
  async function otherCorrection(): Promise<void> {
    const asked = new URL(page.url()).searchParams;
    const { games } = (await (await officer.request.get(`/api/${FEDERATION}/events/${WAITING}/document`)).json()) as {
      games: { round: number; white: string; black: string; result: string }[];
    };
    const { round, white, black, result } = games.find(
      (game) => game.round !== 2 && [game.white, game.black].includes(asked.get('white')!),
    )!;
    const change = { kind: 'result', event: WAITING, round, white, black, result: result === '1/2' ? '1-0' : '1/2' };
    const answer = await officer.request.post(`/api/${FEDERATION}/corrections/preview`, { data: { change } });
    const { preview } = (await answer.json()) as { preview: string };
    await house.perform('correction.confirm', { change, preview }, 'Another sheet.');
  }

  it('keeps arbiters out of the inbox', async () => {
    const arbiter = await (await house.personAs({ roles: ['arbiter'], name: 'Ada Roig' })).newPage();
    for (const path of ['/desk/reports', '/desk/lists', '/desk/corrections/new'])
      expect((await arbiter.goto(`/en/${FEDERATION}${path}`))?.status(), path).toBe(403);
    await arbiter.goto(`/en/${FEDERATION}/desk`);
    expect(await arbiter.getByRole('link', { name: 'Corrections' }).count()).toBe(0);
  });

  it('works in Catalan on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const paths = [
      '/desk/reports',
      `/desk/reports/${WAITING}`,
      '/desk/lists',
      '/desk/lists/rapid',
      '/desk/revision',
      '/desk/corrections',
      `/desk/corrections/new?event=${WAITING}`,
      `/desk/corrections/new?event=${WAITING}&kind=identity`,
      `/desk/corrections/new?event=${WAITING}&kind=annulment`,
    ];
    for (const path of paths) {
      expect((await open(path, 'ca'))?.status(), path).toBe(200);
      expect([path, await overflowOf(page), await violationsOf(page, 'at-all-but-colours')]).toEqual([path, [], []]);
    }
    await page.getByRole('button', { name: 'Confirma la correcció' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
