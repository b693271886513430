import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, narrow, openArbiterDesk } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION } from './testing/open-house.ts';

const chromium = chromiumPlace();

describe.skipIf(chromium === undefined)('the prizes of an event, in a browser', () => {
  let desk: ArbiterDesk;

  beforeAll(async () => {
    desk = await openArbiterDesk(chromium!, 1);
  }, 600_000);
  afterAll(() => desk?.house.close());

  it('every line that is no amount is named; what is right is kept', async () => {
    const { page } = desk;
    await page.goto(desk.desk('/settings'));
    const lines = page.getByLabel('Prizes, one place per line');
    await lines.fill('500\nthree hundred\n\n5 lei');
    await page.getByRole('button', { name: 'Save prizes' }).click();
    for (const said of ['Line 2: “three hundred” is not an amount', 'Line 3 is empty', 'Line 4: “5 lei” is not in'])
      await page.locator('[data-problems] li').filter({ hasText: said }).waitFor();
    expect(await lines.getAttribute('aria-invalid')).toBe('true');
    await looked(page);
    await narrow(page);
    await lines.fill('500\n250,50\n1.000 €\n');
    await page.getByRole('button', { name: 'Save prizes' }).click();
    await page.getByText('Prizes saved.').waitFor();
    expect(await lines.inputValue()).toBe('500\n250.50\n1000');
  });

  it('[Desempats 1.6.1] everybody sees who takes what, as things stand and when the event is over', async () => {
    const { page, house } = desk;
    await page.goto(`/en/${FEDERATION}/events/${EVENT}`);
    await page.getByText('€500.00 · €250.50 · €1,000.00').waitFor();
    await desk.pair(1);
    const { boards } = await desk.told(1);
    const results = boards.map(({ board, version }) => ({ board, version, result: '1-0' }));
    await house.perform('results.enter-many', { event: EVENT, round: 1, results });
    const table = `/en/${FEDERATION}/events/${EVENT}/standings`;
    await page.goto(table);
    const prizes = page.locator('#prizes');
    await prizes.getByText('After round 1').waitFor();
    await prizes.getByText('€1,750.50, shared by 6').waitFor();
    expect(await prizes.locator('tbody tr').count()).toBe(6);
    await looked(page);
    await narrow(page);
    const { version } = await desk.ask<{ version: number }>(`/events/${EVENT}`);
    await house.perform('event.close', { event: EVENT, version });
    await page.goto(table);
    await prizes.getByText('Final: the prizes').waitFor();
    expect(desk.complaints).toEqual([]);
  });
});
