import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ArbiterDesk,
  EVENT,
  holdQueue,
  kept,
  looked,
  narrow,
  openArbiterDesk,
  PHONE,
  ready,
  saved,
} from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf } from './testing/looked-at.ts';
import { FEDERATION } from './testing/open-house.ts';

const chromium = chromiumPlace();
const ROUNDS = 3;

describe.skipIf(chromium === undefined)('results that lose nothing on their way', () => {
  let at: ArbiterDesk;
  beforeAll(async () => {
    at = await openArbiterDesk(chromium!, ROUNDS);
  });
  afterAll(() => at?.house.close());
  // A test that fails half way must not affect the others.
  afterEach(() => at?.arbiter.setOffline(false));

  it('a connection that breaks loses nothing: a reload without it, and then everything arrives once and in order', async () => {
    await at.pair(1);
    await at.openResults(1);
    await at.press('1');
    await saved(at.page);
    await kept(at.page);
    const before = (await at.acts()).length;
    expect(at.complaints.splice(0)).toEqual([]);
    const letGo = await holdQueue(at.arbiter);
    await at.arbiter.setOffline(true);
    await at.press('05');
    await at.page.getByText('Offline,').waitFor();
    await at.press('1');
    // The page is closed before the database has had time for any of it.
    await at.page.reload();
    await letGo();
    await ready(at.page);
    await at.page.getByText('4 of 6 in').waitFor();
    expect(await at.page.locator('.entry-waiting').count()).toBe(3);
    expect(await at.page.locator('.entry-saved').count()).toBe(1);
    await looked(at.page, 'at-all-but-colours');
    // [D-OFF-1090] The other tabs need a connection; they say so, and lead back.
    await at.page.getByRole('link', { name: 'Standings' }).click();
    await at.page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(new URL(at.page.url()).pathname).toBe(at.desk('/standings'));
    await looked(at.page, 'at-all-but-colours');
    await at.page.getByRole('link', { name: 'Try again' }).click();
    await at.page.getByRole('link', { name: 'Back to results of round 1' }).click();
    await ready(at.page);
    expect(await at.page.locator('.entry-waiting').count()).toBe(3);
    await at.page.locator('#board-5').focus();
    await at.press('1');
    // A change to a board whose entry is still waiting.
    await at.page.locator('#board-2').focus();
    await at.press('5');
    await at.page.close();
    await at.anotherPage();
    await at.page.goto(at.desk('/rounds/1/results'));
    await ready(at.page);
    expect(await at.page.locator('.entry-waiting').count()).toBe(4);
    await at.page.locator('#board-6').focus();
    await at.press('0');
    expect((await at.acts()).length).toBe(before);
    await at.arbiter.setOffline(false);
    await at.page.getByText('All results of round 1 are saved.').waitFor();
    const sent = (await at.acts()).slice(before);
    expect(sent.map(({ board, result }) => [board, result])).toEqual([
      [2, '0-1'],
      [3, '1/2'],
      [4, '1-0'],
      [5, '1-0'],
      [2, '1/2'],
      [6, '0-1'],
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(6);
    expect(await at.results(1)).toEqual(['1-0', '1/2', '1/2', '1-0', '1-0', '0-1']);
    at.complaints.splice(0);
    await at.close(1);
  });

  it('answers that are lost on the way are asked for again under the same id', async () => {
    const { page } = at;
    await at.pair(2);
    await at.openResults(2);
    const sent: string[] = [];
    await page.route('**/acts/result.enter', async (route) => {
      const { id } = route.request().postDataJSON() as { id: string };
      sent.push(id);
      if (sent.indexOf(id) < sent.length - 1) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    const before = (await at.acts()).length;
    await at.press('105');
    await saved(page);
    await page.unroute('**/acts/result.enter');
    const acts = (await at.acts()).slice(before);
    expect(acts.map(({ board }) => board)).toEqual([1, 2, 3]);
    // Each of them twice, or more often if an answer was slow.
    expect([...new Set(sent)]).toEqual(acts.map(({ id }) => id));
    for (const id of new Set(sent)) expect(sent.indexOf(id)).toBeLessThan(sent.lastIndexOf(id));
    at.complaints.splice(0);
  });

  it('two at one board: both results are shown, and the arbiter chooses', async () => {
    const { page } = at;
    const other = await (await at.house.personAs({ roles: ['arbiter'], events: [EVENT], name: 'Oriol' })).newPage();
    await other.goto(at.desk('/rounds/2/results'));
    await ready(other);
    await at.openResults(2);
    await at.arbiter.setOffline(true);
    await page.locator('#board-4').focus();
    await at.press('10');
    await other.locator('#board-4').focus();
    for (const key of '05') await other.keyboard.press(key);
    await saved(other);
    await at.arbiter.setOffline(false);
    const trouble = page.locator('.entry-trouble');
    await trouble.getByText('Board 4: somebody else entered 0 – 1, you entered 1 – 0.').waitFor();
    await page.getByText('Board 5: somebody else entered ½ – ½, you entered 0 – 1.').waitFor();
    // Never beside what is not saved.
    await page.getByText('Boards that need your decision: 2.').waitFor();
    expect(await page.getByText('All saved').count()).toBe(0);
    await narrow(page);
    expect(await at.results(2)).toEqual(['1-0', '0-1', '1/2', '0-1', '1/2', undefined]);
    await trouble.first().getByRole('button', { name: 'Mine: 1 – 0' }).click();
    await trouble.getByRole('button', { name: 'Theirs: ½ – ½' }).click();
    await page.locator('#board-6').focus();
    await at.press('5');
    await page.getByText('All results of round 2 are saved.').waitFor();
    expect(await at.results(2)).toEqual(['1-0', '0-1', '1/2', '1-0', '1/2', '1/2']);
    at.complaints.splice(0);
    await at.close(2);
    await other.context().close();
  });

  it('a forfeit lights its own button when its board is chosen again', async () => {
    const { page } = at;
    await at.pair(3);
    await at.openResults(3);
    await at.press('+5');
    const lit = page.locator('.pad [aria-pressed="true"]');
    await page.locator('#board-1').focus();
    expect(await lit.getAttribute('data-key')).toBe('+');
    await page.locator('#board-2').focus();
    expect(await lit.getAttribute('data-key')).toBe('5');
    await page.locator('#board-3').focus();
    expect(await lit.count()).toBe(0);
    await page.locator('#board-1').focus();
    await page.keyboard.press('Backspace');
    await page.locator('#board-2').focus();
    await page.keyboard.press('Backspace');
    await saved(page);
  });

  it('signed out: the results stay here and go out after signing in again', async () => {
    const { page } = at;
    await at.openResults(3);
    const cookies = await at.arbiter.cookies();
    await at.arbiter.clearCookies();
    await at.press('10');
    await page.getByText('Results are kept on this device').waitFor();
    expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('results');
    await at.arbiter.addCookies(cookies);
    await saved(page);
    expect((await at.results(3)).slice(0, 2)).toEqual(['1-0', '0-1']);
    at.complaints.splice(0);
  });

  it('a phone with a code, in Catalan, enters its boards and no others, until it is taken back', async () => {
    const { page } = at;
    await page.goto(at.desk('/devices'));
    await page.getByLabel('Phone name').fill('Sala petita');
    await page.getByLabel('From board').fill('3');
    await page.getByLabel('to board').fill('5');
    await page.getByRole('button', { name: 'Create code' }).click();
    await page.locator('[data-handed]').waitFor();
    const [code, address] = await Promise.all(
      ['code', 'address'].map((name) => page.locator(`[data-${name}]`).innerText()),
    );
    await looked(page);
    await narrow(page);
    const phone = await (await at.house.person({ ...PHONE, locale: 'ca-ES' })).newPage();
    const heard = complaintsOf(phone);
    await phone.goto(`${address!.replace('/en/', '/ca/')}#${code}`);
    await ready(phone);
    await phone.getByRole('heading', { name: 'Obert de la Vila, ronda 3: taulers 3 a 5 (Sala petita)' }).waitFor();
    await looked(phone);
    expect(await phone.locator('[data-boards] tr').count()).toBe(3);
    const choose = (board: number, result: string): Promise<void> =>
      phone
        .getByRole('radiogroup', { name: `tauler ${board},` })
        .getByRole('radio', { name: result })
        .tap();
    await choose(3, 'Taules');
    await choose(4, 'Guanyen les negres');
    await saved(phone);
    expect((await at.results(3)).slice(2, 5)).toEqual(['1/2', '0-1', undefined]);
    await kept(phone);
    await phone.context().setOffline(true);
    await choose(5, 'Guanyen les blanques');
    await phone.getByText('Sense connexió').waitFor();
    expect(heard.splice(0).filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
    await phone.reload();
    await ready(phone);
    expect(await phone.locator('.entry-waiting').count()).toBe(1);
    await phone.context().setOffline(false);
    await saved(phone);
    expect((await at.results(3))[4]).toBe('1-0');
    const refused = await phone.evaluate(`(async () => {
      const token = localStorage.getItem('escala.device.${FEDERATION}');
      const command = { event: '${EVENT}', round: 3, board: 6, version: 1, result: '1-0' };
      const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
      const answer = await fetch('/api/${FEDERATION}/acts/result.enter', { method: 'POST', headers, body: JSON.stringify({ command }) });
      return [answer.status, (await answer.json()).problems[0].code];
    })()`);
    expect(refused).toEqual([403, 'not-own-matter']);
    const second = await (await at.house.person(PHONE)).newPage();
    await second.goto(`${address!.replace('/en/', '/ca/')}#${code}`);
    await second.getByText('ja l’ha fet servir un altre dispositiu').first().waitFor();
    await looked(second, 'at-all-but-colours');
    await page.reload();
    await page.getByRole('button', { name: 'Remove: Sala petita' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('cell', { name: 'expired', exact: true }).waitFor();
    await looked(page, 'at-all-but-colours');
    await phone.reload();
    await phone.getByText('Aquest dispositiu ja no pot entrar res').waitFor();
    expect(await phone.getByLabel('Codi').isVisible()).toBe(true);
    await phone.context().close();
    await second.context().close();
    await at.openResults(3);
    await page.locator('#board-6').focus();
    await at.press('1');
    await page.getByText('All results of round 3 are saved.').waitFor();
    at.complaints.splice(0);
  });

  it('who signs out leaves none of these pages behind', async () => {
    const { page } = at;
    const left = (): Promise<unknown> =>
      page.evaluate(
        `caches.match('${at.desk('/rounds/3/results')}', { ignoreVary: true }).then((found) => found !== undefined)`,
      );
    await page.goto(at.desk('/rounds/3/results'));
    await ready(page);
    await kept(page);
    await page.goto(`/en/${FEDERATION}/account`);
    expect(await left()).toBe(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in.').waitFor();
    await expect.poll(left).toBe(false);
  });

  it('without scripts all results of a round are chosen and saved at once', async () => {
    const { house } = at;
    const account = { roles: ['arbiter'], name: 'Sense Guions', events: [EVENT] } as const;
    const page = await (await house.personAs(account, { javaScriptEnabled: false })).newPage();
    const { boards } = await at.told(ROUNDS);
    await page.goto(at.desk(`/rounds/${ROUNDS}/results`));
    for (const { board } of boards)
      await page
        .getByRole('combobox', { name: `Board ${board}`, exact: true })
        .selectOption({ index: (board % 3) + 1 });
    await page.getByRole('button', { name: 'Save results' }).click();
    await page.waitForURL(/results$/);
    const wanted = ['1-0', '1/2', '0-1'];
    expect(await at.results(ROUNDS)).toEqual(boards.map(({ board }) => wanted[board % 3]));
  });
});
