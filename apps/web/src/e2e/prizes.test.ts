import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, narrow, openArbiterDesk } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION } from './testing/open-house.ts';

const chromium = chromiumPlace();

describe.skipIf(chromium === undefined)('the prizes of an event, in a browser', () => {
  let desk: ArbiterDesk;
  const line = (at: number) => desk.page.locator('[data-prize-lines] [data-line]').nth(at);
  const save = async (): Promise<void> => {
    await desk.page.getByRole('button', { name: 'Save prizes' }).click();
    await desk.page.getByText('Prizes saved.').waitFor();
  };

  beforeAll(async () => {
    desk = await openArbiterDesk(chromium!, 1);
  });
  afterAll(() => desk?.house.close());

  it('every place that is neither amount nor goods is named; what is right is kept', async () => {
    const { page } = desk;
    await page.goto(desk.desk('/prizes'));
    await line(0).getByLabel('Prizes by place').fill('500; ; 5 lei; 1,0050');
    await page.getByRole('button', { name: 'Save prizes' }).click();
    for (const said of ['the prize for place 2 is missing', 'place 3: “5 lei” is not in', 'place 4: “1,0050” is not'])
      await page.locator('[data-problems] li').filter({ hasText: said }).waitFor();
    expect(await line(0).getByLabel('Prizes by place').getAttribute('aria-invalid')).toBe('true');
    await looked(page);
    await narrow(page);
    await line(0).getByLabel('Prizes by place').fill('1.000 €; 500; 250,50');
    await save();
    expect(await line(0).getByLabel('Prizes by place').inputValue()).toBe('1000; 500; 250.50');
    // Pressing Enter again removes nothing.
    expect(await page.locator('[data-remove-line]:focus').count()).toBe(0);
  });

  it('categories are added, pasted from a spreadsheet and removed; a refusal stands at its line', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Add a category' }).click();
    await line(1)
      .getByLabel('Category', { exact: true })
      .evaluate((input) => {
        const copied = 'Women\t100\t50\nUnder 18\tChess set (40)\nNobody\t10\t20';
        const clipboardData = { getData: () => copied };
        input.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
      });
    expect(await line(1).getByLabel('Prizes by place').inputValue()).toBe('100; 50');
    await line(1).getByText('For everybody').click();
    await line(1).getByLabel('Sex').selectOption({ label: 'Women' });
    await line(1).getByText('Conditions: 1').waitFor();
    await line(2).getByText('For everybody').click();
    await line(2).getByLabel('Under this age').fill('18');
    await page.getByRole('button', { name: 'Save prizes' }).click();
    await page
      .locator('[data-problems] li')
      .filter({ hasText: '“Nobody”: place 2 brings more than place 1' })
      .waitFor();
    await looked(page);
    await line(3).getByRole('button', { name: 'Remove this category' }).click();
    await save();
    expect(await page.locator('[data-prize-lines] [data-line]').count()).toBe(3);
    await looked(page);
    await narrow(page);
  });

  it('what was saved can be undone', async () => {
    const { page } = desk;
    await line(2).getByRole('button', { name: 'Remove this category' }).click();
    await save();
    expect(await page.locator('[data-prize-lines] [data-line]').count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await line(2).waitFor();
    expect(await line(2).getByLabel('Prizes by place').inputValue()).toBe('Chess set (40)');
  });

  it('[Desempats 1.6.1] everybody sees who takes what and why, as things stand and when the event is over', async () => {
    const { page, house } = desk;
    await page.goto(`/en/${FEDERATION}/events/${EVENT}`);
    await page.getByText('€1,000.00 · €500.00 · €250.50, Women, Under 18').waitFor();
    await desk.pair(1);
    const { boards } = await desk.told(1);
    const results = boards.map(({ board, version }) => ({ board, version, result: '1-0' }));
    await house.perform('results.enter-many', { event: EVENT, round: 1, results });
    const table = `/en/${FEDERATION}/events/${EVENT}/prizes`;
    await page.goto(table);
    await page.getByText('After round 1').waitFor();
    const general = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'General' }) });
    await general.getByText('Why').first().click();
    await general.getByText('€1,750.50 shared equally by').first().waitFor();
    await looked(page);
    await narrow(page);
    const { version } = await desk.ask<{ version: number }>(`/events/${EVENT}`);
    await house.perform('event.close', { event: EVENT, version });
    await page.goto(table);
    await page.getByText('Final.').waitFor();
    // The browser logs the refusal above.
    expect(desk.complaints.filter((each) => !each.includes('422'))).toEqual([]);
  });
});
