import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesPath } from '../rules/question-form.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { FULLY, faultsAsItStands, WIDE } from './testing/page-tabs.ts';

const RULES_PATH = rulesPath('fce-1990');
const chromium = chromiumPlace();
const DAY = '2026-06-15';

/** In light and dark, wide and on a telephone. */
const faultsOf = (page: Page, name: string): Promise<string[]> => faultsAsItStands(page, FULLY, { name });

describe.skipIf(chromium === undefined)('what the rules say, in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
  });
  afterAll(() => house?.close());

  it('an arbiter comes from the desk, opens a question by the keyboard and reads the answer', async () => {
    const arbiter = await house.personAs({ roles: ['arbiter'], name: 'Anna Puig' }, { viewport: WIDE });
    const page = await arbiter.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`/en/${FEDERATION}/desk`);
    await page.getByRole('main').getByRole('link', { name: 'Ask the rules' }).click();
    await page.waitForURL(`**${RULES_PATH}`);
    expect(await faultsOf(page, 'closed')).toEqual([]);
    await page.locator('#late-player summary').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Minutes since the official start').first().fill('35');
    await page.getByLabel('The late player is the visitor').check();
    await page.getByLabel('public transport').first().check();
    await page.keyboard.press('Enter');
    await page.locator('.rule-answer').waitFor();
    const answer = await page.locator('.rule-answer').innerText();
    expect(answer).toContain('21 min 0 s');
    expect(answer).toContain('14 min 0 s');
    expect(new URL(page.url()).hash).toBe('#late-player');
    expect(await faultsOf(page, 'late')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(['en', 'ca', 'es', 'ro'])('answers and faults without JavaScript (%s)', async (language) => {
    const page = await (await house.person({ javaScriptEnabled: false, viewport: WIDE })).newPage();
    const at = `/${language}/${FEDERATION}${RULES_PATH}`;
    await page.goto(at);
    await page.locator('#calendar-clash summary').click();
    const form = page.locator('#calendar-clash form');
    await form.locator('[name=rounds]').fill('9');
    await form.locator('[name=first]').fill('4');
    await form.locator('[name=official]').check();
    await form.locator('[name=asked]').check();
    await form.locator('[name=day]').fill('2026-06-20');
    await form.locator('[name=next]').fill('2026-06-27');
    await form.locator('button').click();
    expect(await page.locator('.rule-answer strong').first().innerText()).toMatch(/20.*30/);
    await page.goto(`${at}?question=calendar-clash&rounds=9&first=12&system=x#calendar-clash`);
    expect(await page.locator('#calendar-clash .fault:visible').count()).toBe(1);
    expect(await page.locator('#calendar-clash [aria-invalid]').count()).toBe(1);
  });

  it('a page with faults and one with conditions have no fault for axe', async () => {
    const page = await (await house.person({ viewport: WIDE })).newPage();
    const at = `/ca/${FEDERATION}${RULES_PATH}`;
    await page.goto(`${at}?question=calendar-clash&rounds=0&first=x&day=2026-06-20`);
    expect(await faultsOf(page, 'faults')).toEqual([]);
    await page.goto(`${at}?question=moved-round&rounds=9&round=8&when=earlier`);
    expect(await faultsOf(page, 'moved')).toEqual([]);
  });

  it('an arbiter reads on the page of the report what an official event hands in', async () => {
    const officer = await house.personAs({ roles: ['officer'], name: 'Pere Mas' }, { viewport: WIDE });
    const page = await officer.newPage();
    const { events } = (await (await officer.request.get(`/api/${FEDERATION}/events?limit=200`)).json()) as {
      events: { id: string; state: string; type: string }[];
    };
    const { id } = events.find(({ state, type }) => state === 'running' && type === 'swiss')!;
    await page.goto(`/ca/${FEDERATION}/desk/events/${id}/report`);
    await page.getByText('Papers per a la federació').click();
    await page.getByRole('link', { name: /^ronda 1/ }).waitFor();
    expect(await faultsOf(page, 'papers')).toEqual([]);
  });
});

describe.skipIf(chromium === undefined)('the order of the tables, in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { kind: 'scrabble', players: 24, years: 2, seed: 1, endsOn: DAY },
    });
  });
  afterAll(() => house?.close());

  it('an arbiter writes who came and reads who sits where', async () => {
    const arbiter = await house.personAs({ roles: ['arbiter'], name: 'Ana Arbitru' }, { viewport: WIDE });
    const page = await arbiter.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`/ro/${FEDERATION}/desk/scrabble`);
    await page.getByRole('link', { name: 'Ordinea meselor' }).click();
    const names = await page.locator('tbody th').allInnerTexts();
    expect(names.length).toBeGreaterThan(3);
    expect(await faultsOf(page, 'tables')).toEqual([]);
    await page.getByLabel('Jucători prezenți').fill([names[2], 'Nimeni Altul', names[0]].join('\n'));
    await page.getByRole('button', { name: 'Arată ordinea' }).click();
    await page.getByText('la mesele rămase: Nimeni Altul').waitFor();
    expect(await page.locator('tbody th').allInnerTexts()).toEqual([names[0], names[2]]);
    expect(await faultsOf(page, 'tables-came')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
