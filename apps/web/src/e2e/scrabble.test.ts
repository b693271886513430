import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const LIST_DAY = '2026-07-01';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1200, height: 900 };

interface Row {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
}

describe.skipIf(chromium === undefined)('a Scrabble federation in a browser', () => {
  let house: House;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { kind: 'scrabble', players: 24, years: 2, seed: 1, endsOn: DAY },
    });
  });
  afterAll(() => house?.close());

  async function comes(person: BrowserContext): Promise<void> {
    page = await person.newPage();
    complaints = complaintsOf(page);
  }
  const open = (path: string) => page.goto(`/ro/${FEDERATION}${path}`);
  const said = (words: string | RegExp) => page.locator('[data-said]').filter({ hasText: words }).waitFor();
  const rows = async (query: string): Promise<Row[]> => {
    const answer = await fetch(`${house.address}/api/${FEDERATION}/lists/seniori?${query}`);
    return ((await answer.json()) as { rows: Row[] }).rows;
  };
  async function isGood(): Promise<void> {
    expect([await overflowOf(page), await violationsOf(page), complaints.splice(0)]).toEqual([[], [], []]);
  }
  async function isGoodOnPhone(): Promise<void> {
    await page.setViewportSize(PHONE);
    expect([await overflowOf(page), await violationsOf(page, 'at-all-but-colours')]).toEqual([[], []]);
    await page.setViewportSize(WIDE);
  }

  it('a visitor reads the general list, takes a line apart and verifies it', async () => {
    await comes(await house.person({ locale: 'ro', viewport: WIDE }));
    await open('');
    await page.getByRole('heading', { name: 'Primii zece' }).waitFor();
    await isGood();
    await page.getByRole('link', { name: /^Toată lista/ }).click();
    await page.getByRole('heading', { name: 'Seniori, 1 aprilie 2026' }).waitFor();
    const [first] = await rows('type=general');
    const top = page.locator('tbody tr').first();
    expect(await top.textContent()).toContain(first!.name);
    await isGood();
    await isGoodOnPhone();
    await page.getByRole('link', { name: /^Libere/ }).click();
    await page.getByText('Activi', { exact: true }).waitFor();
    await page.getByLabel('Sex').selectOption('f');
    await page.waitForURL(/sex=f/);
    expect(new URL(page.url()).searchParams.get('type')).toBe('libere');
    expect(await page.locator('[data-list-rows] tbody tr:not(.apart)').count()).toBeLessThan(
      (await rows('type=libere')).length,
    );
    await page.goBack();
    await open('/lists/seniori?type=compunere');
    const [best] = await rows('type=compunere');
    await page
      .getByRole('link', { name: String(best!.rating), exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: 'Verifică' }).click();
    await page.locator('.computed[data-agrees="true"]').waitFor();
    expect(await page.locator('.computed').textContent()).toContain(String(best!.rating));
    await isGood();
    await isGoodOnPhone();
    await open('/lists/seniori/2026-04-01/differences');
    await page.getByRole('heading', { name: /^Corectura 1/ }).waitFor();
    await page.getByRole('link', { name: /^Cupa/ }).click();
    await page.getByText('Compunere').first().waitFor();
    await isGood();
  });

  it('an arbiter reports an event; what is wrong is told by article before it is sent', async () => {
    const [one, two, three] = await rows('type=general');
    const arbiter = await house.personAs({ roles: ['arbiter'], name: 'Ana Arbitru' }, { viewport: WIDE });
    await comes(arbiter);
    await open('/desk');
    await page.getByRole('main').getByRole('link', { name: 'Rapoarte de Scrabble' }).click();
    await page.getByRole('link', { name: 'Raport nou' }).waitFor();
    await isGood();
    await page.getByRole('link', { name: 'Raport nou' }).click();
    await page.getByLabel('Numele concursului').waitFor();
    await page.waitForLoadState();
    await page.getByLabel('Numele concursului').fill('Cupa de vară');
    await page.getByRole('button', { name: 'Adaugă o partidă colectivă' }).click();
    await page.getByLabel('Proba').selectOption('compunere');
    await page.getByLabel('Ziua').fill('2026-06-14');
    for (const [i, { name }] of [three!, two!, one!].entries()) {
      await page.getByRole('combobox', { name: `Jucător, rândul ${i + 1}` }).pressSequentially(name.slice(0, 12));
      await page.getByRole('option', { name }).first().click();
    }
    await page.getByLabel('Locul, rândul 2').fill('1');
    await page.getByLabel('Locul, rândul 3').fill('2');
    await isGood();
    await page.getByRole('button', { name: 'Verifică', exact: true }).click();
    await page
      .getByRole('link', { name: /frs-2012 6/ })
      .first()
      .waitFor();
    expect(await page.getByLabel('Locul, rândul 3').getAttribute('aria-invalid')).toBe('true');
    complaints.splice(0);
    await isGood();
    await isGoodOnPhone();
    await page.getByLabel('Locul, rândul 2').fill('2');
    await page.getByLabel('Locul, rândul 3').fill('3');
    await page.getByRole('button', { name: 'Verifică', exact: true }).click();
    await page.getByText('Nicio obiecție.').waitFor();
    await page.getByRole('button', { name: 'Trimite raportul' }).click();
    await said('Raport trimis.');
    await page.getByText('Raportul așteaptă decizia responsabilului.').waitFor();
    await isGood();
    const address = page.url();

    const officer = await house.personAs({ roles: ['officer'], name: 'Oana Oficial' }, { viewport: WIDE });
    await comes(officer);
    await open('/desk/reports');
    await page.getByRole('link', { name: 'Cupa de vară' }).click();
    await page.getByLabel('Motivul și ce trebuie corectat').fill('Lipsește Libere.');
    await page.getByRole('button', { name: 'Respinge raportul' }).click();
    await page.getByText('Lipsește Libere.').waitFor();

    await comes(arbiter);
    await page.goto(address);
    await page.getByText('Lipsește Libere.').waitFor();
    expect(await page.getByRole('combobox', { name: 'Jucător, rândul 1' }).inputValue()).toBe(three!.name);
    await page.getByText('Dintr-un fișier').click();
    const csv = [
      'tip;data;loc;jucător;runda;rezultat;adversar',
      ...[three!, two!, one!].map(({ name }, i) => `Compunere;14.06.2026;${i + 1};${name};;;`),
      `libere;14.06.2026;;${two!.id};1;402-390;${three!.name}`,
    ].join('\n');
    await page
      .locator('[data-file]')
      .setInputFiles({ name: 'cupa.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('partide Libere: 1; jucători: 3').waitFor();
    await isGood();
    await isGoodOnPhone();
    await page.getByRole('button', { name: 'Retrimite' }).click();
    await said('Raport trimis.');
  });

  it('the officer accepts it and publishes the next list; everybody reads the change', async () => {
    const officer = await house.personAs({ roles: ['officer'], name: 'Oana Oficial' }, { viewport: WIDE });
    await comes(officer);
    for (const name of ['Cupa de vară', 'Memorialul Iașiului']) {
      await open('/desk/reports');
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Acceptă raportul' }).click();
      await said(name);
    }
    house.setDay(LIST_DAY);
    await comes(await house.personAs({ roles: ['officer'], name: 'Oana Oficial' }, { viewport: WIDE }));
    await open('/desk/lists/seniori?date=2026-07-01');
    await page.getByRole('button', { name: /^Publică Seniori/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publică/ })
      .click();
    await said('1 iulie 2026');
    await page.getByRole('link', { name: /Lista publică/ }).click();
    await page.getByRole('heading', { name: 'Seniori, 1 iulie 2026' }).waitFor();
    await comes(await house.person({ locale: 'ro', viewport: PHONE }));
    await open('/lists/seniori?type=compunere&sort=change');
    await page.getByText('Variația față de lista din 1 aprilie 2026.').waitFor();
    expect(await page.locator('.gain').count()).toBeGreaterThan(0);
    await isGood();
    const csv = await (await fetch(`${house.address}/api/${FEDERATION}/lists/seniori/2026-07-01.csv`)).text();
    expect(csv.split('\r\n')[0]).toContain('compunere,compunere partide,compunere statut');
  });

  it('the officer puts a ranking right with a preview; the list and the page of the event say so', async () => {
    await comes(await house.personAs({ roles: ['officer'], name: 'Oana Oficial' }, { viewport: WIDE }));
    await open('/desk/lists');
    await page.getByRole('heading', { name: 'Seniori' }).waitFor();
    await isGood();
    await open('/desk/lists/seniori');
    await page.getByRole('heading', { name: 'Publică' }).waitFor();
    await isGood();
    await open('/desk/corrections/new');
    await page.getByRole('link', { name: 'Cupa de vară' }).click();
    await isGood();
    await page.getByRole('link', { name: 'Clasamentul unei partide' }).click();
    await page.getByRole('link', { name: /^Compunere/ }).click();
    const places = page.locator('input[name^="place-"]');
    await places.nth(0).fill('2');
    await places.nth(1).fill('1');
    await page.getByRole('button', { name: 'Previzualizează schimbările' }).click();
    await page.locator('details.moved').first().waitFor();
    await isGood();
    await isGoodOnPhone();
    await page.locator('#confirm-reason').fill('Foaia de concurs.');
    await page.getByRole('button', { name: 'Confirmă corectura' }).click();
    await page.getByText('Foaia de concurs.').waitFor();
    await isGood();
    await open(`/lists/seniori/${LIST_DAY}/differences`);
    await page.getByText('S-a corectat un clasament din concursul').waitFor();
    await isGood();
    await page.getByRole('link', { name: 'Cupa de vară' }).click();
    await page.getByText('Foaia de concurs.').waitFor();
    await isGood();
  });
});
