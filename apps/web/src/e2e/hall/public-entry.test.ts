import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, openArbiterDesk } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { FEDERATION } from '../testing/open-house.ts';

const chromium = chromiumPlace();
const PICTURES = process.env.ESCALA_SHOTS;

describe.skipIf(chromium === undefined)('players enter themselves (D-OFF-625)', () => {
  let at: ArbiterDesk;
  beforeAll(async () => {
    at = await openArbiterDesk(chromium!, 4);
  });
  afterAll(() => at?.house.close());
  const picture = async (name: string): Promise<void> => {
    for (const width of PICTURES ? [375, 1280] : []) {
      await at.page.setViewportSize({ width, height: 900 });
      await at.page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
    }
  };

  it('the arbiter opens the page, strangers ask, one waits; confirmed, paid, checked in', async () => {
    const { page } = at;
    await page.goto(at.desk('/settings'));
    await page.getByLabel('Open until').fill('2026-06-15');
    await page.getByLabel('Maximum number of players').fill('13');
    await page.getByLabel('Entry fee').fill('15');
    const form = page.locator('form[data-act="event.set-entering"]');
    await form.scrollIntoViewIfNeeded();
    await picture('settings');
    await form.getByRole('button', { name: 'Update public entry' }).click();
    await page.getByText('Saved.').waitFor();

    const stranger = await page.context().browser()!.newContext({ baseURL: at.house.address });
    const theirs = await stranger.newPage();
    await theirs.goto(`/en/${FEDERATION}/events/${EVENT}`);
    await theirs.getByRole('link', { name: 'Enter', exact: true }).click();
    await theirs.getByText('1 place left.').waitFor();
    for (const [name, told] of [
      ['Forn, Jordina', 'Request sent. Once the arbiter'],
      ['Puig, Joana', 'number 1 on the waiting list'],
    ] as const) {
      await theirs.getByLabel('Name', { exact: true }).fill(name);
      await theirs.getByLabel('E-mail (optional)').fill('club@example.org');
      await theirs.getByRole('button', { name: 'Request to play' }).click();
      await theirs.getByText(told).waitFor();
    }
    await looked(theirs);
    for (const width of PICTURES ? [375, 1280] : []) {
      await theirs.setViewportSize({ width, height: 900 });
      await theirs.screenshot({ path: `${PICTURES}/enter-${width}.png`, fullPage: true });
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at.desk('/entries'));
    await page.getByRole('heading', { name: '1 request to play' }).waitFor();
    await page.getByText('Waiting list: 1').waitFor();
    await looked(page);
    await picture('entries');
    await page.getByRole('button', { name: 'Confirm: Forn, Jordina' }).click();
    await page.getByText('Entered: Forn, Jordina.').waitFor();
    await page.getByRole('button', { name: 'Paid: Forn, Jordina' }).click();
    await page.getByText('1 of 13 paid (€15.00)').waitFor();
    await page.getByRole('button', { name: 'Start check-in: nobody is here yet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start check-in: nobody is here yet' }).click();
    await page.getByRole('link', { name: 'Not here 13' }).waitFor();
    await page
      .getByRole('button', { name: /: Forn, Jordina$/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Not here 12' }).click();
    await page.getByRole('link', { name: 'Not here 12', exact: true }).waitFor();
    expect(await page.locator('table.entries tbody tr').count()).toBe(12);
    await looked(page);
    await picture('not-here');
    await theirs.reload();
    await theirs.getByText('13 players confirmed').waitFor();
    await stranger.close();
    expect(at.complaints).toEqual([]);
  });
});
