import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { type House, openHouse } from './testing/open-house.ts';
import { telephone } from './testing/telephone.ts';

const chromium = chromiumPlace();
const PASSWORD = 'cavall torre peó nou';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(chromium === undefined)('an office from its first link on, in a browser', () => {
  let house: House;
  let person: BrowserContext;
  let page: Page;
  let complaints: string[] = [];
  let key = '';

  beforeAll(async () => {
    house = await openHouse({ chromium: chromium! });
    person = await house.person({ locale: 'ca-ES', ...PHONE });
    page = await person.newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => house?.close());
  afterEach(() => {
    // A refusal by the office has status 4xx, which Chromium itself logs.
    expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
  });

  const seen = async (): Promise<void> => {
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  };

  it('the first address leads to the foundation, which asks for the link that the server printed', async () => {
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/setup');
    await page.getByText('enllaç que escriu el servidor').waitFor();
    expect(await page.getByLabel('Nom de la federació').isVisible()).toBe(false);
    await seen();
  });

  it('shows every problem at its field and keeps what was written', async () => {
    // Pasted into the open page: only the fragment of the address changes.
    await page.goto(house.setupLink!);
    await page.getByLabel('Escacs, reglaments catalans').check();
    await page.getByLabel('Nom de la federació').fill('Federació de prova');
    await page.getByLabel('Nom curt').fill('Prova!');
    await page.getByLabel('Primera llista de «Ritme estàndard»').fill('2030-02-02');
    await page.getByLabel('Contrasenya', { exact: true }).fill('curta');
    await page.getByRole('button', { name: 'Crea la federació' }).click();
    await page.locator('[data-problems]:visible').waitFor();
    const wrong = await page.locator('[aria-invalid="true"]').evaluateAll((all) => all.map(({ id }) => id));
    expect(wrong).toEqual([
      'setup-federation',
      'setup-administrator-name',
      'setup-administrator-email',
      'setup-administrator-password',
    ]);
    expect(await page.evaluate('document.activeElement.matches("[data-problems]")')).toBe(true);
    expect(await page.getByLabel('Nom curt').getAttribute('aria-describedby')).toContain('setup-federation-fault');
    await seen();
  });

  it('problems of the office itself find their field as well', async () => {
    await page.getByLabel('Nom curt').fill('prova');
    await page.getByLabel('Nom', { exact: true }).fill('Anna Puig');
    await page.getByLabel('Adreça electrònica').fill('anna@example.org');
    await page.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Crea la federació' }).click();
    const fault = page.locator('#setup-standard-firstList-fault');
    await fault.waitFor();
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(1);
    await page.getByLabel('Primera llista de «Ritme estàndard»').fill('2030-02-01');
  });

  it('founds the federation, enrols the second factor and leads to its pages', async () => {
    await page.getByRole('button', { name: 'Crea la federació' }).click();
    await page.getByRole('heading', { name: 'Configura el segon factor' }).waitFor();
    key = (await page.locator('[data-key]').textContent()) ?? '';
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(await page.locator('[data-uri]').getAttribute('href')).toContain(key.replaceAll(' ', ''));
    await seen();
    await page.getByLabel('Codi de sis xifres').fill('000000');
    await page.getByRole('button', { name: 'Confirma el codi' }).click();
    await page.locator('#second-factor-code-fault').waitFor();
    const code = telephone(key).code();
    await page.getByLabel('Codi de sis xifres').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Codis de recuperació' }).waitFor();
    expect(await page.locator('[data-codes] li').count()).toBe(10);
    await seen();
    await page.getByRole('button', { name: 'Ja els he desat' }).click();
    await page.getByRole('heading', { name: 'Federació creada' }).waitFor();
    await seen();
    await page.getByRole('link', { name: 'Pàgines públiques' }).click();
    await page.getByRole('heading', { level: 1, name: 'Federació de prova' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ca/prova');
  });

  it('shows the own account, changes the password, makes and revokes a key for programs', async () => {
    await page.goto('/ca/prova/account');
    await page.getByText('anna@example.org').waitFor();
    expect(await page.locator('[data-fact="roles"]').textContent()).toBe('administrador');
    await page.locator('#password-password').fill('no és aquesta');
    await page.getByLabel('Contrasenya nova').fill(`${PASSWORD} més`);
    await page.getByRole('button', { name: 'Canvia la contrasenya' }).click();
    await page.locator('#password-password-fault').waitFor();
    await page.locator('#password-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Canvia la contrasenya' }).click();
    await page.getByText('Contrasenya canviada').waitFor();
    await page.getByLabel('Ús').fill('web del club');
    await page.getByLabel('Permisos').fill('list.read nothing.at-all');
    await page.getByRole('button', { name: 'Crea la clau d’API' }).click();
    await page.locator('#token-scopes-fault').waitFor();
    await page.getByLabel('Permisos').fill('list.read');
    await page.getByRole('button', { name: 'Crea la clau d’API' }).click();
    await page.getByText(/^escala_/).waitFor();
    await seen();
    await page.getByRole('button', { name: 'Revoca: web del club' }).click();
    await page.getByText('revocada el').waitFor();
  });

  it('signs out, and in again with a code; a wrong password says who can help', async () => {
    await page.getByRole('button', { name: 'Tanca la sessió' }).click();
    await page.getByText('No heu iniciat la sessió').waitFor();
    await seen();
    await page.getByRole('main').getByRole('link', { name: 'Entra' }).click();
    await page.getByLabel('Adreça electrònica').fill('anna@example.org');
    await page.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('[data-problems]:visible').waitFor();
    await page.getByText('He oblidat la contrasenya').click();
    await page.getByText('escala invite').waitFor();
    await seen();
    await page.getByLabel('Contrasenya', { exact: true }).fill(`${PASSWORD} més`);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Codi de sis xifres').first();
    await code.waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('sign-in-code');
    await code.fill(telephone(key).nextCode());
    await page.keyboard.press('Enter');
    await page.getByText('anna@example.org').waitFor();
    expect(new URL(page.url()).pathname).toBe('/ca/prova/account');
    await page.goto('/ca/prova/sign-in');
    await page.getByText('Heu entrat com a').waitFor();
    expect(await page.getByLabel('Adreça electrònica').isVisible()).toBe(false);
    await page.goto('/ca/prova');
    expect(await page.locator('header a[href$="/desk"]').allTextContents()).toEqual(['Gestió', 'Gestió']);
  });

  it('somebody who was invited sets a password and signs in, by keyboard alone', async () => {
    const link = await page.evaluate(`(async () => {
      const { csrf } = await (await fetch('/api/prova/session')).json();
      const body = { command: { email: 'berta@example.org', name: 'Berta Coll', roles: ['arbiter'] } };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
      const answer = await fetch('/api/prova/acts/account.invite', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()).shown.link;
    })()`);
    const berta = await (await house.person({ locale: 'ro', viewport: { width: 1200, height: 900 } })).newPage();
    await berta.goto(String(link));
    await berta.getByText('Federació de prova').waitFor();
    expect(await violationsOf(berta)).toEqual([]);
    // The link to another language keeps what follows #.
    await berta.getByRole('link', { name: 'English' }).click();
    await berta.getByText('Federació de prova').waitFor();
    await berta.keyboard.press('Tab');
    while ((await berta.evaluate('document.activeElement.id')) !== 'invitation-password')
      await berta.keyboard.press('Tab');
    await berta.keyboard.type('short');
    await berta.keyboard.press('Enter');
    await berta.locator('#invitation-password-fault').waitFor();
    await berta.locator('#invitation-password').fill(PASSWORD);
    await berta.keyboard.press('Enter');
    await berta.getByText('Your password is set').waitFor();
    await berta.getByLabel('E-mail address').fill('berta@example.org');
    await berta.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await berta.keyboard.press('Enter');
    await berta.getByText('Signed in as Berta Coll').waitFor();
    await berta.getByRole('link', { name: 'Berta Coll' }).click();
    await berta.locator('[data-fact="name"]').getByText('Berta Coll').waitFor();
    expect(await berta.locator('[data-fact="roles"]').textContent()).toBe('arbiter');
    expect(await violationsOf(berta)).toEqual([]);
  });
});
