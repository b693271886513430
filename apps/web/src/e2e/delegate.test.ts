import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const WIDE = { width: 1200, height: 900 };
const PHONE = { width: 390, height: 844 };
const LEAGUE = 'promocio-a-tercera-2026';
/** Round 1: the first team at home against the fourth. */
const MATCH = `${LEAGUE}/g1/001/001`;
const OTHER_MATCH = `${LEAGUE}/g1/001/002`;
const at = (path: string, language = 'en'): string => `/${language}/${FEDERATION}${path}`;
const matchOf = (club: string, match = MATCH): string => `/desk/club/${club}/matches/${encodeURIComponent(match)}`;

describe.skipIf(chromium === undefined)('a league of four clubs in a browser', () => {
  let house: House;
  let officer: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: '2026-06-15',
      // Without demo work on the desks: the clubs have no lists by strength yet.
      demo: { players: 60, years: 1, seed: 1, endsOn: '2026-06-15', work: false },
    });
    officer = await pageOf(await house.personAs({ roles: ['officer'], name: 'Anna Puig' }, { viewport: WIDE }));
  });
  afterAll(() => house?.close());

  async function pageOf(person: BrowserContext): Promise<Page> {
    const page = await person.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return page;
  }

  const delegate = async (club: string, viewport = WIDE): Promise<Page> =>
    pageOf(await house.personAs({ roles: ['delegate'], clubs: [club], name: `Delegat ${club}` }, { viewport }));

  /**
   * No faults found by axe on the page as it is, no overflow here
   * or on a telephone. Colours are checked only on a wide page.
   */
  async function isSound(page: Page): Promise<void> {
    const size = page.viewportSize()!;
    const isWide = size.width === WIDE.width;
    expect(await violationsOf(page, isWide ? 'at-everything' : 'at-all-but-colours')).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    if (!isWide) return;
    await page.setViewportSize(PHONE);
    expect(await overflowOf(page)).toEqual([]);
    await page.setViewportSize(size);
  }

  const judged = (page: Page, words: string | RegExp): Promise<void> =>
    page.locator('[data-judged] [role=status]').filter({ hasText: words }).waitFor();

  it('is announced by the office, with its days, teams and draw', async () => {
    await officer.goto(at('/desk/leagues'));
    await isSound(officer);
    await officer.getByRole('link', { name: 'New league' }).click();
    await officer.waitForURL('**/leagues/new');
    await officer.getByLabel('League name').fill('Promoció a tercera 2026');
    expect(await officer.getByLabel('Short name in addresses').inputValue()).toBe(LEAGUE);
    await officer.getByLabel('First day').fill('2026-06-20');
    await officer.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
    await officer.getByRole('button', { name: 'Fill in dates' }).click();
    expect(await officer.getByLabel('Round 3').inputValue()).toBe('2026-07-04');
    await isSound(officer);
    await officer.getByRole('button', { name: 'Create league' }).click();
    await officer.getByText('League created.').waitFor();
    for (const [i, club] of ['c001', 'c002', 'c003', 'c004'].entries()) {
      const form = officer.locator('[data-team-form]');
      if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
      await officer.getByLabel('Club', { exact: true }).selectOption(club);
      expect(await officer.getByLabel('Team name').inputValue()).toMatch(/ A$/);
      await officer.getByRole('button', { name: 'Enter team', exact: true }).click();
      await officer.locator(`tbody tr:nth-child(${i + 1})`).waitFor();
    }
    await isSound(officer);
    await officer.getByRole('button', { name: /^Draw matches/ }).click();
    await officer.getByRole('dialog').getByRole('button', { name: 'Draw matches' }).click();
    await officer.getByText('Group 1 drawn.').waitFor();
    await isSound(officer);
    expect(await officer.locator('main').innerText()).not.toContain(`${LEAGUE}/`);
  });

  it('has a list by strength: a fault is told with its article before it is sent, and repaired by keyboard', async () => {
    const page = await delegate('c001');
    await page.goto(at('/desk/club'));
    await isSound(page);
    await page.getByRole('link', { name: 'Submit the list by strength' }).click();
    await judged(page, 'No objections');
    const numbers = page.locator('input[name$=".number"]');
    await numbers.nth(1).fill('1');
    await judged(page, /would be refused.*Number 1 is given to several players.*Equips 8\.2\.1/s);
    await isSound(page);
    await page.getByRole('button', { name: 'Renumber from 1' }).click();
    await judged(page, 'No objections');
    const names = page.locator('tbody [data-name]');
    const [first, second] = [await names.nth(0).innerText(), await names.nth(1).innerText()];
    await numbers.nth(0).focus();
    await page.keyboard.press('Alt+ArrowDown');
    expect([await names.nth(0).innerText(), await names.nth(1).innerText()]).toEqual([second, first]);
    expect(await numbers.nth(0).inputValue()).toBe('1');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await names.nth(0).innerText()).toBe(first);
    await page.getByRole('button', { name: 'Submit list' }).click();
    await page.getByText('List submitted.').waitFor();
    await page.getByText('everyone keeps their number').waitFor();
  });

  it('has line-ups: what would be refused is told before it is sent', async () => {
    const page = await delegate('c001');
    await page.goto(at('/desk/club'));
    await page.getByRole('link', { name: 'Submit the line-up' }).first().click();
    await judged(page, 'No objections');
    await page.getByLabel('Player on board 1').selectOption({ index: 2 });
    await page.getByLabel('Player on board 2').selectOption({ index: 1 });
    await judged(page, /would be refused.*Board 2: number 1 plays behind number 2.*Equips 8\.3\.2/s);
    await isSound(page);
    await page.getByRole('button', { name: 'Sort by list' }).click();
    await judged(page, 'No objections');
    await page.getByRole('button', { name: 'Submit line-up' }).click();
    await page.getByText('Line-up submitted.', { exact: true }).waitFor();
    await page.getByText('shown once both teams have submitted theirs').waitFor();
    await isSound(page);
  });

  it('goes the same way in Catalan on a telephone', async () => {
    const page = await delegate('c004', PHONE);
    await page.goto(at('/desk/club', 'ca'));
    await isSound(page);
    await page.getByRole('link', { name: 'Presenteu l’ordre de força' }).click();
    await judged(page, 'Sense objeccions');
    await isSound(page);
    await page.getByRole('button', { name: 'Presenta la llista' }).click();
    await page.getByText('Llista presentada.').waitFor();
    await page.goto(at(`${matchOf('c004')}/line-up`, 'ca'));
    await isSound(page);
    await page.getByRole('button', { name: 'Presenta l’alineació' }).click();
    await page.getByText('Alineació presentada.', { exact: true }).waitFor();
    await isSound(page);
    // Both line-ups are in, so everybody can see them.
    const visitor = await (await house.person({ viewport: WIDE })).newPage();
    await visitor.goto(at(`/matches/${encodeURIComponent(MATCH)}`));
    expect(await visitor.locator('main section ol li').count()).toBe(8);
  });

  it('has its acta sent by one club, by keyboard, and confirmed by the other', async () => {
    house.setDay('2026-06-21');
    const home = await delegate('c001');
    await home.goto(at('/desk/club'));
    await home.getByText('By 22 June 2026, 13:00.').first().waitFor();
    await home.getByRole('link', { name: 'Send the match report (acta)' }).click();
    await home.waitForURL('**/matches/**');
    await isSound(home);
    await home.locator('[data-board] input[type=radio]').first().focus();
    for (const key of ['1', '5', '0', '1']) await home.keyboard.press(key);
    expect(await home.locator('[data-running]').innerText()).toBe('2½ – 1½, 4 of 4 boards');
    await home.keyboard.press('Enter');
    await home.getByText('Match report sent.').waitFor();
    expect(await home.locator('.big').innerText()).toBe('2½ – 1½');
    await isSound(home);
    const away = await delegate('c004', PHONE);
    await away.goto(at('/desk/club', 'ca'));
    await away.getByRole('link', { name: /^Confirmeu o corregiu l’acta/ }).click();
    await away.getByText('Confirmeu-la.').waitFor();
    await away.getByText('Hi ha un error').click();
    await isSound(away);
    await away.getByLabel('Què està malament').fill('El tauler 2 el vam guanyar.');
    await away.getByRole('button', { name: 'Reclama contra l’acta' }).click();
    await away.getByText('veuen el que heu escrit').waitFor();
    await home.reload();
    await home.getByText('El tauler 2 el vam guanyar.').waitFor();
    await isSound(home);
    await away.getByText('Posa sub-condicione').click();
    await away.getByLabel('Què', { exact: true }).selectOption('1');
    await away.getByLabel('Qüestió').fill('Va tocar l’alfil i no el va moure.');
    await away.getByLabel('Minuts al rellotge de les blanques').fill('12');
    await away.getByLabel('Hora').fill('2026-06-20T18:05');
    await away.getByRole('button', { name: 'Marca sub-condicione' }).click();
    await away.getByText('Falta què marquen els dos rellotges del tauler 1.').first().waitFor();
    await isSound(away);
    await away.getByLabel('Minuts al rellotge de les negres').fill('3');
    await away.getByRole('button', { name: 'Marca sub-condicione' }).click();
    await away.getByText('Posat sub-condicione.').waitFor();
    await isSound(away);
    await away.getByRole('button', { name: 'Confirma l’acta' }).click();
    await away.getByRole('dialog').getByRole('button', { name: 'Confirma l’acta' }).click();
    await away.getByText('Acta confirmada.').waitFor();
  });

  it('[Sub-condicione 6.1] is signed under reserve, which everybody sees, until the committee rules', async () => {
    const visitor = await (await house.person({ viewport: WIDE })).newPage();
    await visitor.goto(at(`/matches/${encodeURIComponent(MATCH)}`));
    await visitor.getByText('Under reserve: board 1.').waitFor();
    expect(await visitor.locator('main').innerText()).not.toContain('alfil');
    await isSound(visitor);
    const committee = await pageOf(
      await house.personAs({ roles: ['committee'], name: 'Carme Vila' }, { viewport: WIDE }),
    );
    await committee.goto(at('/desk/reserves'));
    await committee.getByText('Va tocar l’alfil').waitFor();
    await committee.locator('summary').filter({ hasText: 'Ruling' }).click();
    await isSound(committee);
    await committee.getByLabel('Final result').selectOption('1-0');
    await committee.getByLabel('Ruling', { exact: true }).fill('It was said before.');
    await committee.getByRole('button', { name: /^Enter ruling/ }).click();
    await committee.getByRole('dialog').getByRole('button', { name: 'Enter ruling' }).click();
    await committee.getByText('No rulings waiting.').waitFor();
    await visitor.reload();
    await visitor.getByText('Both clubs have confirmed').waitFor();
    expect(await visitor.getByText('Under reserve').count()).toBe(0);
  });

  it('shows it in public, and what is missing in the office, which rules', async () => {
    const visitor = await (await house.person({ viewport: WIDE })).newPage();
    await visitor.goto(at(`/matches/${encodeURIComponent(MATCH)}`));
    await visitor.getByText('Both clubs have confirmed the match report (acta).').waitFor();
    expect(await visitor.locator('tbody tr').count()).toBe(4);
    await visitor.goto(at(`/leagues/${LEAGUE}`));
    await visitor.getByRole('link', { name: '2½ – 1½' }).waitFor();
    officer = await pageOf(await house.personAs({ roles: ['officer'], name: 'Biel Roca' }, { viewport: WIDE }));
    await officer.goto(at('/desk/leagues'));
    const row = officer.locator('tbody tr').filter({ hasText: 'Match report (acta)' });
    await row.getByRole('link').click();
    await officer.getByLabel('Match').waitFor();
    await isSound(officer);
    await officer.getByLabel('Match').selectOption('1-0');
    await officer.getByLabel('Article (optional)').fill('Endarreriments 12.3');
    await officer.getByLabel('Reason', { exact: true }).fill('The visitors did not come.');
    await officer.getByRole('button', { name: 'Enter ruling', exact: true }).click();
    await officer.getByRole('dialog').getByRole('button', { name: 'Enter ruling' }).click();
    await officer.getByText('Ruling entered.').waitFor();
    await visitor.goto(at(`/matches/${encodeURIComponent(OTHER_MATCH)}`));
    const notice = await visitor.locator('.notice').first().innerText();
    expect(notice).toContain('Ruling of 21 June 2026');
    expect(notice).toContain('Endarreriments 12.3');
  });

  it('lets nobody act for another club', async () => {
    const page = await delegate('c001');
    for (const path of ['/desk/club/c002', '/desk/club/c002/list/2026', `${matchOf('c002', OTHER_MATCH)}/line-up`])
      expect((await page.goto(at(path)))?.status()).toBe(403);
    expect((await page.goto(at('/desk/leagues')))?.status()).toBe(403);
    const api = `/api/${FEDERATION}`;
    const { csrf } = (await (await page.request.get(`${api}/session`)).json()) as { csrf: string };
    const answer = await page.request.post(`${api}/acts/acta.confirm`, {
      data: { command: { match: OTHER_MATCH, side: 'home', version: 1 } },
      headers: { 'x-csrf-token': csrf },
    });
    expect(answer.status()).toBe(403);
    await page.goto(at('/desk/club/c001/members'));
    await isSound(page);
    await page.goto(at('/desk/club/c001/teams'));
    await isSound(page);
    // The browser's own messages about refused pages.
    expect(complaints.filter((line) => !/403|422/.test(line))).toEqual([]);
  });
});
