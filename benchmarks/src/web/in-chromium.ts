import { chromium } from 'playwright-core';
import { line } from '../office/latencies.ts';

const PLACE = process.env.ESCALA_CHROMIUM ?? '/usr/bin/chromium';

/** In a reader's browser: the first paint, the scripts loaded, and whether it ever hangs. */
export async function lookAt(address: string, federation: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: PLACE,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const path of ['', '/lists/standard', '/players/1', '/events', '/regulations/fce-2016', '/health']) {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
      await page.goto(`${address}/ca/${federation}${path}`, { waitUntil: 'networkidle' });
      const paint = (await page.evaluate(
        `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
      )) as number;
      const scripts = (await page.evaluate(
        `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
      )) as number;
      line(
        `first contentful paint of ${path || '/'}`,
        `${paint.toFixed(0)} ms, ${(scripts / 1000).toFixed(1)} kB of scripts`,
        '0.5 s, 30 kB',
      );
      await page.context().close();
    }
    await scrolled(browser, `${address}/ca/${federation}/lists/standard`);
  } finally {
    await browser.close();
  }
}

type Chromium = Awaited<ReturnType<typeof chromium.launch>>;

/** Scrolls and filters the list for a while, and collects tasks of more than 50 ms (which people notice). */
async function scrolled(browser: Chromium, address: string): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(
    `globalThis.long = []; new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })`,
  );
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(30);
  }
  const rows = (await page.evaluate(`document.querySelectorAll('main tbody tr').length`)) as number;
  line(`scrolled 60 times through the list (${rows} rows in the page)`, await longTasks(page), 'none > 50 ms');
  const search = page.locator('#list-filters input[type=search]').first();
  const start = performance.now();
  await search.pressSequentially('casa', { delay: 60 });
  await page.waitForLoadState('networkidle');
  line(
    `filtered by four letters, ${(performance.now() - start).toFixed(0)} ms from the first to the answer`,
    await longTasks(page),
    'none > 50 ms',
  );
  await page.context().close();
}

async function longTasks(page: { evaluate(text: string): Promise<unknown> }): Promise<string> {
  const tasks = (await page.evaluate('long.splice(0)')) as number[];
  return tasks.length === 0
    ? 'no long task'
    : `${tasks.length} long tasks, longest ${Math.max(...tasks).toFixed(0)} ms`;
}
