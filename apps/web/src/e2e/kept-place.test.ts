import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, openArbiterDesk, PHONE } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION } from './testing/open-house.ts';

const chromium = chromiumPlace();

/** For keyboard users, and for readers on a telephone: nobody has to find their place again (D-OFF-321). */
describe.skipIf(chromium === undefined)('the place where somebody works', () => {
  let at: ArbiterDesk;
  beforeAll(async () => {
    at = await openArbiterDesk(chromium!, 9);
  });
  afterAll(() => at?.house.close());

  it('is kept after an absence: the list stays open, and its heading has the focus', async () => {
    const { page } = at;
    await page.goto(at.desk('/rounds'));
    const heading = page.locator('summary', { hasText: 'Mark absent' });
    await heading.press('Enter');
    for (const present of [11, 10]) {
      await page
        .getByRole('button', { name: /^Mark absent: / })
        .nth(3)
        .press('Enter');
      await page.getByText(`${present} players will be paired.`).waitFor();
      expect(await page.locator('summary:focus').innerText()).toBe('Mark absent');
      expect(await page.getByRole('button', { name: /^Mark absent: / }).count()).toBe(present);
    }
  });

  it('is kept after a withdrawal, and what was done is in sight there', async () => {
    const { page } = at;
    await page.goto(at.desk('/entries'));
    await page.setViewportSize({ width: 1200, height: 400 });
    const withdraw = page.getByRole('button', { name: /^Withdraw: / });
    await page
      .getByRole('button', { name: /^More about / })
      .last()
      .press('Enter');
    await withdraw.last().press('Enter');
    await page.getByRole('dialog').getByRole('button').first().press('Enter');
    const toast = page.locator('.said.toast');
    await toast.waitFor();
    expect(await page.locator('button[popovertarget]:focus').count()).toBe(1);
    await expect.poll(async () => (await toast.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    // A success message disappears by itself; Undo stays on the page.
    await toast.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1200, height: 900 });
    await looked(page);
    const row = page.getByRole('row', { name: (await page.locator('[data-said]').innerText()).slice(11, -1) });
    expect(await row.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('[data-said]', { hasText: 'Undone.' }).waitFor();
    expect(await row.count()).toBe(1);
    await toast.waitFor({ state: 'detached' });
    expect(await page.locator('[data-said]').innerText()).toBe('');
    expect(at.complaints).toEqual([]);
  });

  it('what was done in one tournament is not said on the page of another', async () => {
    const { page } = at;
    await page.goto(at.desk('/rounds'));
    // The page does not come again before the user goes elsewhere.
    let isHeld = false;
    await page.route(`**${at.desk('/rounds')}`, (route) => {
      isHeld = true;
      setTimeout(() => route.abort().catch(() => undefined), 10_000);
    });
    await page.locator('summary', { hasText: 'Mark absent' }).press('Enter');
    await page
      .getByRole('button', { name: /^Mark absent: / })
      .first()
      .press('Enter');
    await expect.poll(() => isHeld).toBe(true);
    await page.goto(`/en/${FEDERATION}/desk/events`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[data-said]').innerText()).toBe('');
    await page.unroute(`**${at.desk('/rounds')}`);
    at.complaints.splice(0);
  });

  it('is kept where an act of a menu that asks first is refused: the menu stays open with the reason', async () => {
    const { page } = at;
    await page.goto(at.desk('/entries'));
    const { entries } = await at.ask<{ entries: { player: string; name: string; version: number }[] }>(
      `/events/${EVENT}`,
    );
    const { player, name, version } = entries[0]!;
    await page.getByRole('button', { name: `More about ${name}` }).press('Enter');
    const withdraw = page.getByRole('button', { name: `Withdraw: ${name}` });
    const dialog = page.locator('dialog');
    await withdraw.press('Enter');
    await looked(page);
    await dialog.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('[aria-label^="Withdraw: "]:focus').count()).toBe(1);
    // Another person was faster.
    await at.house.perform('absence.set', { event: EVENT, player, version, rounds: [2] });
    await withdraw.press('Enter');
    await dialog.getByRole('button').first().press('Enter');
    const problems = page.locator('.menu-of-row [data-problems]:focus');
    await problems.waitFor();
    expect(await problems.innerText()).toContain('changed');
    expect(await withdraw.isVisible()).toBe(true);
    await looked(page);
  });

  it('on a telephone the change of every game is read without moving the table', async () => {
    const reader = await (await at.house.person(PHONE)).newPage();
    const { lists } = await at.ask<{ lists: { series: string; date: string; games: number }[] }>('/lists');
    const { series, date } = lists.find(({ games }) => games > 0)!;
    await reader.goto(`/ca/${FEDERATION}/lists/${series}/${date}`);
    await reader.locator('tr:has(td.number :is(.gain, .loss)) a[href*="/ratings/"]').first().click();
    const change = reader.locator('.ledger tbody tr').first().locator('td.number:visible').last();
    await change.waitFor();
    const box = (await change.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.viewport.width);
    expect(await change.innerText()).toMatch(/^[+−]?\d+(,\d+)?$/);
    await looked(reader);
  });
});
