import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { differenceOf, smallerPicture } from './testing/compared-pictures.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const SIZES = { wide: { width: 1280, height: 900 }, phone: { width: 375, height: 740 } } as const;
const LOOKS = (['light', 'dark'] as const).flatMap((scheme) =>
  (['wide', 'phone'] as const).map((size) => [scheme, size] as const),
);
/** How many in a hundred squares of the picture may differ: font rendering stays below, a change of design does not. */
const MOST_DIFFERENT = 1;

const pictureOf = (name: string): string => fileURLToPath(new URL(`pictures/${name}.png`, import.meta.url));

/**
 * `ESCALA_NEW_PICTURES=yes npx vitest run apps/web/src/e2e/design.test.ts`
 * takes new pictures, after an intended change.
 */
describe.skipIf(chromium === undefined)('the page of all components', () => {
  let house: House;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    page = await (await house.person({})).newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => house?.close());

  it.each(LOOKS)('has no fault in %s, %s, and looks as it did', async (colorScheme, size) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(SIZES[size]);
    await page.goto(`/en/${FEDERATION}/design`);
    await page.evaluate('document.fonts.ready');
    expect(await page.evaluate('document.fonts.check("16px \\"Source Sans 3\\"")')).toBe(true);
    expect([...(await overflowOf(page)), ...(await violationsOf(page)), ...complaints]).toEqual([]);
    const name = pictureOf(`design-${size}-${colorScheme}`);
    const taken = await page.screenshot({ fullPage: true, scale: 'css' });
    if (process.env.ESCALA_NEW_PICTURES) writeFileSync(name, await smallerPicture(page, taken));
    expect(await differenceOf(page, taken, readFileSync(name))).toBeLessThanOrEqual(MOST_DIFFERENT);
  });

  it('sees a change of look: another colour of buttons, rows that are higher', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(SIZES.wide);
    await page.goto(`/en/${FEDERATION}/design`);
    const before = readFileSync(pictureOf('design-wide-light'));
    for (const change of ['--accent: #b3001b', '--row: 40px']) {
      await page.evaluate(`document.documentElement.style.cssText = ${JSON.stringify(change)}`);
      const taken = await page.screenshot({ fullPage: true, scale: 'css' });
      expect(await differenceOf(page, taken, before)).toBeGreaterThan(MOST_DIFFERENT);
    }
  });

  it.each([
    ['another colour of the text', `document.body.style.setProperty('--quiet', '#c4c8cc')`],
    ['another background far behind it', `document.querySelector('main').style.background = '#55606a'`],
    ['half of it shining through', `document.querySelector('main').style.opacity = '0.4'`],
    [
      'something dark behind it that does not hold it',
      `document.querySelector('main').prepend(...[['div', 'background: #333; height: 3rem'], ['p', 'position: absolute; transform: translateY(-2rem)']].map(
        ([name, style]) => {
          const made = document.createElement(name);
          made.style.cssText = style;
          if (name === 'p') made.textContent = 'A text';
          return made;
        }))`,
    ],
  ])('sees a text that cannot be read, though its like could: %s', async (_what, change) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(SIZES.wide);
    await page.goto(`/en/${FEDERATION}/design`);
    expect(await violationsOf(page, 'at-colours')).toEqual([]);
    await page.evaluate(change);
    const found = await violationsOf(page, 'at-colours');
    expect(found.map((fault) => fault.split(' ')[0])).toContain('color-contrast');
  });

  it('tells the values of a chart by pointer and by keys', async () => {
    await page.goto(`/en/${FEDERATION}/design`);
    const chart = page.getByRole('img', { name: /^Standard: rating by list/ });
    const tip = page.locator('.plot-tip');
    await chart.hover({ position: { x: 60, y: 100 } });
    expect(await tip.innerText()).toContain('1938');
    await page.mouse.move(0, 0);
    expect(await tip.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await chart.focus();
    await page.keyboard.press('End');
    expect(await tip.innerText()).toContain('2050');
    await page.keyboard.press('ArrowLeft');
    expect(await tip.innerText()).toContain('2040');
    expect(complaints).toEqual([]);
  });

  it('goes to the search with a slash, and opens the menu on a phone without a script', async () => {
    await page.setViewportSize(SIZES.wide);
    await page.goto(`/en/${FEDERATION}/design`);
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.id')).toBe('header-search');
    const plain = await (await house.person({ javaScriptEnabled: false, viewport: SIZES.phone })).newPage();
    await plain.goto(`/en/${FEDERATION}/design`);
    const players = plain.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Players' });
    expect(await players.isVisible()).toBe(false);
    await plain.getByRole('button', { name: 'Menu' }).click();
    await players.click();
    await plain.waitForURL('**/players');
  });

  it('nothing moves when the font arrives: the system’s own has its measures', async () => {
    await page.setViewportSize(SIZES.wide);
    const measures = async (): Promise<number[]> => {
      await page.goto(`/en/${FEDERATION}/design`);
      await page.evaluate('document.fonts.ready');
      return (await page.evaluate(`(() => {
        const box = (at) => document.querySelector(at).getBoundingClientRect();
        return [box('h1').height, box('table').height, box('.stats').height, box('tbody th a').width, box('header .brand').width];
      })()`)) as number[];
    };
    const own = await measures();
    await page.route('**/*.woff2', (route) => route.abort());
    const system = await measures();
    await page.unroute('**/*.woff2');
    expect(system.slice(0, 3)).toEqual(own.slice(0, 3));
    for (const [i, width] of system.entries()) expect(Math.abs(width / own[i]! - 1)).toBeLessThan(0.05);
  });
});
