import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, narrow, openArbiterDesk, PHONE } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { complaintsOf } from '../testing/looked-at.ts';
import { FEDERATION } from '../testing/open-house.ts';

const chromium = chromiumPlace();
const at = (path: string): string => `/en/${FEDERATION}/events/${EVENT}${path}`;

/** Coming back to the page triggers at once the refresh that would otherwise take up to fifteen seconds. */
const lookedAtAgain = (page: Page): Promise<unknown> =>
  page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");

describe.skipIf(chromium === undefined)('the hall, in a browser', () => {
  let desk: ArbiterDesk;
  let phone: Page;
  let screen: Page;
  let name = '';
  beforeAll(async () => {
    desk = await openArbiterDesk(chromium!, 3);
    phone = await (await desk.house.person(PHONE)).newPage();
    screen = await (await desk.house.person({ viewport: { width: 1920, height: 1080 } })).newPage();
  });
  afterAll(() => desk?.house.close());

  it('[D-OFF-608] a player finds the own name before the first round and keeps the page open', async () => {
    const complaints = complaintsOf(phone);
    await phone.goto(at(''));
    await phone.getByRole('link', { name: 'Where do I sit?' }).click();
    const first = phone.locator('ul.seat-names a').first();
    expect(await phone.locator('ul.seat-names a').count()).toBe(12);
    name = await first.innerText();
    await looked(phone);
    await phone.getByLabel('Your name').fill(name.split(',')[0]!.toUpperCase());
    await phone.getByRole('button', { name: 'Search' }).last().click();
    await phone.locator('ul.seat-names a').first().click();
    await phone.getByText('Keep this page open').waitFor();
    await phone.getByRole('button', { name: 'Ring when the next round is paired' }).click();
    await phone.getByRole('button', { name: 'Sound is on' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('[D-OFF-609] when the round is paired the phone rings and says the board; the screen lights up', async () => {
    await screen.goto(at('/live'));
    await screen.getByRole('button', { name: 'Turn on sound for new pairings' }).click();
    await desk.pair(1);
    await lookedAtAgain(phone);
    await phone.getByText(/^Board \d+$/).waitFor();
    expect(await phone.title()).toContain('Round 1 is paired');
    await phone.locator('html.ringing').waitFor();
    await looked(phone);
    await screen.locator('html.ringing').waitFor();
    await screen.getByText('Boards 1–6 of 6').waitFor();
    expect(await screen.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
  });

  it('[D-OFF-738] a phone asks to be told of the next round, where the office offers it; elsewhere there is no button', async () => {
    expect(await phone.locator('[data-notify]').count()).toBe(0);
    const asked: unknown[] = [];
    const page = await (await desk.house.person(PHONE)).newPage();
    // No push service can be reached from here: its answers to the browser are simulated.
    await page.addInitScript(`
      Notification.requestPermission = async () => 'granted';
      let last;
      PushManager.prototype.getSubscription = async () => ({
        endpoint: 'https://push.example.net/K',
        unsubscribe: async () => (last = 'ended'),
      });
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        if (last !== 'ended') throw new Error('subscribed with another key');
        return { toJSON: () => ({ endpoint: 'https://push.example.net/' + key, keys: { p256dh: 'P', auth: 'A' } }) };
      };`);
    await page.route('**/seat?player=*', async (route) => {
      const answer = await route.fetch();
      const button =
        '<button type="button" data-notify="/api/x/push" data-key="/api/x/push-key" data-player="p1" hidden data-ask="Notify me" data-on="On" data-stop="Stop" data-failed="Failed">Notify me</button><span></span>';
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<button type="button" data-ring', `${button}$&`),
      });
    });
    await page.route('**/api/x/push-key', (route) => route.fulfill({ json: { key: 'K' } }));
    let status = 204;
    let refusal: object | undefined;
    await page.route('**/api/x/push', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ status, ...(refusal && { json: refusal }) });
    });
    const endpoint = 'https://push.example.net/K';
    await page.route('**/api/x/push/stop', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ status });
    });
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    const open = () => page.goto(new URL(phone.url()).pathname + new URL(phone.url()).search);
    await open();
    await press('Notify me');
    await page.getByText('On', { exact: true }).waitFor();
    // Coming back, the user can stop it and subscribe again.
    await open();
    await press('Stop');
    await page.getByRole('button', { name: 'Notify me', exact: true }).waitFor();
    expect(await page.getByText('On', { exact: true }).count()).toBe(0);
    status = 409;
    await press('Notify me');
    await page.getByText('Failed', { exact: true }).waitFor();
    refusal = { problems: [{ code: 'push-network', message: 'Another network' }] };
    await open();
    await press('Notify me');
    await page.getByText('Another network', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Notify me', exact: true }).count()).toBe(0);
    const wish = { endpoint, p256dh: 'P', auth: 'A', language: 'en', player: 'p1' };
    expect(asked).toEqual([wish, { endpoint }, wish, wish]);
    await page.context().close();
  });

  it('[D-OFF-607] where nobody else reaches the machine, no code leads there', async () => {
    // The module has drawn the page by then.
    await screen.getByText('next in').waitFor();
    expect(await screen.locator('[data-hall-code] svg').count()).toBe(0);
    expect(await screen.locator('[data-hall-address]').count()).toBe(0);
  });

  it('[D-OFF-610] each screen shows its own part', async () => {
    await screen.goto(at('/live?boards=3-4'));
    expect(await screen.locator('[data-hall-page] tbody tr th').allInnerTexts()).toEqual(['3', '4']);
    await screen.goto(at('/live?show=names'));
    expect(await screen.locator('[data-hall-page] tbody tr').count()).toBe(12);
    await screen.goto(at('/live?show=standings'));
    await screen.getByText('Places 1–12 of 12').waitFor();
    const { page } = desk;
    await page.goto(desk.desk(''));
    await page.getByText('More screens').waitFor();
    await looked(page);
    await narrow(page);
  });
});
