import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const YELLOW = 'rgb(255, 204, 0)';
const WITH_SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">
<script>alert(2)</script><circle cx="5" cy="5" r="4" fill="#8a1538"/></svg>`;

describe.skipIf(chromium === undefined)('how the federation shows itself, in a browser', () => {
  let house: House;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    const demo = { players: 60, years: 1, seed: 1, endsOn: DAY };
    house = await openHouse({ chromium: chromium!, noonOf: DAY, demo });
    const officer = await house.personAs({ roles: ['officer'], name: 'Anna Puig' });
    page = await officer.newPage();
    complaints = complaintsOf(page);
    await page.goto(`/en/${FEDERATION}/desk`);
    await page.getByRole('navigation').getByRole('link', { name: 'Appearance and contact' }).click();
  });
  afterAll(() => house?.close());

  const logo = () => page.getByLabel('Logo (SVG or PNG)');
  const choose = (name: string, mimeType: string, buffer: Buffer) => logo().setInputFiles({ name, mimeType, buffer });
  const preview = (look: 'light' | 'dark') => page.getByRole('img', { name: `Preview, ${look}` });
  const shown = () => preview('light').locator('img').first().getAttribute('src');
  const colourOf = (place: string, which: string) =>
    page.evaluate(`getComputedStyle(document.querySelector('${place}')).${which}`);
  async function save(): Promise<void> {
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
  }
  async function isGood(): Promise<void> {
    expect([await overflowOf(page), await violationsOf(page), complaints.splice(0)]).toEqual([[], [], []]);
  }

  it('a PNG is seen before it is saved, and in the header afterwards', async () => {
    await isGood();
    const before = await shown();
    await choose('logo.png', 'image/png', redSquare());
    await expect.poll(shown).toMatch(/^data:image\/png/);
    await save();
    const mark = await page.getByRole('link', { name: 'Desk' }).locator('img').getAttribute('src');
    expect(mark).not.toBe(before);
    expect((await page.request.get(mark!)).headers()['content-type']).toBe('image/png');
    await page.goto(`/en/${FEDERATION}`);
    expect(await page.getByRole('banner').locator('img').getAttribute('src')).toBe(mark);
    await page.goBack();
  });

  it('an SVG loses its script, and the page says so', async () => {
    await choose('logo.svg', 'image/svg+xml', Buffer.from(WITH_SCRIPT));
    await save();
    await page.getByText('Left out of the logo for safety: onload, script.').waitFor();
    const mark = await page.getByRole('link', { name: 'Desk' }).locator('img').getAttribute('src');
    const served = await (await page.request.get(mark!)).text();
    expect(served).toContain('<circle');
    expect(served).not.toMatch(/script|onload|alert/);
    await isGood();
  });

  it('a file that is no picture is refused beside its field, and a large one before it is sent', async () => {
    await choose('logo.svg', 'image/svg+xml', Buffer.from('no picture'));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: /^Logo \(SVG or PNG\): This file is neither/ }).waitFor();
    await isGoodButRefused();
    await choose('logo.png', 'image/png', Buffer.alloc(400_000));
    await page.getByText('The logo has 400 kB; the maximum is 300 kB.').waitFor();
    expect(await logo().inputValue()).toBe('');
  });
  /** Ignores refusals in the browser's console. */
  async function isGoodButRefused(): Promise<void> {
    expect([await overflowOf(page), await violationsOf(page)]).toEqual([[], []]);
    complaints.splice(0);
  }

  it('colour and names are followed, its contrast is said, and the pages take them', async () => {
    await page.getByLabel('Colour', { exact: true }).fill('#ffcc00');
    await page.getByText('a darker shade is used').waitFor();
    await page.getByText('Buttons have dark lettering').waitFor();
    expect(await colourOf('.light .button', 'backgroundColor')).toBe(YELLOW);
    await page.getByLabel('Short name').fill('Montclar');
    await preview('dark').getByText('Montclar', { exact: true }).waitFor();
    await page.getByRole('group', { name: 'Ritme estàndard' }).getByLabel('English').fill('Classical');
    await preview('dark').getByText('Classical').waitFor();
    // The first link is removed, and the one in the third row stays.
    await page.getByLabel('Link 1: name').fill('');
    await page.getByLabel('Link 1: address').fill('');
    await page.getByLabel('Link 3: name').fill('Lliga');
    await page.getByLabel('Link 3: address').fill('https://lliga.example/');
    await isGood();
    await save();
    await page.goto(`/en/${FEDERATION}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Lliga' }).waitFor();
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'FIDE' }).count()).toBe(0);
    expect(await colourOf('header', 'borderTopColor')).toBe(YELLOW);
    await page.getByRole('main').getByRole('link', { name: 'Classical' }).first().waitFor();
    await isGood();
  });

  it('the logo goes, and the initials stand there again', async () => {
    await page.goto(`/en/${FEDERATION}/desk/identity`);
    await page.getByLabel('Remove the logo').check();
    await save();
    expect(await page.getByLabel('Remove the logo').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Desk' }).locator('img').count()).toBe(0);
  });
});

/** Eight by eight red dots. */
function redSquare(): Buffer {
  const line = Buffer.from([0, ...Array<readonly number[]>(8).fill([200, 0, 30]).flat()]);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const dots = deflateSync(Buffer.concat(Array<Buffer>(8).fill(line)));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', dots), chunk('IEND', Buffer.alloc(0))]);
}
