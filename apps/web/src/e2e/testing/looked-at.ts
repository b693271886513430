import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { KNOWN_CONTRASTS } from './known-contrasts.ts';

/** The same text on every page: the browser compiles it on the first and caches it for all others. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};${KNOWN_CONTRASTS};0`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = 'color-contrast';
/** Limits what axe preloads: no rule of these tags needs style sheets. */
const PRELOAD = { assets: ['media'] };

/** The browser's complaints while a page is open: console, script errors, files that fail to load. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Leaving a page aborts requests made while typing.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  return complaints;
}

/** Elements beyond the edge of a page that is wider than its window. */
const OVERFLOW = `(() => {
    const wide = document.documentElement;
    if (wide.scrollWidth <= wide.clientWidth) return [];
    const over = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > wide.clientWidth + 1 && !element.closest('.scroll'),
    );
    return ['page ' + wide.scrollWidth + ' of ' + wide.clientWidth, ...over.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  })()`;

export async function overflowOf(page: Page): Promise<string[]> {
  await page.waitForLoadState();
  return (await page.evaluate(OVERFLOW)) as string[];
}

/** Table heads that cover their rows before any scrolling. */
const HEADS_OUT_OF_PLACE = `(scrollY > 0 ? [] : [...document.querySelectorAll('thead th')]
    .filter((head) => head.getBoundingClientRect().top > head.parentElement.getBoundingClientRect().top + 1)
    .map((head) => 'head out of place: ' + head.textContent))`;

/** Popup forms that do not open in the middle of the window, wherever their button is. */
export async function offCentreOf(page: Page): Promise<string[]> {
  return (await page.evaluate(`[...document.querySelectorAll('.popup[popover]')].flatMap((popup) => {
    const menu = popup.parentElement.closest('[popover]');
    menu?.showPopover();
    popup.showPopover();
    const { left, right, top, bottom } = popup.getBoundingClientRect();
    (menu ?? popup).hidePopover();
    const off = [left + right - document.documentElement.clientWidth, top + bottom - innerHeight];
    return off.some((each) => Math.abs(each) > 4) ? ['not in the middle: ' + popup.id] : [];
  })`)) as string[];
}

/** Colours take axe the longest, and the widest page has all of them. */
export type Looking = 'at-everything' | 'at-colours' | 'at-all-but-colours';

/** The cases of `known-contrasts.ts` that axe found readable. */
const readable = new Set<string>();

interface Told {
  readonly faults: string[];
  readonly learnt: readonly string[];
}

/**
 * The findings of axe, one line each: the rule, and where. `before` is
 * evaluated in the same call: each call costs as much as a short answer.
 */
export async function violationsOf(page: Page, looking: Looking = 'at-everything', before = '[]'): Promise<string[]> {
  // With its styles, which on a slow connection arrive after the text.
  await page.waitForLoadState();
  const runOnly = looking === 'at-colours' ? { type: 'rule', values: [COLOURS] } : { type: 'tag', values: TAGS };
  const rules = looking === 'at-all-but-colours' ? { [COLOURS]: { enabled: false } } : {};
  const look = `contrasts.knowing(${JSON.stringify([...readable])}, ${looking === 'at-colours'}, ${before}, () =>
    axe.run(document, ${JSON.stringify({ runOnly, rules, resultTypes: ['violations'], preload: PRELOAD })}).then(
    ({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 3).map(({ target, html }) => id + ' (' + help + '): ' + target.join(' ') + ' ' + html.slice(0, 160)))))`;
  const told = ((await page.evaluate(`'axe' in window && ${look}`)) ||
    (await page.evaluate(AXE)) ||
    (await page.evaluate(look))) as Told;
  for (const found of told.learnt) readable.add(found);
  return told.faults;
}

/** Everything at once: overflow, table heads, and the findings of axe if requested. */
export async function faultsOf(page: Page, looking: Looking | undefined): Promise<string[]> {
  const seen = `[...${OVERFLOW}, ...${HEADS_OUT_OF_PLACE}]`;
  if (looking) return violationsOf(page, looking, seen);
  await page.waitForLoadState();
  return (await page.evaluate(seen)) as string[];
}
