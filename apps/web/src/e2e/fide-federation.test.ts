import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { narrow, ready } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const NAMES = ['Pla, Ona', 'Roca, Biel', 'Soler, Emma', 'Vila, Marc', 'Font, Laia', 'Mas, Nil'];

/** A federation that rates by FIDE's regulations and names no competition rules. */
const BY_FIDE = {
  name: 'Federació d’Escacs Valls',
  country: 'AND',
  timeZone: 'Europe/Andorra',
  language: 'ca',
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2024', part: 'standard', firstList: '2026-07-01' }],
};

describe.skipIf(chromium === undefined)('an arbiter of a federation that rates by FIDE', () => {
  let house: House;
  let page: Page;
  let complaints: string[];
  const players: { readonly player: string; readonly name: string }[] = [];
  beforeAll(async () => {
    house = await openHouse({ chromium: chromium!, noonOf: '2026-06-15' });
    await house.perform('federation.found', BY_FIDE);
    for (const name of NAMES)
      players.push({ name, ...(await house.perform<{ player: string }>('player.register', { name })) });
    page = await (await house.personAs({ roles: ['arbiter'], name: 'Marta Soler' })).newPage();
    complaints = complaintsOf(page);
  });
  afterAll(() => house?.close());
  const ask = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${house.address}/api/${FEDERATION}${path}`)).json()) as T;
  const isGood = async (): Promise<void> =>
    expect([await overflowOf(page), await violationsOf(page), complaints.splice(0)]).toEqual([[], [], []]);

  it('[D-OFF-550] is offered FIDE’s book first, chooses the Dutch system in the form, and pairs by it', async () => {
    await page.goto(`/en/${FEDERATION}/desk/events/new`);
    await page.getByLabel('Name', { exact: true }).first().fill('Obert de la Vall');
    const way = page.getByLabel('System', { exact: true });
    await way.selectOption({ label: 'Round robin' });
    await way.selectOption({ label: 'Swiss system (Dutch)' });
    await page.getByLabel('Rounds', { exact: true }).fill('3');
    await isGood();
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.getByRole('heading', { level: 1, name: 'Obert de la Vall' }).waitFor();
    await page.getByRole('link', { name: 'Add players' }).click();
    await page.getByText('Paste or import').click();
    await page.getByLabel('Text').fill(['Nom;Club', ...NAMES.map((name) => `${name};`)].join('\n'));
    await page.getByRole('button', { name: 'Add all' }).click();
    await page.getByText(`Players added: ${NAMES.length}.`).waitFor();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'White' }).click();
    await page.getByRole('link', { name: 'Pair round 1' }).click();
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    await page.getByText('Round 1 paired.').waitFor();
    await isGood();
    const event = new URL(page.url()).pathname.split('/')[5]!;
    await page.goto(`/en/${FEDERATION}/events/${event}/rounds/1`);
    await page.getByText('Why not …?').waitFor();
    expect(await page.getByRole('row').filter({ hasText: ',' }).count()).toBe(3);
    await page.goto(`/en/${FEDERATION}/events/${event}/rounds/1/boards/1`);
    await page.getByText('The bracket of 0 points has 6 players').waitFor();
    await isGood();
  });

  it('[D-KO-5] a level match of a knockout is decided at the desk, and the bracket says how', async () => {
    const days = { start: '2026-06-15', end: '2026-06-15', timeControl: { minutes: 10 }, arbiters: [] };
    const facts = {
      name: 'Copa de la Vall',
      ...days,
      rules: 'fide-2026',
      system: 'knockout',
      type: 'knockout',
      rounds: 2,
    };
    await house.perform('event.register', { event: 'copa', facts });
    const four = players.slice(0, 4).map(({ player }) => ({ player }));
    await house.perform('entry.add-many', { event: 'copa', from: { kind: 'registry', players: four } });
    await house.perform('round.pair', { event: 'copa', round: 1 });
    const desk = await (await house.personAs({ roles: ['arbiter'], events: ['copa'] })).newPage();
    page = desk;
    complaints = complaintsOf(desk);
    await desk.goto(`/en/${FEDERATION}/desk/events/copa/rounds/1/results`);
    await ready(desk);
    for (const key of '51') await desk.keyboard.press(key);
    await desk.getByRole('heading', { name: 'Level matches' }).waitFor();
    const next = desk.getByRole('button', { name: 'Pair round 2' });
    expect(await next.isVisible()).toBe(false);
    await isGood();
    await narrow(desk);
    expect(await desk.getByLabel('Played as').inputValue()).toContain('rapid');
    await desk.getByRole('button', { name: 'Add games' }).click();
    await desk.getByText('Games added').waitFor();
    await ready(desk);
    await desk.getByText('Results missing: 2.').waitFor();
    expect(await next.isVisible()).toBe(false);
    expect(await desk.getByRole('button', { name: 'Add games' }).count()).toBe(0);
    await desk.locator('#board-3').focus();
    for (const key of '15') await desk.keyboard.press(key);
    await desk.getByRole('heading', { name: 'Level matches' }).waitFor({ state: 'detached' });
    await next.waitFor();
    await isGood();
    const { boards } = (await ask<{ rounds: { boards: { black: string }[] }[] }>('/events/copa/rounds?round=1'))
      .rounds[0]!;
    const winner = players.find(({ player }) => player === boards[0]!.black)!.name;
    await desk.goto(`/en/${FEDERATION}/events/copa/bracket`);
    await desk.getByText(`Tie-break won by ${winner}`).waitFor();
    await isGood();
    await narrow(desk);
    await desk.goto(`/en/${FEDERATION}/events/copa/rounds/1`);
    await desk.getByRole('heading', { name: 'Tie-break games' }).waitFor();
    await isGood();
    await desk.goto(`/en/${FEDERATION}/desk/events/copa/rounds`);
    await desk.getByRole('button', { name: 'Pair round 2' }).click();
    await desk.getByText('Round 2 paired.').waitFor();
    await desk.getByRole('link', { name: winner }).first().waitFor();
  });

  it('[D-OFF-551] numbers of a league are drawn by lot, and the seed is published', async () => {
    const days = { start: '2026-06-15', end: '2026-06-19', timeControl: { minutes: 90 }, arbiters: [] };
    const system = { rules: 'fide-2026', system: 'round-robin', type: 'round-robin', rounds: 5 };
    await house.perform('event.register', { event: 'lliga', facts: { name: 'Lliga', ...days, ...system } });
    const all = players.map(({ player }) => ({ player }));
    await house.perform('entry.add-many', { event: 'lliga', from: { kind: 'registry', players: all } });
    page = await (await house.personAs({ roles: ['arbiter'], events: ['lliga'] })).newPage();
    complaints = complaintsOf(page);
    await page.goto(`/en/${FEDERATION}/desk/events/lliga/entries`);
    await page.getByText('Draw numbers by lot').first().click();
    await page.getByLabel('Seed').fill('4711');
    await isGood();
    await page.getByRole('button', { name: 'Draw numbers by lot' }).click();
    await page.getByText('Numbers drawn.').waitFor();
    await page.goto(`/en/${FEDERATION}/events/lliga`);
    await page.getByText('drawn by lot, seed 4711').waitFor();
    await isGood();
  });
});
