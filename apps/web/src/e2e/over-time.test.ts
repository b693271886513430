import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { reportedEvent } from './testing/reported-event.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const EVENT = 'lliga-setmanal';

describe.skipIf(chromium === undefined)('lists over time in a browser', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    await reportedEvent(house, 'tancat-de-maig', 'Tancat de maig', { start: '2026-05-10', end: '2026-05-12' });
    await weeklyEvent();
    const officer = await house.personAs({ roles: ['officer', 'arbiter'], name: 'Anna Puig' });
    page = await officer.newPage();
  });
  afterAll(() => house?.close());

  const open = (path: string) => page.goto(`/en/${FEDERATION}${path}`);
  const said = (words: string | RegExp) => page.locator('[data-said]').filter({ hasText: words }).waitFor();
  async function isGood(): Promise<void> {
    expect([await overflowOf(page), await violationsOf(page)]).toEqual([[], []]);
  }

  /** Two of three Sundays have been played. */
  async function weeklyEvent(): Promise<void> {
    const event = EVENT;
    const roundDates = ['2026-05-31', '2026-06-07', '2026-06-21'];
    const facts = { start: roundDates[0], end: roundDates[2], rounds: 3, roundDates, arbiters: [] };
    const kind = { system: 'round-robin', type: 'round-robin', ruleFacts: { kind: 'closed' } };
    const timeControl = { minutes: 90, increment: 30 };
    await house.perform('event.register', { event, facts: { name: 'Lliga setmanal', ...kind, ...facts, timeControl } });
    const players = ['1', '2', '3', '4'].map((player) => ({ player }));
    await house.perform('entry.add-many', { event, from: { kind: 'registry', players } });
    for (const round of [1, 2]) {
      await house.perform('round.pair', { event, round });
      const answer = await fetch(`${house.address}/api/${FEDERATION}/events/${event}/rounds?round=${round}`);
      const { rounds } = (await answer.json()) as { rounds: { boards: { board: number; version: number }[] }[] };
      const results = rounds[0]!.boards.map(({ board, version }) => ({ board, version, result: '1-0' }));
      await house.perform('results.enter-many', { event, round, results });
    }
  }

  async function waiveAll(): Promise<void> {
    for (;;) {
      const waive = page.getByRole('button', { name: /^Waive article/ }).first();
      if ((await waive.count()) === 0) break;
      await waive.click();
      await page.getByRole('dialog').getByLabel('Reason').fill('Approved so.');
      await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click();
      await said(/waived/);
    }
  }

  async function acceptReport(): Promise<void> {
    await waiveAll();
    await page.getByLabel('Reason for accepting anyway').fill('It came by post.');
    await page.getByRole('button', { name: 'Accept report' }).click();
    await said(/Report accepted/);
  }

  it('[8.1] a late report is accepted like any other, and counts on the next list', async () => {
    await open('/desk/reports/tancat-de-maig');
    await page.locator('.badge.error', { hasText: 'late' }).waitFor();
    await isGood();
    await waiveAll();
    await page.getByText('The list of these dates is already published').waitFor();
    await isGood();
    await acceptReport();
    await page.getByText('Accepted: its games are rated').waitFor();
    await isGood();
  });

  it('[8.3] a weekly event is reported round by round, and shows what counts', async () => {
    await open(`/desk/events/${EVENT}/report`);
    await page.getByRole('heading', { name: 'Report rounds 1 to 2' }).waitFor();
    await isGood();
    await page.getByLabel('To round').fill('1');
    await page.getByRole('button', { name: 'Send' }).first().click();
    await page.getByText('report sent, waiting for the decision').waitFor();
    await isGood();
    await open('/desk/reports');
    await page
      .getByRole('row', { name: /Lliga setmanal/ })
      .getByText('Round 1')
      .waitFor();
    await isGood();
    await open(`/desk/reports/${EVENT}`);
    await acceptReport();
    await page.getByText('This part is accepted').waitFor();
    await isGood();
    await open(`/desk/events/${EVENT}/report`);
    await page.getByText('accepted and rated').waitFor();
    await page.getByRole('heading', { name: 'Report round 2' }).waitFor();
    await isGood();
  });

  it('[8.2] a licence ends before its season', async () => {
    await open('/desk/registry/players/1');
    await page.getByRole('button', { name: 'Change 2026' }).click();
    await page.getByRole('button', { name: 'End 2026 early' }).click();
    await page.getByRole('dialog').getByLabel('Last day').fill('2026-06-30');
    await page.getByRole('dialog').getByLabel('Reason').fill('Plays abroad from July on.');
    await isGood();
    await page.getByRole('button', { name: 'End licence' }).click();
    await said('Licence ended.');
    await page.getByRole('cell', { name: '30 Jun 2026' }).waitFor();
    await isGood();
  });
});
