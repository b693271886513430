import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { reportedEvent } from './testing/reported-event.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const EVENT = 'lent';
const FACTS = {
  name: 'Obert lent',
  system: 'fce-1990',
  type: 'swiss',
  ruleFacts: { kind: 'open' },
  start: DAY,
  end: DAY,
  rounds: 3,
  timeControl: { minutes: 10, increment: 5 },
  initialColour: 'white',
  arbiters: [],
};
const desk = (path: string): string => `/en/${FEDERATION}/desk${path}`;

/** Answers are held back until released, one by one or all of them. */
async function held(page: Page, what: string | RegExp) {
  const asked: Route[] = [];
  let isOpen = false;
  // The route stays until the end of the test: removing it may lose a request in progress.
  const pass = (route: Route): Promise<void> => route.continue().catch(() => undefined);
  await page.route(what, (route) => (isOpen ? pass(route) : void asked.push(route)));
  return {
    asked,
    has: (count: number): Promise<void> => expect.poll(() => asked.length).toBe(count),
    letThrough: async (): Promise<void> => {
      isOpen = true;
      await Promise.all(asked.splice(0).map(pass));
    },
  };
}

describe.skipIf(chromium === undefined)('on a slow line nothing is lost, done twice or taken for another', () => {
  let house: House;
  let officer: BrowserContext;
  let page: Page;
  let names: string[] = [];
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY, work: false },
    });
    await house.perform('event.register', { event: EVENT, facts: FACTS });
    officer = await house.personAs({ roles: ['officer', 'arbiter'], events: [EVENT], name: 'Anna Puig' });
    page = await officer.newPage();
    const { players } = await ask<{ players: { name: string }[] }>('/players?limit=20&text=s');
    names = players.map(({ name }) => name);
  });
  afterAll(() => house?.close());
  afterEach(() => page?.unrouteAll({ behavior: 'ignoreErrors' }));

  const ask = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${house.address}/api/${FEDERATION}${path}`)).json()) as T;
  const acts = async (kind: string): Promise<number> => {
    const answer = await officer.request.get(`/api/${FEDERATION}/acts?kind=${kind}&limit=200`);
    return ((await answer.json()) as { acts: unknown[] }).acts.length;
  };
  const field = () => page.getByRole('combobox', { name: 'Player' });

  it('[D-OFF-303] whoever presses again while the next page is on its way has done it once', async () => {
    const before = await acts('event.register');
    await page.goto(desk('/events/new'));
    await page.getByLabel('Name', { exact: true }).first().fill('Obert de la Vall Lenta');
    const next = await held(page, /\/desk\/events\/[^/?]+$/);
    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith('/acts/event.register') && answers.push(answer.status()));
    // A second click, when the office has answered but the old page is still there.
    await page.evaluate(`document.addEventListener('escala:done', ({ target }) => {
      setTimeout(() => target.querySelector(':scope > button').click(), 100);
    }, { once: true })`);
    await page.getByRole('button', { name: 'Create event' }).dispatchEvent('click');
    await expect.poll(() => answers).toEqual([200, 200]);
    await next.letThrough();
    await page.getByRole('heading', { level: 1, name: 'Obert de la Vall Lenta' }).waitFor();
    expect(await acts('event.register')).toBe(before + 1);
  });

  it('[D-OFF-303] whoever presses before the page has come to life stays there, with what was written', async () => {
    const modules = await held(page, '**/assets/*.js');
    await page.goto(desk('/registry/clubs'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Register club' }).click();
    const form = page.locator('form[data-act="club.register"]');
    await form.getByLabel('Club name').fill('Escacs Vall Llarga');
    await page.keyboard.press('Enter');
    expect(await form.getByRole('button', { name: 'Register' }).isDisabled()).toBe(true);
    await modules.letThrough();
    await form.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Club registered').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Escacs Vall Llarga');
  });

  it('[D-OFF-304] what was typed before the modules came is looked at when they are there', async () => {
    const modules = await held(page, '**/assets/*.js');
    await page.goto(desk('/events/new'), { waitUntil: 'commit' });
    await page.getByLabel('Rounds', { exact: true }).fill('5');
    await page.getByRole('textbox', { name: 'First day' }).first().fill('2026-07-04');
    await modules.letThrough();
    await expect.poll(() => page.getByRole('textbox', { name: 'Last day' }).first().inputValue()).toBe('2026-07-12');
    await page.locator('[data-check]').getByText('Rounds: 5; Catalan rating needs at least 8').waitFor();
    expect(await page.locator('[data-round-dates] > *').count()).toBe(5);
  });

  it('[D-OFF-304] rounds and a time that were set before the modules came stay, whatever would suit so many players', async () => {
    const modules = await held(page, '**/assets/*.js');
    await page.goto(desk('/events/run'), { waitUntil: 'commit' });
    await page.getByLabel('Rounds').fill('9');
    await page.getByRole('radio', { name: 'Other' }).check();
    await page
      .getByLabel('Type or paste players')
      .fill(Array.from('ABCDEFGHIJKLMN', (each) => `Joana ${each}la`).join('\n'));
    await modules.letThrough();
    await page.getByText('Players: 14').waitFor();
    expect(await page.getByLabel('Rounds').inputValue()).toBe('9');
    expect(await page.getByLabel('Minutes').isEnabled()).toBe(true);
  });

  it('[D-OFF-304] a file that was chosen before the modules came is read when they are there', async () => {
    const modules = await held(page, '**/assets/*.js');
    await page.goto(desk('/events/receive'), { waitUntil: 'commit' });
    const file = { name: 'event.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await page.getByLabel('Event file').setInputFiles(file);
    await modules.letThrough();
    await page.getByText('Not an event file.').waitFor();
  });

  it('[D-OFF-302] Enter takes nobody from a list that answers something older', async () => {
    await page.goto(desk(`/events/${EVENT}/entries`));
    await field().focus();
    const [name, other] = [names[0]!, names[1]!];
    await page.keyboard.type(other.slice(0, 3));
    await page.locator('[role=option][aria-selected=true]').waitFor();
    const answers = await held(page, `**/api/${FEDERATION}/players?limit=*`);
    await page.keyboard.insertText(other.slice(3));
    await page.keyboard.press('Enter');
    await answers.has(1);
    await page.keyboard.press('Enter');
    expect(await acts('entry.add')).toBe(0);
    // A different name: an answer for the previous text no longer counts, and Enter meant another player.
    await field().fill(name);
    await answers.has(2);
    const [older, newer] = answers.asked.splice(0);
    await newer!.continue();
    await page.getByRole('option', { name, selected: true }).waitFor();
    await older!.continue().catch(() => undefined);
    await answers.letThrough();
    await page.keyboard.press('Enter');
    await page.getByText(`Added: ${name}.`).waitFor();
    await page.locator('[data-entries]').getByRole('link', { name }).waitFor();
  });

  it('[D-OFF-302] Enter before the answer has come takes whoever stands on top of it', async () => {
    await page.goto(desk(`/events/${EVENT}/entries`));
    const before = await acts('entry.add');
    const answers = await held(page, `**/api/${FEDERATION}/players?limit=*`);
    await field().fill(names[4]!);
    await page.keyboard.press('Enter');
    await answers.has(1);
    expect(await acts('entry.add')).toBe(before);
    await answers.letThrough();
    await page.getByText(`Added: ${names[4]}.`).waitFor();
    expect(await acts('entry.add')).toBe(before + 1);
  });

  it('[D-OFF-302] whom the arrows went to before the answer came is still the one that Enter takes', async () => {
    await page.goto(desk(`/events/${EVENT}/entries`));
    await field().fill('a');
    await page.getByRole('option').nth(2).waitFor();
    const answers = await held(page, `**/api/${FEDERATION}/players?limit=*`);
    await page.keyboard.type(' ');
    await answers.has(1);
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
    const third = page.locator('[role=option][aria-selected=true]');
    const id = await third.getAttribute('id');
    await third.evaluate((shown) => shown.classList.add('of-the-earlier-answer'));
    await answers.letThrough();
    await page.locator('.of-the-earlier-answer').waitFor({ state: 'detached' });
    expect(await page.locator('[role=option][aria-selected=true]').getAttribute('id')).toBe(id);
  });

  it('[D-OFF-302] what the arrow chose in the search stays chosen when a later answer comes', async () => {
    await page.goto(desk('/events'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('corre');
    const option = page.getByRole('option').first();
    await option.waitFor();
    const answers = await held(page, '**/*text=correc');
    await page.keyboard.type('c');
    await answers.has(1);
    await page.keyboard.press('ArrowDown');
    await option.evaluate((shown) => shown.classList.add('of-the-earlier-answer'));
    await answers.letThrough();
    await page.locator('.of-the-earlier-answer').waitFor({ state: 'detached' });
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1);
  });

  it('[D-OFF-302] who is chosen while the one before is still on its way is entered after it', async () => {
    const [one, two] = [names[2]!, names[3]!];
    await page.goto(desk(`/events/${EVENT}/entries`));
    const entries = page.locator('table.entries tbody tr');
    const before = await entries.count();
    const sent = await held(page, '**/acts/entry.add');
    for (const name of [one, two]) {
      await field().fill(name);
      await page.getByRole('option', { name, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await sent.has(1);
    }
    await sent.letThrough();
    await page.getByText(`Added: ${two}.`).waitFor();
    for (const name of [one, two]) await page.locator('[data-entries]').getByRole('link', { name }).waitFor();
    expect(await field().inputValue()).toBe('');
    expect(await entries.count()).toBe(before + 2);
  });

  it('[D-OFF-301] of two pages of a list the one asked for last is shown, and the address says so', async () => {
    await page.goto(`/en/${FEDERATION}/lists/standard`);
    const words = names[0]!.split(',')[0]!;
    const pages = await held(page, /\/lists\/standard[^?]*\?/);
    await page.locator('thead a').first().click();
    await pages.has(1);
    await page.locator('form[data-list] input[type=search]').fill(words);
    await pages.has(2);
    const [sorted, filtered] = pages.asked.splice(0);
    await filtered!.continue();
    await page.waitForURL(/search=/);
    await sorted!.continue().catch(() => undefined);
    await pages.letThrough();
    await page.waitForLoadState('networkidle');
    const rows = await page.locator('[data-list-rows] tbody tr').allTextContents();
    expect(rows.filter((row) => !row.includes(words))).toEqual([]);
    expect(new URL(page.url()).searchParams.get('search')).toBe(words);
  });

  it('[D-OFF-430] what was said of one act is no word on the next, and the page that is left takes nothing more', async () => {
    await reportedEvent(house, 'curt', 'Obert curt', { ruleFacts: { kind: 'open' } });
    await page.goto(desk('/reports/curt'));
    const waive = page.getByRole('button', { name: /^Waive article/ });
    const said = page.locator('[data-said]');
    const all = await waive.count();
    expect(all).toBeGreaterThan(1);
    const letPass = async (): Promise<void> => {
      await waive.first().click();
      const reason = page.locator(':popover-open').getByLabel('Reason');
      await reason.fill('A short evening.');
      await reason.press('Enter');
    };
    await letPass();
    await said.filter({ hasText: 'waived' }).waitFor();
    const sent = await held(page, '**/acts/report.waive');
    await letPass();
    await sent.has(1);
    expect(await said.textContent()).toBe('');
    // Answered, but the next page has not loaded: nothing can be started on this one that would be lost.
    const next = await held(page, /\/desk\/reports\/curt$/);
    await page.evaluate(`document.addEventListener('escala:done', () => {
      setTimeout(() => sessionStorage.setItem('left', document.querySelector('main').inert));
    })`);
    await sent.letThrough();
    await next.has(1);
    await next.letThrough();
    await said.filter({ hasText: 'waived' }).waitFor();
    expect(await page.evaluate(`sessionStorage.getItem('left')`)).toBe('true');
    expect(await waive.count()).toBe(all - 2);
  });
});
