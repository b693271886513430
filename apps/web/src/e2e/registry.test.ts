import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const desk = (path: string, language = 'en'): string => `/${language}/${FEDERATION}/desk${path}`;

describe.skipIf(chromium === undefined)('the registry in a browser', () => {
  let house: House;
  let officer: BrowserContext;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    officer = await house.personAs({ roles: ['officer'], name: 'Anna Puig' });
    page = await officer.newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => house?.close());

  const said = (text: string) => page.locator('[data-said]', { hasText: text }).waitFor();
  const open = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const details = () => page.locator('section.card', { hasText: 'FIDE ID' }).locator('dl.facts');
  const idOfPage = (): string => new URL(page.url()).pathname.split('/').at(-1)!;
  const shown = async (player: string) =>
    (await (await fetch(`${house.address}/api/${FEDERATION}/players/${player}`)).json()) as {
      version: number;
      fideRatings: unknown;
    };
  let club = '';
  let ona = '';

  it('registers a club', async () => {
    await page.goto(desk('/registry/clubs'));
    await open('Register club');
    const form = page.locator('form[data-act="club.register"]');
    await form.getByLabel('Club name').fill('Escacs Vall Fosca');
    await form.getByLabel('Town').fill('La Pobla');
    await form.getByRole('button', { name: 'Register' }).click();
    await said('Club registered');
    expect(await page.locator('h1').textContent()).toBe('Escacs Vall Fosca');
    club = idOfPage();
  });

  it('finds a page of the menu, or what a page lets one do, by its name from any desk (Ctrl K)', async () => {
    await page.goto(desk('/registry/clubs'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('CORREC');
    // While only the first letters are typed, slowly, there are other options.
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Corrections']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/desk/corrections');
  });

  it('registers a player after looking at a similar one, with a licence', async () => {
    await house.perform('player.register', { name: 'Ferrer Vidal, Ona', birthYear: 2001 });
    await page.goto(desk('/registry?text=Ferrer+Vidal'));
    await page.locator('table[data-found] a', { hasText: 'Ferrer Vidal, Ona' }).waitFor();
    await page.goto(desk('/registry/players/new'));
    await page.getByLabel('Name', { exact: true }).fill('Ona Ferrer Vidal');
    const panel = page.locator('[data-similar]');
    await panel.getByText('Ferrer Vidal, Ona').waitFor();
    await page.getByLabel('Date of birth').fill('2001-03-04');
    await page.getByLabel('Club', { exact: true }).selectOption({ label: 'Escacs Vall Fosca' });
    await page.getByRole('button', { name: 'Register player', exact: true }).click();
    await page.locator('[data-problems] li', { hasText: 'may be the same person' }).waitFor();
    await panel.getByLabel('this is somebody else').check();
    await page.getByRole('button', { name: 'Register player', exact: true }).click();
    await said('Player registered.');
    ona = idOfPage();
    expect(await details().textContent()).toContain('4 March 2001');
    expect(await page.locator('table tbody tr').first().textContent()).toContain('Escacs Vall Fosca');
  });

  it('issues a licence, corrects a birth date with a reason, awards a title', async () => {
    await open('Issue licence');
    const licence = page.locator('form[data-act="licence.issue"]');
    await licence.getByLabel('Season').selectOption({ index: 0 });
    await licence.getByRole('button', { name: 'Issue licence' }).click();
    await said('Licence issued');
    await open('Edit details');
    const amend = page.locator('form[data-act="player.amend"]');
    await amend.getByLabel('Date of birth').fill('2001-03-05');
    await amend.getByRole('button', { name: 'Save' }).click();
    await amend.locator('[data-problems] a', { hasText: 'Reason' }).waitFor();
    await amend.getByLabel('Reason').fill('As the identity card says.');
    await amend.getByRole('button', { name: 'Save' }).click();
    await said('Saved');
    expect(await details().textContent()).toContain('5 March 2001');
    expect(await page.locator('.history').textContent()).toContain('As the identity card says.');
    await open('Award title');
    const award = page.locator('form[data-act="title.award"]');
    await award.getByLabel('Title').selectOption('WMF');
    await award.getByLabel('Reason').fill('By the list of FIDE.');
    await award.getByRole('button', { name: 'Award title' }).click();
    await said('Title awarded');
    await page.getByRole('button', { name: 'Withdraw WMF' }).waitFor();
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('merges the duplicate after seeing what would move, and undoes it', async () => {
    await page.goto(desk('/registry/duplicates'));
    const pair = page.locator('section.pair', { hasText: 'Ferrer Vidal' });
    expect(await pair.locator('table').textContent()).toContain('only one has it');
    expect(await violationsOf(page)).toEqual([]);
    await pair.getByRole('link', { name: 'Preview merge' }).click();
    await page.getByRole('heading', { name: 'What would change' }).waitFor();
    // Keeps the one with the licence.
    if (!(await page.locator('table.beside tbody td a').first().getAttribute('href'))?.endsWith(`/${ona}`))
      await page.getByRole('link', { name: 'Swap: keep' }).click();
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('form[data-act="player.merge"]').getByLabel('Reason').fill('The same person.');
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await said('Merged');
    await open('Undo merge of');
    const undo = page.locator('form[data-act="player.unmerge"]');
    await undo.getByLabel('Reason').fill('A cousin.');
    await undo.getByRole('button', { name: 'Undo merge' }).click();
    await said('Merge undone');
  });

  it('says that the two are two persons, is told so when it would merge them, and takes it back', async () => {
    const pair = page.locator('section.pair', { hasText: 'Ferrer Vidal' });
    const keepApart = async () => {
      await page.goto(desk('/registry/duplicates'));
      await pair.getByRole('button', { name: 'Mark as different people' }).click();
      await pair.getByLabel('Reason').fill('Cousins, both seen at the club.');
      await pair.locator('form').getByRole('button', { name: 'Mark as different people' }).click();
      await said('Marked as different people');
      expect(await pair.count()).toBe(0);
    };
    await keepApart();
    const apart = page.locator('tr', { hasText: 'Cousins, both seen at the club.' });
    const numbers = await apart.locator('th .quiet').allTextContents();
    await page.goto(desk(`/registry/merge?kept=${numbers[0]}&duplicate=${numbers[1]}`));
    await page.getByText('Cousins, both seen at the club').waitFor();
    expect(await page.locator('form[data-act="player.merge"], form[data-act="player.keep-apart"]').count()).toBe(0);
    await page.getByRole('link', { name: 'Duplicates' }).click();
    await apart.getByRole('button', { name: 'Remove mark' }).click();
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await apart.getByLabel('Reason').fill('One of them showed both cards.');
    await apart.locator('form').getByRole('button', { name: 'Remove mark' }).click();
    await said('Mark removed');
    await pair.waitFor();
    // Restored for the pages checked below.
    await keepApart();
  });

  it('tells why two who played in one event cannot be one', async () => {
    const { events } = (await (await fetch(`${house.address}/api/${FEDERATION}/events?limit=200`)).json()) as {
      events: { id: string; state: string }[];
    };
    const { id } = events.find(({ state }) => state === 'running')!;
    const { entries } = (await (await fetch(`${house.address}/api/${FEDERATION}/events/${id}`)).json()) as {
      entries: { player: string }[];
    };
    const [one, other] = entries.map(({ player }) => player);
    await page.goto(desk(`/registry/merge?kept=${one}&duplicate=${other}`));
    await page.getByText('so they are different people').first().waitFor();
    expect(await page.locator('form[data-act="player.merge"]').count()).toBe(0);
  });

  it('looks at a file of players first: a wrong line is explained and nothing is half-done', async () => {
    const found = async (text: string): Promise<number> => {
      const url = `${house.address}/api/${FEDERATION}/players?text=${encodeURIComponent(text)}`;
      return ((await (await fetch(url)).json()) as { players: unknown[] }).players.length;
    };
    await page.goto(desk('/registry/import'));
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.locator('[data-problems] a', { hasText: 'File' }).waitFor();
    const file = (text: string, encoding: BufferEncoding = 'utf8') => {
      return { name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(text, encoding) };
    };
    const rows =
      'nom;naixement;club\nZanuy Prats, Mar;1999-02-03;Escacs Vall Fosca\nZanuy Prats, Pol;03/13/2001;\n;1970;\n';
    await page.getByLabel('File', { exact: true }).setInputFiles(file(rows.replace('Mar;', 'Màr;'), 'latin1'));
    await page.getByLabel('Encoding of files not in Unicode').selectOption('windows-1250');
    await page.getByRole('button', { name: 'Check file' }).click();
    const report = page.locator('[data-report]');
    await report.getByText('players.csv: not in Unicode, read as windows-1250').waitFor();
    await report.getByText('2 rows can be read: 2 new').waitFor();
    await report.locator('li', { hasText: 'Line 3' }).waitFor();
    await report.locator('li', { hasText: 'Line 4' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await found('Zanuy')).toBe(0);
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles(file(rows.replace('03/13/2001', '13/03/2001').replace(';1970;\n', '')));
    await page.getByRole('button', { name: 'Check file' }).click();
    await report.getByText('If this looks right').waitFor();
    await report.getByRole('button', { name: 'Import 2 rows' }).click();
    await said('File imported');
    expect(await found('Zanuy')).toBe(2);
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('looks at an old list first: who is unknown is named with the line', async () => {
    await page.goto(desk('/registry/import?what=lists'));
    const text = 'id;name;elo\nX1;Nou, U;1500\nX2;Nou, Dos;1600\n';
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.locator('form input[name="date"]').fill('2001-01-01');
    await page.getByRole('button', { name: 'Check file' }).click();
    const report = page.locator('[data-report]');
    await report.getByText('2 lines can be read; 2 left out.').waitFor();
    await report.locator('li', { hasText: 'Line 3: Nobody in the registry is Nou, Dos (X2)' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('compares a list of FIDE with the registry and takes its ratings over', async () => {
    await house.perform('fide.link', { player: ona, version: (await shown(ona)).version, fideId: '2299001' });
    const person = (id: number, name: string, country: string, rating: number) =>
      `<player>\n<fideid>${id}</fideid>\n<name>${name}</name>\n<country>${country}</country>\n<rating>${rating}</rating>\n</player>\n`;
    const list = `<?xml version="1.0"?>\n<playerslist>\n${person(1, 'Nobody', 'XXX', 2000)}${person(2299001, 'Ferrer Vidal, Ona', 'ESP', 2111)}</playerslist>\n`;
    await page.goto(desk('/registry/import?what=fide'));
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'list.xml', mimeType: 'text/xml', buffer: Buffer.from(list) });
    await page.getByLabel('Ratings in the list').selectOption('standard');
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByText('one rating changes').waitFor();
    await page.getByRole('button', { name: 'Import ratings of one player' }).click();
    await said('FIDE ratings of one player imported');
    expect((await shown(ona)).fideRatings).toEqual([{ from: '2026-06-01', standard: 2111 }]);
  });

  it('keeps the norms of a player and the rest of the desk in good order', async () => {
    for (const path of [
      '/titles',
      `/titles/players/${ona}`,
      '/registry',
      '/registry/seasons',
      '/registry/delegations',
    ]) {
      await page.goto(desk(path));
      expect([path, await overflowOf(page)]).toEqual([path, []]);
      expect([path, await violationsOf(page)]).toEqual([path, []]);
    }
    // Two refusals are expected: a similar player, and a missing reason.
    expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
  });

  it('is not the desk of a delegate', async () => {
    const delegate = await (await house.personAs({ roles: ['delegate'], clubs: [club] })).newPage();
    const answer = await delegate.goto(desk('/registry'));
    expect(answer?.status()).toBe(403);
    expect(await delegate.locator('header.desk').textContent()).not.toContain('Players');
  });

  it('works in Catalan on a telephone', async () => {
    const narrow = await officer.newPage();
    await narrow.setViewportSize({ width: 390, height: 844 });
    const pages = [
      '/registry',
      '/registry/players/new',
      `/registry/players/${ona}`,
      '/registry/clubs',
      '/registry/duplicates',
      '/registry/import?what=events',
      '/titles',
    ];
    for (const path of pages) {
      await narrow.goto(desk(path, 'ca'));
      expect([path, await overflowOf(narrow)]).toEqual([path, []]);
      expect([path, await violationsOf(narrow, 'at-all-but-colours')]).toEqual([path, []]);
      for (const opener of await narrow.locator('main [popovertarget]:visible').all()) {
        await opener.click();
        expect([path, await violationsOf(narrow, 'at-all-but-colours')]).toEqual([path, []]);
        await narrow.keyboard.press('Escape');
      }
    }
    await narrow.goto(desk('/registry', 'ca'));
    await narrow.getByRole('combobox').fill('Zanuy');
    await narrow.getByRole('option').first().waitFor();
    await narrow.keyboard.press('ArrowDown');
    await narrow.keyboard.press('Enter');
    await narrow.getByRole('heading', { name: 'Llicències' }).waitFor();
  });
});
