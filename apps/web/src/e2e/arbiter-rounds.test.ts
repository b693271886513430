import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
const EVENT = 'vila';
const ROUNDS = 9;
const FACTS = {
  name: 'Obert de la Vila',
  system: 'fce-1990',
  type: 'swiss',
  kind: 'open',
  start: DAY,
  end: DAY,
  rounds: ROUNDS,
  timeControl: { minutes: 10, increment: 5 },
  initialColour: 'white',
  arbiters: [],
};
const PATIENCE = 20_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Told {
  readonly version: number;
  readonly state: string;
  readonly boards: readonly {
    board: number;
    version: number;
    white: string;
    black: string;
    result?: string;
    kind?: string;
  }[];
  readonly differences: readonly unknown[];
}

describe.skipIf(chromium === undefined)('the arbiter and the rounds', () => {
  let house: House;
  let arbiter: BrowserContext;
  let page: Page;
  let complaints: string[];
  const desk = (path: string, language = 'en'): string => `/${language}/${FEDERATION}/desk/events/${EVENT}${path}`;
  const ask = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${house.address}/api/${FEDERATION}${path}`)).json()) as T;
  const told = async (round: number): Promise<Told> =>
    (await ask<{ rounds: Told[] }>(`/events/${EVENT}/rounds?round=${round}`)).rounds[0]!;
  const results = async (round: number): Promise<(string | undefined)[]> =>
    (await told(round)).boards.map(({ result, kind }) => (kind === 'forfeit' ? `${result} forfeit` : result));
  /** Acts on results of this event, the oldest first, as they stand on record. */
  const acts = async (): Promise<{ id: string; board: number; round: number; result: string }[]> => {
    const answer = await officer.request.get(`/api/${FEDERATION}/acts?kind=result.enter&limit=200`);
    const entries = ((await answer.json()) as { acts: { id: string; command: never }[] }).acts;
    return entries.map(({ id, command }) => ({ id, ...(command as object) }) as never).reverse();
  };
  let officer: BrowserContext;
  const ready = (where: Page): Promise<void> => where.locator('[data-entry][data-ready]').waitFor();
  const saved = (where: Page): Promise<void> => where.getByText(/Everything is saved|Tot està desat/).waitFor();
  /** The worker has the page: a reload without a connection shows it. */
  const kept = async (where: Page): Promise<void> => {
    await where.waitForFunction(
      `navigator.serviceWorker.controller && caches.open('escala-pages-1').then((cache) => cache.match(location.pathname))`,
    );
  };
  const looked = async (where: Page, what: 'at-everything' | 'at-all-but-colours' = 'at-everything'): Promise<void> => {
    expect(await overflowOf(where)).toEqual([]);
    expect(await violationsOf(where, what)).toEqual([]);
  };
  const narrow = async (where: Page): Promise<void> => {
    await where.setViewportSize(PHONE.viewport);
    await looked(where, 'at-all-but-colours');
    await where.setViewportSize({ width: 1200, height: 900 });
  };
  const press = async (keys: string): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const pair = async (round: number): Promise<void> => {
    await page.goto(desk('/rounds'));
    await page.getByRole('button', { name: `Pair round ${round}` }).click();
    await page.getByText(`Round ${round} is paired.`).waitFor();
  };
  const openResults = async (round: number): Promise<void> => {
    await page.goto(desk(`/rounds/${round}/results`));
    await ready(page);
    await page.locator('#board-1').focus();
  };
  const close = async (round: number): Promise<void> => {
    await page.getByRole('button', { name: `Close round ${round}` }).click();
    await page.getByText(`Round ${round} is closed.`).waitFor();
  };

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    const { series, date } = (await ask<{ lists: { series: string; date: string }[] }>('/lists')).lists.find(
      (list) => list.series === 'standard',
    )!;
    const { rows } = await ask<{ rows: { id: string }[] }>(`/lists/${series}?date=${date}`);
    const players = rows.slice(0, 12).map(({ id }) => ({ player: id }));
    await house.perform('event.register', { event: EVENT, facts: FACTS });
    await house.perform('entry.add-many', { event: EVENT, from: { kind: 'registry', players } });
    arbiter = await house.personAs({ roles: ['arbiter'], events: [EVENT], name: 'Àngels Soler' });
    officer = await house.personAs({ roles: ['officer'], name: 'Anna Puig' });
    for (const somebody of [arbiter, officer]) somebody.setDefaultTimeout(PATIENCE);
    page = await arbiter.newPage();
    await page.setViewportSize({ width: 1200, height: 900 });
    complaints = complaintsOf(page);
  }, 600_000);
  afterAll(() => house?.close());

  it('pairs the first round; a pair changed by hand is compared with the engine, here and in public', async () => {
    await page.goto(desk('/rounds'));
    await page.getByText('12 players will be paired. Nobody is marked as absent.').waitFor();
    await looked(page);
    await narrow(page);
    await pair(1);
    const before = await told(1);
    await page.getByText('Open the editor').click();
    const seats = page.locator('[data-pair-rows] .seat');
    const send = page.getByRole('button', { name: 'Change the round' });
    expect(await send.isDisabled()).toBe(true);
    await seats.nth(1).click();
    await seats.nth(3).press('Enter');
    await page.getByRole('button', { name: 'Change the colours of board 3' }).click();
    await page.getByText('Changed here, not yet sent').waitFor();
    await looked(page);
    await narrow(page);
    await send.click();
    await page.getByLabel('Why the pairs are changed').and(page.locator('[aria-invalid]')).waitFor();
    await page.getByLabel('Why the pairs are changed').fill('Sisters do not meet in the first round.');
    await send.click();
    await page.getByText('The round was changed.').waitFor();
    const after = await told(1);
    expect(after.boards[0]).toMatchObject({ white: before.boards[0]!.white, black: before.boards[1]!.black });
    expect(after.boards[2]).toMatchObject({ white: before.boards[2]!.black, black: before.boards[2]!.white });
    expect(after.differences).toHaveLength(5);
    await page.getByText('Sisters do not meet in the first round.').waitFor();
    await page.getByRole('link', { name: 'Why these two meet on board 1' }).click();
    await page.getByText('The arbiter put these two together by hand.').waitFor();
    // The round without its reason, which was refused.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  it('takes a pairing back and pairs anew, with somebody absent who leaves a bye', async () => {
    await page.goto(desk('/rounds'));
    await page.getByRole('button', { name: 'Take back the pairing of round 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await page.getByText('The pairing of round 1 was taken back.').waitFor();
    await page.getByText('Somebody is not coming').click();
    await page
      .getByRole('button', { name: /^Absent: / })
      .last()
      .click();
    await page.getByText('11 players will be paired.').waitFor();
    await page.getByRole('button', { name: /^Comes after all: / }).click();
    await page.getByText('12 players will be paired.').waitFor();
    await pair(1);
    expect((await told(1)).boards).toHaveLength(6);
  });

  it('takes results by single keys, goes on to the next board, clears and takes back', async () => {
    // As somebody does who opens the page and types.
    await page.goto(desk('/rounds/1/results'));
    await ready(page);
    await press('105');
    expect(await page.locator('[data-entered]').textContent()).toMatch(/^Board 3: ½ – ½\. Next: board 4, /);
    await page.getByText('Results missing: 3 of 6').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await press('+');
    expect(await page.evaluate('document.activeElement.id')).toBe('board-4');
    await press('-');
    await press('*');
    await saved(page);
    expect(await results(1)).toEqual(['1-0', '0-1', '1/2', '0-1 forfeit', '0-0 forfeit', '1-0 forfeit']);
    await press('u');
    await page.getByText('Results missing: 1 of 6').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Backspace');
    await page.getByText('Results missing: 2 of 6').waitFor();
    await press('=1');
    await page.getByText('All results of round 1 are in and saved.').waitFor();
    expect(await results(1)).toEqual(['1-0', '0-1', '1/2', '1/2', '1-0', '1-0 forfeit']);
    await looked(page);
    await narrow(page);
    await close(1);
  });

  it('a result of a closed round is put right, with a reason', async () => {
    await page.goto(desk('/rounds/1/results'));
    await page.getByText('This round takes no more results.').waitFor();
    await ready(page);
    await page.getByRole('row').nth(2).getByRole('link', { name: '2' }).click();
    await narrow(page);
    await page.getByLabel('Result', { exact: true }).selectOption('1/2');
    await page.getByLabel('Why it is put right').fill('Both sheets say a draw.');
    await page.getByRole('button', { name: 'Put it right' }).click();
    await page.getByText('The result of board 2 was put right.').waitFor();
    expect((await results(1))[1]).toBe('1/2');
  });

  it('a connection that breaks loses nothing: a reload without it, and then everything arrives once and in order', async () => {
    await pair(2);
    await openResults(2);
    await press('1');
    await saved(page);
    await kept(page);
    const before = (await acts()).length;
    expect(complaints.splice(0)).toEqual([]);
    await arbiter.setOffline(true);
    await press('05');
    await page.getByText('No connection. Go on').waitFor();
    await press('1');
    await page.reload();
    await ready(page);
    await page.getByText('Results missing: 2 of 6').waitFor();
    expect(await page.locator('.entry-waiting').count()).toBe(3);
    expect(await page.locator('.entry-saved').count()).toBe(1);
    await looked(page, 'at-all-but-colours');
    await page.locator('#board-5').focus();
    await press('1');
    // Another thought about a board whose entry still waits.
    await page.locator('#board-2').focus();
    await press('5');
    await page.close();
    page = await arbiter.newPage();
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(desk('/rounds/2/results'));
    await ready(page);
    expect(await page.locator('.entry-waiting').count()).toBe(4);
    await page.locator('#board-6').focus();
    await press('0');
    expect((await acts()).length).toBe(before);
    await arbiter.setOffline(false);
    await page.getByText('All results of round 2 are in and saved.').waitFor();
    const sent = (await acts()).slice(before);
    expect(sent.map(({ board, result }) => [board, result])).toEqual([
      [2, '0-1'],
      [3, '1/2'],
      [4, '1-0'],
      [5, '1-0'],
      [2, '1/2'],
      [6, '0-1'],
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(6);
    expect(await results(2)).toEqual(['1-0', '1/2', '1/2', '1-0', '1-0', '0-1']);
    complaints = complaintsOf(page);
    await close(2);
  });

  it('answers that are lost on the way are asked for again under the same id', async () => {
    await pair(3);
    await openResults(3);
    let lost = 0;
    await page.route('**/acts/result.enter', async (route) => {
      if (++lost % 2 === 0) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    const before = (await acts()).length;
    await press('105');
    await saved(page);
    await page.unroute('**/acts/result.enter');
    expect(lost).toBe(6);
    expect((await acts()).slice(before).map(({ board }) => board)).toEqual([1, 2, 3]);
    complaints.splice(0);
  });

  it('two at one board: both results are shown, and the arbiter chooses', async () => {
    const other = await (await house.personAs({ roles: ['arbiter'], events: [EVENT], name: 'Oriol' })).newPage();
    await other.goto(desk('/rounds/3/results'));
    await ready(other);
    await openResults(3);
    await arbiter.setOffline(true);
    await page.locator('#board-4').focus();
    await press('10');
    await other.locator('#board-4').focus();
    for (const key of '05') await other.keyboard.press(key);
    await saved(other);
    await arbiter.setOffline(false);
    const trouble = page.locator('.entry-trouble');
    await trouble.getByText('Board 4: somebody else has entered 0 – 1, you have entered 1 – 0.').waitFor();
    await page.getByText('Board 5: somebody else has entered ½ – ½, you have entered 0 – 1.').waitFor();
    await narrow(page);
    expect(await results(3)).toEqual(['1-0', '0-1', '1/2', '0-1', '1/2', undefined]);
    await trouble.first().getByRole('button', { name: 'Mine: 1 – 0' }).click();
    await trouble.getByRole('button', { name: 'Theirs: ½ – ½' }).click();
    await page.locator('#board-6').focus();
    await press('5');
    await page.getByText('All results of round 3 are in and saved.').waitFor();
    expect(await results(3)).toEqual(['1-0', '0-1', '1/2', '1-0', '1/2', '1/2']);
    complaints.splice(0);
    await close(3);
    await other.context().close();
  });

  it('signed out: the results stay here and go out after signing in again', async () => {
    await pair(4);
    await openResults(4);
    const cookies = await arbiter.cookies();
    await arbiter.clearCookies();
    await press('10');
    await page.getByText('You are signed out. The results are kept on this device').waitFor();
    expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('results');
    await arbiter.addCookies(cookies);
    await saved(page);
    expect((await results(4)).slice(0, 2)).toEqual(['1-0', '0-1']);
    complaints.splice(0);
  });

  it('a phone with a code, in Catalan, enters its boards and no others, until it is taken back', async () => {
    await page.goto(desk('/devices'));
    await page.getByLabel('Name of the phone').fill('Sala petita');
    await page.getByLabel('From board').fill('3');
    await page.getByLabel('to board').fill('5');
    await page.getByRole('button', { name: 'Make the code' }).click();
    await page.locator('[data-handed]').waitFor();
    const [code, address] = await Promise.all(
      ['code', 'address'].map((name) => page.locator(`[data-${name}]`).innerText()),
    );
    await looked(page);
    await narrow(page);
    const phone = await (await house.person({ ...PHONE, locale: 'ca-ES' })).newPage();
    const heard = complaintsOf(phone);
    await phone.goto(`${address!.replace('/en/', '/ca/')}#${code}`);
    await ready(phone);
    await phone.getByRole('heading', { name: 'Obert de la Vila, ronda 4: taulers 3 a 5 (Sala petita)' }).waitFor();
    await looked(phone);
    expect(await phone.locator('[data-boards] tr').count()).toBe(3);
    const pad = phone.locator('[data-pad]');
    await pad.getByRole('button', { name: 'Taules' }).tap();
    await pad.getByRole('button', { name: 'Guanyen les negres', exact: false }).first().tap();
    await saved(phone);
    expect((await results(4)).slice(2, 5)).toEqual(['1/2', '0-1', undefined]);
    await kept(phone);
    await phone.context().setOffline(true);
    await pad.getByRole('button', { name: 'Guanyen les blanques' }).first().tap();
    await phone.getByText('Sense connexió.').waitFor();
    expect(heard.splice(0).filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
    await phone.reload();
    await ready(phone);
    expect(await phone.locator('.entry-waiting').count()).toBe(1);
    await phone.context().setOffline(false);
    await saved(phone);
    expect((await results(4))[4]).toBe('1-0');
    const refused = await phone.evaluate(`(async () => {
      const token = localStorage.getItem('escala.device.${FEDERATION}');
      const command = { event: '${EVENT}', round: 4, board: 6, version: 1, result: '1-0' };
      const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
      const answer = await fetch('/api/${FEDERATION}/acts/result.enter', { method: 'POST', headers, body: JSON.stringify({ command }) });
      return [answer.status, (await answer.json()).problems[0].code];
    })()`);
    expect(refused).toEqual([403, 'not-own-matter']);
    const second = await (await house.person(PHONE)).newPage();
    await second.goto(`${address!.replace('/en/', '/ca/')}#${code}`);
    await second.getByText('ja l’ha fet servir un altre dispositiu').first().waitFor();
    await looked(second, 'at-all-but-colours');
    await page.reload();
    await page.getByRole('button', { name: 'Take back: Sala petita' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('cell', { name: 'over', exact: true }).waitFor();
    await looked(page, 'at-all-but-colours');
    await phone.reload();
    await phone.getByText('Aquest dispositiu ja no pot entrar res').waitFor();
    expect(await phone.getByLabel('Codi').isVisible()).toBe(true);
    await phone.context().close();
    await second.context().close();
    await openResults(4);
    await page.locator('#board-6').focus();
    await press('1');
    await page.getByText('All results of round 4 are in and saved.').waitFor();
    complaints.splice(0);
  });

  it('runs to the last round by keyboard, closes the event and hands in the report', async () => {
    for (let round = 5; round <= ROUNDS; round++) {
      await pair(round);
      await openResults(round);
      await press(['105105', '1=01=0', '510510'][round % 3]!);
      await page.getByText(`All results of round ${round} are in and saved.`).waitFor();
    }
    expect((await ask<{ rounds: unknown[] }>(`/events/${EVENT}/rounds`)).rounds).toHaveLength(ROUNDS);
    await page.goto(desk('/rounds'));
    await page.getByRole('button', { name: 'Close the event' }).click();
    await page.waitForURL(/\/report$/);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('The report was submitted on').first().waitFor();
    await page.goto(desk(`/rounds/${ROUNDS}`));
    await page.getByText('The pairs of this round stay as they are').waitFor();
    await looked(page, 'at-all-but-colours');
    expect((await ask<{ event: { state: string } }>(`/events/${EVENT}`)).event.state).toBe('submitted');
    expect(complaints).toEqual([]);
  }, 60_000);
});
