import { type Letter, MailFault } from '@escala/office';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const PASSWORD = 'cavall torre peó nou';
const OTHER = 'alfil dama rei vell';
const ORIGIN = 'http://office.example.org';

describe.skipIf(chromium === undefined)('an office that sends mail, in a browser', () => {
  const letters: Letter[] = [];
  let refused = '';
  let house: House;
  let office: BrowserContext;
  let desk: Page;
  let ana: Page;
  let complaints: string[][];

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 40, years: 1, seed: 1, endsOn: DAY },
      options: { publicUrl: ORIGIN },
      mail: {
        send: async (letter) => {
          if (letter.to === refused) throw new MailFault('550 5.1.1 No such user here', { lasting: true });
          letters.push(letter);
          return '250 Ok';
        },
        close: async () => undefined,
      },
    });
    office = await house.personAs({ roles: ['administrator', 'officer'], name: 'Olga Serra' });
    desk = await office.newPage();
    ana = await (await house.person()).newPage();
    complaints = [complaintsOf(desk), complaintsOf(ana)];
  });
  afterAll(() => house?.close());

  const seen = async (page: Page, name: string): Promise<void> => {
    if (process.env.ESCALA_SHOTS)
      await page.screenshot({ path: `${process.env.ESCALA_SHOTS}/mail-${name}.png`, fullPage: true });
    // A refusal by the office has status 4xx, which Chromium itself logs.
    const said = complaints.flat().filter((line) => !/status of 4\d\d/.test(line));
    expect([...(await overflowOf(page)), ...(await violationsOf(page)), ...said]).toEqual([]);
  };
  /** The link in the latest letter to an address, with this machine's address instead of the public one. */
  const linkTo = async (to: string, count: number): Promise<string> => {
    await expect.poll(() => letters.filter((letter) => letter.to === to).length).toBe(count);
    const { text } = letters.findLast((letter) => letter.to === to)!;
    return /http\S+#\S+/.exec(text)![0].replace(ORIGIN, house.address);
  };

  it('an invitation goes by mail, and its holder comes in', async () => {
    await desk.goto(`/en/${FEDERATION}/desk/accounts/new`);
    await desk.getByLabel('Name', { exact: true }).fill('Ana Pons');
    await desk.getByLabel('E-mail address').fill('ana@example.org');
    await desk.getByLabel('E-mail language').selectOption('en');
    await desk.getByRole('checkbox', { name: /^player/ }).check();
    await seen(desk, 'invite');
    await desk.getByRole('button', { name: 'Create invitation' }).click();
    await desk.getByRole('heading', { name: 'E-mail sent' }).waitFor();
    await desk.getByText('ana@example.org').waitFor();
    expect(await desk.locator('[data-link-box]').isVisible()).toBe(false);
    await seen(desk, 'invited');
    await ana.goto(await linkTo('ana@example.org', 1));
    await ana.getByLabel('New password').fill(PASSWORD);
    await ana.getByRole('button', { name: 'Set password' }).click();
    await ana.getByLabel('E-mail address').fill('ana@example.org');
    await ana.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await ana.getByRole('button', { name: 'Sign in', exact: true }).click();
    await ana.getByText('Signed in as Ana Pons').waitFor();
  });

  it('one handed over is shown, as before', async () => {
    await desk.goto(`/en/${FEDERATION}/desk/accounts/new`);
    await desk.getByLabel('Name', { exact: true }).fill('Pere Mas');
    await desk.getByLabel('E-mail address').fill('pere@example.org');
    await desk.getByLabel('How to send the link').selectOption('hand');
    await desk.getByRole('checkbox', { name: /^player/ }).check();
    await desk.getByRole('button', { name: 'Create invitation' }).click();
    await desk.getByRole('heading', { name: 'Link' }).waitFor();
    expect(await desk.locator('[data-mailed-box]').isVisible()).toBe(false);
  });

  it('each chooses which mails to get', async () => {
    await ana.goto(`/en/${FEDERATION}/account`);
    await ana.getByRole('heading', { name: 'Mails' }).waitFor();
    expect(await ana.getByLabel('Decisions on my disputes and reports').isChecked()).toBe(true);
    expect(await ana.getByLabel('New lists').isChecked()).toBe(false);
    await ana.getByLabel('New lists').check();
    await ana.getByLabel('E-mail language').selectOption('ro');
    await ana.getByRole('button', { name: 'Save' }).click();
    await ana.getByText('Saved.').waitFor();
    await seen(ana, 'account');
    await ana.reload();
    await ana.getByLabel('New lists').waitFor();
    expect(await ana.getByLabel('New lists').isChecked()).toBe(true);
    expect(await ana.getByLabel('E-mail language').inputValue()).toBe('ro');
  });

  it('a forgotten password', async () => {
    await ana.getByRole('button', { name: 'Sign out' }).click();
    await ana.getByText('You are not signed in').waitFor();
    await ana.goto(`/en/${FEDERATION}/sign-in`);
    await ana.getByRole('link', { name: 'I forgot my password' }).click();
    await ana.getByLabel('E-mail address').fill('ana@example.org');
    await seen(ana, 'forgotten');
    await ana.getByRole('button', { name: 'Send link' }).click();
    await ana.getByText('If there is an account with this address').waitFor();
    await seen(ana, 'forgotten-asked');
    await ana.goto(await linkTo('ana@example.org', 2));
    await ana.locator('#invitation-password').fill(OTHER);
    await ana.locator('[data-invitation] button').click();
    await ana.getByLabel('Adresă de e-mail').fill('ana@example.org');
    await ana.locator('#sign-in-password').fill(OTHER);
    await ana.locator('[data-sign-in-form] button').click();
    await ana.getByText('Ana Pons').first().waitFor();
  });

  it('a mail that could not be delivered stands on the desk, with the server’s words, and is tried again', async () => {
    refused = 'gone@example.org';
    const invited = { name: 'Gina Roca', email: refused, roles: ['player'], clubs: [], events: [] };
    const { csrf } = await (await office.request.get(`/api/${FEDERATION}/session`)).json();
    await office.request.post(`/api/${FEDERATION}/acts/account.invite`, {
      data: { command: invited },
      headers: { 'x-csrf-token': csrf },
    });
    await expect
      .poll(
        async () => {
          await desk.goto(`/en/${FEDERATION}/desk`);
          return desk.getByText('One e-mail could not be delivered').count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await desk.getByRole('link', { name: 'One e-mail could not be delivered' }).click();
    await desk.getByText('550 5.1.1 No such user here').waitFor();
    await seen(desk, 'desk');
    refused = '';
    await desk.getByRole('button', { name: 'Send again: Gina Roca' }).click();
    await desk.getByText('E-mail sent again').waitFor();
    expect(await linkTo('gone@example.org', 1)).toContain('/invitation');
  });

  it('opening the link of a mail about lists changes nothing; its button does', async () => {
    const { account } = await (await ana.context().request.get(`/api/${FEDERATION}/session`)).json();
    await ana.goto(`/en/${FEDERATION}/unsubscribe#${account}/wrong`);
    await ana.getByRole('button', { name: 'Unsubscribe' }).click();
    await ana.getByText('This link is incomplete').first().waitFor();
    await ana.goto(`/en/${FEDERATION}/unsubscribe`);
    await ana.getByText('The part after “#” is missing').waitFor();
    await seen(ana, 'unsubscribe');
  });
});
