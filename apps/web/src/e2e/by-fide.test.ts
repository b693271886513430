import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const digest = 'a'.repeat(64);

/** A federation that also publishes lists by fide-2009: what that regulation requires of an office, in the browser. */
describe.skipIf(chromium === undefined)('an office by FIDE’s regulations', () => {
  let house: House;
  let complaints: string[];

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 40, years: 1, seed: 2, endsOn: DAY },
    });
    const { settings, version } = await ask<{ settings: { series: object[] }; version: number }>('/federation');
    const fide = { id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2026-05-01' };
    const today = { id: 'today', name: 'Today', regulation: 'fide-2024', part: 'standard', firstList: '2026-05-01' };
    await house.perform('federation.amend', { version, series: [...settings.series, fide, today] }, 'Lists of FIDE.');
    const source = { name: 'fide.csv', digest };
    const { import: id } = await house.perform<{ import: string }>('import.open', { subject: 'lists', source });
    const { rows } = await ask<{ rows: { id: string }[] }>('/lists/standard?size=30');
    const lines = rows.slice(0, 20).map((row, i) => ({ line: i + 2, id: row.id, rating: 2400 - 20 * i }));
    const batch = { import: id, digest, batch: 0, file: source, series: 'fide', date: '2026-03-01', lines };
    await house.perform('import.list', batch);
    await house.perform('import.list', { ...batch, batch: 1, series: 'today' });
    const untitled = rows.at(25)!.id;
    const player = await ask<{ version: number }>(`/players/${untitled}`);
    const award = { player: untitled, version: player.version, title: 'GM', on: '2026-01-01' };
    await house.perform('title.award', award, 'FIDE says so.');
    for (const series of ['fide', 'today']) await house.perform('list.publish', { series, date: '2026-05-01' });
  });
  afterAll(() => house?.close());

  const ask = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${house.address}/api/${FEDERATION}${path}`)).json()) as T;
  async function sitting(account: Parameters<House['personAs']>[0]): Promise<Page> {
    const page = await (await house.personAs(account)).newPage();
    complaints = complaintsOf(page);
    return page;
  }
  async function isGood(page: Page): Promise<void> {
    expect([await overflowOf(page), await violationsOf(page), complaints.splice(0)]).toEqual([[], [], []]);
  }

  it('[7.22] [7.23b] [7.24] the sections of a list are a page, with files', async () => {
    const page = await (await house.person()).newPage();
    complaints = complaintsOf(page);
    await page.goto(`/en/${FEDERATION}/lists/fide`);
    await page.getByRole('link', { name: 'Top players, inactive players and unrated titled players' }).click();
    for (const name of ['Top players', 'Inactive players', 'Unrated titled players'])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    await isGood(page);
    const csv = await fetch(`${house.address}/api/${FEDERATION}/lists/fide/2026-05-01-titled.csv`);
    expect((await csv.text()).split('\r\n')[1]).toMatch(/,GM,/);
    for (const section of ['top', 'inactive', 'titled']) {
      const link = page.locator(`#${section}`).getByRole('link', { name: 'PDF' });
      const pdf = await fetch(new URL((await link.getAttribute('href'))!, house.address));
      expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    }
    await page.goto(`/en/${FEDERATION}/health?series=fide`);
    await page.locator('summary', { hasText: 'More charts and figures' }).click();
    await page.getByRole('heading', { name: 'Points gained and lost' }).waitFor();
    await isGood(page);
  });

  it('[8.3] a rating by FIDE’s rules of today is taken apart, and computed again in the browser', async () => {
    const { rows } = await ask<{ rows: { id: string; games: number }[] }>('/lists/today?date=2026-05-01&size=30');
    const played = rows.find(({ games }) => games > 0)!;
    const page = await (await house.person()).newPage();
    complaints = complaintsOf(page);
    await page.goto(`/en/${FEDERATION}/players/${played.id}/ratings/today/2026-05-01`);
    await page.locator('[data-verify] button').first().click();
    await page.locator('[data-verify] [data-agrees="true"]').first().waitFor();
    await isGood(page);
  });

  it('[0.4] [0.5] a late event is refused, appealed, let in by name, which everybody reads', async () => {
    const { rows } = await ask<{ rows: { id: string }[] }>('/lists/fide?date=2026-05-01');
    const facts = { name: 'Memorial Tardà', type: 'swiss', start: '2026-06-13', end: '2026-06-14', rounds: 1 };
    const more = { timeControl: { minutes: 120, increment: 30 }, arbiters: [], flags: { official: true } };
    await house.perform('event.register', { event: 'tarda', facts: { ...facts, ...more } });
    const arbiter = await sitting({ roles: ['arbiter'], name: 'Joan Roca', events: ['tarda'] });
    const games = [{ round: 1, white: rows[0]!.id, black: rows[1]!.id, result: '1-0' }];
    const players = games.flatMap(({ white, black }) => [{ id: white }, { id: black }]);
    const tournament = { format: 'escala/tournament@1', system: 'fce-1990', rounds: 1, players, games };
    const from = { kind: 'json', text: JSON.stringify(tournament) };
    await house.perform('report.submit', { event: 'tarda', version: 1, from });
    await house.perform('report.refuse', { event: 'tarda', version: 1 }, 'Nobody had heard of it.');
    await arbiter.goto(`/en/${FEDERATION}/desk/events/tarda/report`);
    await isGood(arbiter);
    await arbiter.getByLabel('Why the event should be rated').fill('The letter was lost.');
    await arbiter.getByRole('button', { name: 'Appeal refusal' }).click();
    await arbiter.getByText('The commission has not answered yet.').waitFor();
    const commission = await sitting({ roles: ['commission'], name: 'Carme Pla' });
    await commission.goto(`/en/${FEDERATION}/desk/reports`);
    await commission.getByRole('heading', { name: 'Appeals against refusals' }).waitFor();
    await commission.getByRole('link', { name: 'Memorial Tardà' }).click();
    await isGood(commission);
    await commission.getByLabel('Reasons of the commission').first().fill('The letter was found.');
    await commission.getByRole('button', { name: 'Uphold appeal' }).click();
    await commission.getByText('Upheld by the commission').waitFor();
    const officer = await sitting({ roles: ['officer'], name: 'Anna Puig' });
    await officer.goto(`/en/${FEDERATION}/desk/reports/tarda`);
    await isGood(officer);
    const waive = officer.getByRole('button', { name: /^Waive article/ });
    for (let left = await waive.count(); left > 0; left--) {
      await waive.first().click();
      const reason = officer.getByRole('dialog').getByLabel('Reason');
      await reason.fill('A memorial of two.');
      // Waits for the reloaded page: while it loads, the old one has no active button.
      await Promise.all([officer.waitForEvent('load'), reason.press('Enter')]);
      expect(await waive.count()).toBe(left - 1);
    }
    await officer.getByLabel('Late registration permitted by').fill('Pere Qui Permet');
    await officer.getByRole('button', { name: 'Accept report' }).click();
    await officer.getByText('Accepted: its games are rated').waitFor();
    await officer.goto(`/en/${FEDERATION}/events/tarda`);
    await officer.getByText('Late registration was permitted by Pere Qui Permet.').waitFor();
    await isGood(officer);
    await officer.goto(`/en/${FEDERATION}/events/tarda/verdicts`);
    await officer.getByRole('heading', { name: 'Federation’s decision' }).waitFor();
    await isGood(officer);
  });

  it('[0.1] where a series goes over to the rules of today, the browser computes the list of the change and the next one again (D-OFF-530)', async () => {
    const { version } = await ask<{ version: number }>('/federation');
    const change = { series: 'fide', regulation: 'fide-2024', from: '2026-07-01', lift: true };
    await house.perform('series.change-book', { version, ...change }, 'As FIDE does.');
    const page = await (await house.person()).newPage();
    complaints = complaintsOf(page);
    for (const date of ['2026-07-01', '2026-08-01']) {
      house.setDay(date);
      await house.perform('list.publish', { series: 'fide', date });
      const { rows } = await ask<{ rows: { id: string; games: number }[] }>(`/lists/fide?date=${date}&size=30`);
      const shown = rows.find(({ games }) => games > 0) ?? rows[0]!;
      await page.goto(`/en/${FEDERATION}/players/${shown.id}/ratings/fide/${date}`);
      await page.locator('[data-verify] button').first().click();
      await page.locator('[data-verify] [data-agrees]').first().waitFor();
      expect([date, await page.locator('[data-verify] [data-agrees="true"]').count()]).toEqual([date, 1]);
      await isGood(page);
    }
  });
});
