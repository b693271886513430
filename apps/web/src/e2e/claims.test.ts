import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, type Looking, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import type { WantedAccount } from './testing/signed-in.ts';
import { telephone } from './testing/telephone.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';
/** The demo publishes its past on its last day: 25 days later nothing can be contested any more (fce-2016 8.4). */
const LAST_DAY = '2026-07-09';
const TOO_LATE = '2026-07-10';
const LIST = { series: 'standard', date: '2026-05-01' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ca' };
const PASSWORD = 'cavall torre peó nou';
const ENGLISH = `/en/${FEDERATION}`;

describe.skipIf(chromium === undefined)('claims, accounts and the record in a browser', () => {
  let house: House;
  let claimant = { id: '', name: '' };
  let player: Page;
  let officer: Page;
  const complaints: string[][] = [];

  const pageOf = async (account: WantedAccount, options?: BrowserContextOptions): Promise<Page> =>
    watched(await house.personAs(account, options));
  const playerPage = (): Promise<Page> => pageOf({ roles: ['player'], player: claimant.id, name: 'Anna Puig' });
  const watched = async (person: BrowserContext): Promise<Page> => {
    const page = await person.newPage();
    complaints.push(complaintsOf(page));
    return page;
  };
  const isGood = async (page: Page, looking: Looking = 'at-all-but-colours'): Promise<void> => {
    expect([await overflowOf(page), await violationsOf(page, looking)]).toEqual([[], []]);
    // A refusal by the office has status 4xx, which Chromium itself logs.
    expect(complaints.flatMap((own) => own.splice(0)).filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
  };
  const said = (page: Page, words: string) => page.locator('[data-said]').filter({ hasText: words }).waitFor();

  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
    const lists = `${house.address}/api/${FEDERATION}/lists/${LIST.series}?date=${LIST.date}&sort=games&descending=true`;
    const { rows } = (await (await fetch(lists)).json()) as { rows: { id: string; name: string; birthYear: number }[] };
    // Answers to adult players are public.
    claimant = rows.find(({ birthYear }) => birthYear < 2000)!;
    player = await playerPage();
  });
  afterAll(() => house?.close());

  it('a player finds a wrong number in public, and contests the game', async () => {
    await player.goto(`${ENGLISH}/desk/me`);
    await player.getByText('No disputes.').waitFor();
    await isGood(player);
    await player.goto(`${ENGLISH}/players/${claimant.id}/ratings/${LIST.series}/${LIST.date}`);
    await player.getByRole('link', { name: 'Something wrong? Open a dispute' }).click();
    await player.getByText('You can dispute this list until 9 July 2026; 25 days left').waitFor();
    await player.getByRole('button', { name: 'Open dispute' }).click();
    await player.getByRole('link', { name: 'What do you dispute? This field is required.' }).waitFor();
    await player
      .getByRole('radio', { name: /^Round .*, [01]$/ })
      .first()
      .check();
    await player.getByLabel('What is wrong?').selectOption('it was a draw');
    await player.getByLabel('What is wrong, in your own words').fill('We agreed a draw on move 30.');
    await player.getByLabel('Evidence').fill('The score sheet, signed by both.');
    await isGood(player);
    await player.getByRole('button', { name: 'Open dispute' }).click();
    await said(player, 'Dispute opened.');
    await player.getByText('Waiting for the rating officer since today.').waitFor();
    await player.getByText('We agreed a draw on move 30.').waitFor();
    expect(await player.getByRole('button', { name: 'Uphold dispute' }).count()).toBe(0);
    await isGood(player);
  });

  it('the officer sees its clock and what it would move, corrects, and upholds it', async () => {
    // A session does not last for days: both sign in again.
    house.setDay('2026-06-18');
    player = await playerPage();
    officer = await pageOf({ roles: ['officer', 'administrator'], name: 'Olga Serra' });
    await officer.goto(`${ENGLISH}/desk/claims`);
    await officer
      .getByRole('row', { name: claimant.name })
      .getByText('Waiting for the rating officer for 3 days.')
      .waitFor();
    await isGood(officer);
    await officer.getByRole('link', { name: claimant.name, exact: true }).click();
    const choice = officer.getByLabel('Should be');
    expect(await choice.locator('option:checked').textContent()).toContain('½ – ½');
    await officer.getByRole('button', { name: 'Show effect' }).click();
    await officer.getByText('players would change on').waitFor();
    await isGood(officer, 'at-everything');
    await officer.getByLabel('Reason for the correction').fill('The score sheet says a draw.');
    await officer.getByRole('button', { name: 'Make correction' }).click();
    await officer.getByRole('dialog').getByRole('button', { name: 'Make correction' }).click();
    await said(officer, 'Correction made.');
    await officer.getByText('With the correction of').waitFor();
    await officer.locator('#uphold-reason').fill('You are right: it was a draw.');
    await officer.getByRole('button', { name: 'Uphold dispute' }).click();
    await said(officer, 'Dispute upheld.');
    await officer.getByText('Upheld by the rating officer').waitFor();
    await isGood(officer);
  });

  it('the game in public leads to the answer, and the list to what moved and why', async () => {
    await player.goto(`${ENGLISH}/players/${claimant.id}/ratings/${LIST.series}/${LIST.date}`);
    await player.getByRole('link', { name: 'disputed: see the answer' }).click();
    expect(await player.locator('li:target').textContent()).toContain('You are right: it was a draw.');
    await player.goto(`${ENGLISH}/lists/${LIST.series}/${LIST.date}/differences`);
    await player.getByText('The score sheet says a draw.').first().waitFor();
  });

  it('what is rejected goes to the commission, which has the last word', async () => {
    await player.goto(`${ENGLISH}/desk/me/claim?series=${LIST.series}&date=${LIST.date}`);
    await player.getByLabel('The whole line').check();
    await player.getByLabel('What is wrong, in your own words').fill('My K is too small.');
    await player.getByRole('button', { name: 'Open dispute' }).click();
    await said(player, 'Dispute opened.');
    const path = new URL(player.url()).pathname;
    await officer.goto(path);
    await officer.locator('#reject-reason').fill('K is right by article 16.2.');
    await officer.getByRole('button', { name: 'Reject dispute' }).click();
    await said(officer, 'Dispute rejected.');
    await player.reload();
    await player.getByText('The decision can be appealed until 12 July 2026; 25 days left.').waitFor();
    await player.getByLabel('Why the answer is wrong').fill('My games of 2024 were left out.');
    await player.getByRole('button', { name: 'Send appeal' }).click();
    await said(player, 'Appeal sent to the sports commission.');
    const commission = await pageOf({ roles: ['commission'], name: 'Carles Mas' });
    await commission.goto(`${ENGLISH}/desk/claims`);
    await commission.getByRole('link', { name: claimant.name, exact: true }).click();
    await commission.getByLabel('Ruling', { exact: true }).waitFor();
    await isGood(commission);
    await commission.getByLabel('Ruling', { exact: true }).selectOption('the appeal is rejected');
    await commission.getByLabel('Answer and reasons').fill('They were not rated.');
    for (const [label, votes] of [
      ['Members of the commission', '5'],
      ['In favour', '1'],
      ['Against', '3'],
    ] as const)
      await commission.getByLabel(label, { exact: true }).fill(votes);
    await commission.getByLabel('President').selectOption('against');
    await commission.getByRole('button', { name: 'Enter ruling' }).click();
    await commission.getByRole('dialog').getByRole('button', { name: 'Enter ruling' }).click();
    await said(commission, 'Ruling entered.');
    await player.goto(`${ENGLISH}/desk/me`);
    await player.getByText('rejected on appeal').waitFor();
    await player.getByText('upheld', { exact: true }).waitFor();
    await isGood(player);
  });

  it('an administrator invites; who was invited takes the link and a second factor, from a QR code or by hand', async () => {
    await officer.goto(`${ENGLISH}/desk/accounts`);
    await isGood(officer);
    await officer.getByRole('link', { name: 'Invite someone' }).click();
    await officer.getByLabel('Name', { exact: true }).fill('Berta Coll');
    await officer.getByLabel('E-mail address').fill('berta@example.org');
    await officer.getByRole('button', { name: 'Create invitation' }).click();
    await officer.locator('[data-problems]:visible').waitFor();
    await officer.getByRole('checkbox', { name: /^rating officer/ }).check();
    await officer.getByRole('button', { name: 'Create invitation' }).click();
    await officer.getByRole('heading', { name: 'Link' }).waitFor();
    await officer.getByText('QR code, for a phone').click();
    await isGood(officer, 'at-everything');
    const link = (await officer.locator('[data-link]').textContent()) ?? '';
    const berta = await watched(await house.person());
    await berta.goto(link);
    await berta.locator('#invitation-password').fill(PASSWORD);
    await berta.keyboard.press('Enter');
    await berta.getByLabel('E-mail address').fill('berta@example.org');
    await berta.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await berta.keyboard.press('Enter');
    await berta.getByRole('img', { name: 'QR code with the key' }).waitFor();
    await isGood(berta);
    const key = (await berta.locator('[data-key]').textContent()) ?? '';
    await berta
      .getByLabel('Six-digit code')
      .last()
      .fill(telephone(key).code(Date.parse('2026-06-18T12:00:00Z')));
    await berta.keyboard.press('Enter');
    await berta.getByRole('heading', { name: 'Recovery codes' }).first().waitFor();
    await isGood(berta);
    await berta.getByRole('button', { name: 'I have saved them' }).click();
    await berta.getByText('Signed in as Berta Coll').waitFor();
  });

  it('roles are changed with a reason, and the last administrator stays', async () => {
    await officer.getByRole('link', { name: 'Open account' }).click();
    await officer.getByRole('checkbox', { name: /^arbiter/ }).check();
    await officer.locator('#rights-reason').fill('Runs the open of the club.');
    await isGood(officer);
    await officer.getByRole('button', { name: 'Save roles' }).click();
    await said(officer, 'Roles saved.');
    await officer.goto(`${ENGLISH}/desk/accounts?role=administrator`);
    await officer.getByRole('link', { name: 'Olga Serra' }).last().click();
    await officer.getByRole('button', { name: 'Suspend account' }).click();
    await officer.locator('#suspend-reason').fill('A test.');
    await officer.getByRole('dialog').getByRole('button', { name: 'Suspend account' }).click();
    await officer.locator('[data-problems]:visible').waitFor();
    await officer.goto(`${ENGLISH}/desk/federation`);
    await officer.getByLabel('Federation name').fill('Federació de prova');
    await officer.locator('#federation-reason').fill('Its name by the statutes.');
    await isGood(officer);
    await officer.getByRole('button', { name: 'Save' }).first().click();
    await said(officer, 'Saved.');
    expect(await officer.title()).toContain('Federació de prova');
  });

  it('the record finds what was done, with both versions and the seals', async () => {
    await officer.goto(`${ENGLISH}/desk/record`);
    await isGood(officer);
    await officer.getByRole('combobox', { name: 'What', exact: true }).selectOption('Roles changed');
    await officer.getByLabel('Words in the reason').fill('open club');
    await officer.getByRole('button', { name: 'Search' }).click();
    await officer.getByRole('link', { name: 'Roles changed' }).click();
    await officer.getByText('Runs the open of the club.').waitFor();
    const roles = officer.getByRole('row', { name: 'roles' });
    expect(await roles.locator('td').allTextContents()).toEqual(['rating officer', 'arbiter, rating officer']);
    await officer.getByText('Seal of the previous act', { exact: true }).waitFor();
    await isGood(officer, 'at-everything');
  });

  it('in Catalan on a phone, in the dark', async () => {
    const own = await pageOf(
      { roles: ['player'], player: claimant.id, name: 'Anna Puig' },
      { ...PHONE, colorScheme: 'dark' },
    );
    const office = await pageOf(
      { roles: ['officer', 'administrator'], name: 'Anna Puig' },
      { ...PHONE, colorScheme: 'dark' },
    );
    const claim = new URL(officer.url()).pathname.replace('/en/', '/ca/');
    const seen: readonly (readonly [Page, string, string])[] = [
      [own, '/desk/me', 'La meva pàgina'],
      [own, `/desk/me/claim?series=${LIST.series}&date=${LIST.date}`, 'Reclamació: '],
      [office, '/desk/claims?state=upheld', 'Reclamacions'],
      [office, '/desk/claims/new', 'Reclamació en paper'],
      [office, '/desk/accounts', 'Comptes'],
      [office, '/desk/accounts/new', 'Convida algú'],
      [office, '/desk/federation', 'Federació'],
      [office, '/desk/record', 'Registre d’activitat'],
      [office, claim.replace(`/ca/${FEDERATION}`, ''), 'Acte'],
    ];
    for (const [page, path, heading] of seen) {
      await page.goto(`/ca/${FEDERATION}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await isGood(page, path === '/desk/me' ? 'at-everything' : undefined);
    }
    await office.goto(`/ca/${FEDERATION}/desk/claims?state=upheld`);
    await office.getByRole('link', { name: claimant.name, exact: true }).click();
    await office.getByText('Estimada pel responsable de llistes').waitFor();
    await isGood(office);
  });

  it('[8.4] a list is contested to its last day, and not the day after', async () => {
    const form = `${ENGLISH}/desk/me/claim?series=${LIST.series}&date=2026-04-01`;
    house.setDay(LAST_DAY);
    const last = await playerPage();
    await last.goto(form);
    await last.getByText('today is the last day').waitFor();
    await last.getByLabel('The whole line').check();
    await last.getByLabel('What is wrong, in your own words').fill('On the last day.');
    await last.getByRole('button', { name: 'Open dispute' }).click();
    await said(last, 'Dispute opened.');
    house.setDay(TOO_LATE);
    const late = await playerPage();
    await late.goto(form);
    await late.getByText('Disputes against this list were possible until 9 July 2026').waitFor();
    expect(await late.getByRole('button', { name: 'Open dispute' }).count()).toBe(0);
    await late.goto(`${ENGLISH}/desk/me`);
    await late.getByText('None of your lists can be disputed now').waitFor();
    await isGood(late);
  });
});
