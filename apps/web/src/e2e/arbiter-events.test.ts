import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const NAME = 'Obert de la Vila 2026';

describe.skipIf(chromium === undefined)('an arbiter and an event, in a browser', () => {
  let house: House;
  let arbiter: BrowserContext;
  let page: Page;
  let complaints: string[] = [];
  let event = '';
  let names: string[] = [];

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    arbiter = await house.personAs({ roles: ['arbiter'], name: 'Marta Soler' });
    page = await arbiter.newPage();
    complaints = complaintsOf(page);
    const answer = await fetch(`${house.address}/api/${FEDERATION}/players?limit=20&text=s`);
    names = ((await answer.json()) as { players: { name: string }[] }).players.map(({ name }) => name);
  });
  afterAll(() => house?.close());
  afterEach(() => {
    // A refusal by the office has status 4xx, which Chromium itself logs, as it does requests replaced by newer ones.
    expect(complaints.filter((line) => !/status of 4\d\d|ERR_ABORTED/.test(line))).toEqual([]);
  });

  const at = (path = ''): string => `/en/${FEDERATION}/desk/events${path}`;
  const seen = async (): Promise<void> => {
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  };

  it('begins with an empty desk, which says how to go on', async () => {
    await page.goto(at());
    await page.getByText('No tournaments yet.').waitFor();
    await seen();
    await page.getByRole('link', { name: 'Run a tournament' }).click();
    await page.getByLabel('Name', { exact: true }).first().waitFor();
    await seen();
    await page.getByRole('link', { name: 'All settings' }).click();
    await page.getByRole('button', { name: 'Create event' }).waitFor();
    expect(await page.getByLabel('Rounds', { exact: true }).inputValue()).toBe('9');
  });

  it('hears what the regulations say while typing', async () => {
    const check = page.locator('[data-check]');
    expect(await check.getByText('Catalan rating needs at least 8').count()).toBe(0);
    await page.getByLabel('Rounds', { exact: true }).fill('5');
    await check.getByText('Rounds: 5; Catalan rating needs at least 8').waitFor();
    await page.getByLabel('Last day').first().fill('2026-06-01');
    await check.getByText('before it starts').waitFor();
    await seen();
    await page.getByLabel('Rounds', { exact: true }).fill('9');
    await page.getByText('Round dates and times', { exact: true }).click();
    await page.getByRole('button', { name: 'One per day' }).click();
    expect(await page.getByLabel('Last day').first().inputValue()).toBe('2026-06-23');
    await page.getByLabel('Start time of round 1', { exact: true }).fill('16:30');
    await page.getByRole('button', { name: 'Same start time' }).click();
    expect(await page.getByLabel('Start time of round 9').inputValue()).toBe('16:30');
    await check.getByText('needs at least 8').waitFor({ state: 'detached' });
  });

  it('registers it with what is usual; a missing name is told at its field', async () => {
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.locator('#event-facts-name[aria-invalid=true]').waitFor();
    await page.getByLabel('Name', { exact: true }).first().fill(NAME);
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    event = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByText('Event created.').waitFor();
    await page.getByRole('link', { name: 'Add players' }).waitFor();
    await seen();
  });

  it('names another arbiter, who is chosen by name and stands on the public page', async () => {
    const other = await house.personAs({ roles: ['arbiter'], name: 'Joan Ferrer' });
    await page.goto(at(`/${event}/settings`));
    await page.getByText('Organiser and other arbiters').click();
    await page.getByLabel('Arbiter 1').selectOption('Joan Ferrer');
    await seen();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Other arbiter', { exact: true }).waitFor();
    await page.getByText('Joan Ferrer', { exact: true }).waitFor();
    const desk = await other.newPage();
    await desk.goto(at());
    await desk.getByRole('link', { name: NAME }).first().click();
    await desk.getByRole('link', { name: 'Add players' }).waitFor();
    await desk.goto(`/en/${FEDERATION}/events/${event}`);
    await desk.getByText('Joan Ferrer', { exact: true }).waitFor();
    await desk.getByText('Next: round 1, Mon 15 Jun, 16:30').waitFor();
    await other.close();
  });

  it('enters players by keyboard alone, one after the other', async () => {
    await page.getByRole('link', { name: 'Add players' }).click();
    const field = page.getByRole('combobox', { name: 'Player' });
    await field.focus();
    for (const name of names.slice(0, 2)) {
      await page.keyboard.type(name);
      // The option that Enter takes.
      await page.getByRole('option', { name, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(`Added: ${name}.`).waitFor();
      await page.locator('[data-entries]').getByRole('link', { name }).waitFor();
      expect(await page.evaluate('document.activeElement.id')).toBe('add-player');
      expect(await field.inputValue()).toBe('');
    }
    await seen();
  });

  it('is told which line of a file is wrong, enters the others and loses nothing', async () => {
    const lines = ['Nom;Club', ...names.slice(2, 4).map((name) => `${name};`), 'Mai, Ningú;', `${names[4]};`];
    await page.getByText('Paste or import').click();
    const file = { name: 'inscrits.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Add all' }).click();
    await page.getByText('Line 4 (Mai, Ningú;): Nobody in the registry is Mai, Ningú').waitFor();
    await seen();
    expect(await page.locator('table.entries tbody tr').count()).toBe(2);
    await page.getByRole('button', { name: 'Add the others, keep these lines' }).click();
    await page.getByText('Players added: 3. Lines left out: 1').waitFor();
    expect(await page.getByLabel('Text').inputValue()).toBe('Nom;Club\nMai, Ningú;\n');
    await page.locator('[data-entries]').getByRole('link', { name: names[4]! }).waitFor();
    expect(await page.locator('table.entries tbody tr').count()).toBe(5);
  });

  it('takes an entry back and makes it again', async () => {
    const name = names[1]!;
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('button', { name: `Withdraw: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText(`Withdrawn: ${name}.`).waitFor();
    await page.getByRole('heading', { name: 'Removed before the start' }).waitFor();
    await page.getByRole('button', { name: `Add again: ${name}` }).click();
    await page.getByText(`Added: ${name}.`).waitFor();
    expect(await page.locator('table.entries tbody tr').count()).toBe(5);
  });

  it('[Suis 7] puts a report on top of the others, and gives all numbers by rating where one was set by hand', async () => {
    const [first, second] = names.slice(-2) as [string, string];
    const line = (number: number, name: string): string =>
      `001 ${String(number).padStart(4)}      ${name.padEnd(33)} 1500 ESP ${'0'.padStart(11)}`;
    await page.goto(at(`/${event}/entries`));
    await page.getByText('Paste or import').click();
    await page.getByLabel('Format').selectOption('trf');
    await page
      .getByLabel('Text')
      .fill(`012 Obert\n${line(1, first)}\n${line(2, 'Ningu, Conegut')}\n${line(3, second)}\n`);
    await page.getByRole('button', { name: 'Add all' }).click();
    await page.getByText('Line 3 (001 2 Ningu, Conegut').waitFor();
    await page.getByRole('button', { name: 'Add the others, keep these lines' }).click();
    await page.getByText('so its start numbers were ignored: numbers are given by rating.').waitFor();
    expect(await page.getByLabel('Text').inputValue()).toContain('Ningu, Conegut');
    const answer = await fetch(`${house.address}/api/${FEDERATION}/events/${event}`);
    const { entries } = (await answer.json()) as { entries: { player: string; name: string; version: number }[] };
    const { player, version } = entries.find(({ name }) => name === first)!;
    await house.perform('entry.amend', { event, player, version, facts: { number: 1 } });
    await page.goto(at(`/${event}/entries`));
    await page.getByText('These players have no pairing number while others do').waitFor();
    await seen();
    await page.getByRole('button', { name: 'Number by rating' }).click();
    await page.getByText('Numbered by rating.').waitFor();
    expect(await page.getByText('These players have no pairing number').count()).toBe(0);
    for (const name of [first, second]) {
      await page.getByRole('button', { name: `More about ${name}` }).click();
      await page.getByRole('button', { name: `Withdraw: ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      await page.getByText(`Withdrawn: ${name}.`).waitFor();
    }
  });

  it('draws the colour, and withdraws, returns and excuses a player while the event runs', async () => {
    await page.goto(at(`/${event}`));
    await page.getByRole('button', { name: 'White' }).click();
    await page.getByRole('link', { name: 'Pair round 1' }).waitFor();
    await house.perform('round.pair', { event, round: 1 });
    await page.goto(at(`/${event}/entries`));
    const name = names[1]!;
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('button', { name: `Withdraw: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText(`Withdrawn: ${name}.`).waitFor();
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('button', { name: `Bring back: ${name}` }).click();
    await page.getByText(`Brought back: ${name}.`).waitFor();
    await page.locator('[data-entries]').getByRole('link', { name }).click();
    await page.getByLabel('3', { exact: true }).check();
    await page.getByRole('button', { name: 'Save absences' }).click();
    await page.getByText('absent in round 3').waitFor();
    await seen();
    await page.goto(at());
    const row = page.getByRole('row').filter({ hasText: NAME }).filter({ hasText: 'Round 1: 2 results missing' });
    await row.getByRole('link', { name: 'Enter results' }).waitFor();
  });

  it('takes the event away as a file, which another office looks at before it takes it in', async () => {
    await page.goto(at(`/${event}`));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Event file' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ format: 'escala/event-file@1', event: { id: event } });
    await page.goto(at('/receive'));
    const upload = (content: string): Promise<void> =>
      page
        .getByLabel('Event file')
        .setInputFiles({ name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await upload('{}');
    await page.getByText('Not an event file.').waitFor();
    await upload(text);
    await page.getByRole('definition').getByText(NAME).waitFor();
    expect(await page.locator('[data-fact=players]').textContent()).toBe('5');
    await seen();
    await page.getByText(`${NAME} is the same here and in the file.`).waitFor();
    await upload(text.replaceAll(event, 'a-copy'));
    await page.getByRole('button', { name: 'Import event' }).click();
    await page.getByText(`${NAME} imported.`).waitFor();
    await page.getByText('Round 1: 2 results missing').waitFor();
  });

  it('has every page in Catalan on a phone', async () => {
    const phone = await (
      await house.person({ locale: 'ca-ES', ...PHONE, storageState: await arbiter.storageState() })
    ).newPage();
    const said = complaintsOf(phone);
    const entry = await page.request.get(`/api/${FEDERATION}/events/${event}`);
    const { player } = ((await entry.json()) as { entries: { player: string }[] }).entries[0]!;
    for (const path of [
      '',
      '/new',
      '/receive',
      ...['', '/settings', '/entries', `/entries/${player}`, '/report'].map((part) => `/${event}${part}`),
    ]) {
      await phone.goto(`/ca/${FEDERATION}/desk/events${path}`);
      await phone.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');
      expect(await overflowOf(phone), path).toEqual([]);
      expect(await violationsOf(phone, 'at-all-but-colours'), path).toEqual([]);
    }
    for (const part of ['/settings', '/report']) {
      await page.goto(at(`/${event}${part}`));
      await seen();
    }
    await phone.goto(`/ca/${FEDERATION}/desk/events/new`);
    await phone.getByLabel('Rondes', { exact: true }).fill('5');
    await phone.getByText('Rondes: 5').first().waitFor();
    expect(said).toEqual([]);
  });

  it('lets no other arbiter change it', async () => {
    const other = await house.personAs({ roles: ['arbiter'], name: 'Pere Font' });
    const theirs = await other.newPage();
    const answer = await theirs.goto(at(`/${event}/entries`));
    expect(answer?.status()).toBe(403);
    expect(await theirs.getByLabel('Player', { exact: true }).count()).toBe(0);
    const session = (await (await other.request.get(`/api/${FEDERATION}/session`)).json()) as { csrf: string };
    const act = await other.request.post(`/api/${FEDERATION}/acts/event.close`, {
      data: { command: { event, version: 1 } },
      headers: { 'x-csrf-token': session.csrf },
    });
    expect(act.status()).toBe(403);
    await theirs.goto(at());
    expect(await theirs.getByText(NAME).count()).toBe(0);
  });
});
