import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const PASSWORD = 'cavall torre peó nou';
const DEMO = { players: 60, years: 1, seed: 1, endsOn: '2026-06-15', work: false };

describe.skipIf(chromium === undefined)('passkeys in a browser, with an authenticator that Chromium plays', () => {
  let house: House;
  let anna: BrowserContext;
  let page: Page;
  let authenticators: CDPSession;
  let authenticatorId: string;
  let codes: string[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    house = await openHouse({ chromium: chromium!, demo: DEMO });
    // Passkeys need a domain name: an office without a public address has them at localhost.
    const baseURL = house.address.replace('127.0.0.1', 'localhost');
    const told = { roles: ['player'], name: 'Anna Puig' } as const;
    anna = await house.personAs(told, { baseURL, locale: 'en-GB', viewport: { width: 900, height: 1000 } });
    page = await anna.newPage();
    complaints = complaintsOf(page);
    authenticators = await anna.newCDPSession(page);
    await authenticators.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    ({ authenticatorId } = await authenticators.send('WebAuthn.addVirtualAuthenticator', { options }));
  });
  afterAll(() => house?.close());
  afterEach(() => {
    expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
  });

  const seen = async (name: string): Promise<void> => {
    if (process.env.ESCALA_PICTURES)
      await page.screenshot({ path: `${process.env.ESCALA_PICTURES}/${name}.png`, fullPage: true });
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  };

  it('is added with the password and a name; recovery codes come with it', async () => {
    await page.goto('/en/demo/account');
    await page.getByText('No passkeys yet.').waitFor();
    await seen('account-before');
    await page.getByText('Add passkey').first().click();
    await page.locator('#add-passkey-name').fill('My laptop');
    await page.locator('#add-passkey-password').fill('not this one');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.locator('#add-passkey-password-fault').waitFor();
    await page.locator('#add-passkey-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('heading', { name: 'Recovery codes' }).first().waitFor();
    codes = await page.locator('[data-codes] li').allTextContents();
    expect(codes).toHaveLength(10);
    await seen('recovery-codes');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('rowheader', { name: 'My laptop' }).waitFor();
    await page.getByText('Codes left: 10').waitFor();
    await seen('account-with-passkey');
  });

  it('signs in alone, without address and password', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in').waitFor();
    await page.goto('/en/demo/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    await seen('sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Signed in as Anna Puig').waitFor();
    await page.goto('/en/demo/account');
    await page.getByRole('row', { name: /My laptop/ }).waitFor();
    expect(await page.getByRole('row', { name: /My laptop/ }).textContent()).not.toContain('never');
  });

  it('is renamed', async () => {
    await page.getByRole('button', { name: 'Rename: My laptop' }).click();
    await page.locator('#rename-passkey-name').fill('Old laptop');
    await seen('rename');
    await page.locator('[data-rename-passkey] button').click();
    await page.getByRole('rowheader', { name: 'Old laptop' }).waitFor();
  });

  it('where the person is not made sure of, the password is asked for; with it the passkey is the second factor', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in').waitFor();
    await authenticators.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.goto('/en/demo/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page
      .getByText(/Your password is needed too|No passkey was used/)
      .first()
      .waitFor();
    await authenticators.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByLabel('E-mail address').fill('person1@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('#sign-in-code').waitFor();
    await seen('sign-in-second');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Signed in as Anna Puig').waitFor();
  });

  it('lost with the computer: a recovery code signs in and removes it', async () => {
    await page.goto('/en/demo/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in').waitFor();
    await authenticators.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await page.goto('/en/demo/sign-in');
    await page.getByLabel('E-mail address').fill('person1@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('#sign-in-code').fill(codes[0]!.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText('Signed in as Anna Puig').waitFor();
    await page.goto('/en/demo/account');
    await page.getByText('Codes left: 9').waitFor();
    await page.getByRole('button', { name: 'Remove: Old laptop' }).click();
    await page.locator('#remove-passkey-password').fill(PASSWORD);
    await page.locator('#remove-passkey-code').fill(codes[0]!);
    await page.locator('[data-remove-passkey] button').click();
    await page.locator('#remove-passkey-code-fault').waitFor();
    await seen('remove');
    await page.locator('#remove-passkey-code').fill(codes[1]!);
    await page.locator('[data-remove-passkey] button').click();
    await page.getByText('No passkeys yet.').waitFor();
  });
});
