import { LANGUAGES, type Language } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { pagesOffice } from '../../testing/pages-office.ts';
import { actOf, sitterOf } from '../../testing/visitor.ts';
import { accountPage } from './account-page.ts';
import { accountsPage } from './accounts-page.ts';
import { federationPage } from './federation-page.ts';
import { invitePage } from './invite-page.ts';

async function desk(language: Language = 'en') {
  const { office } = await pagesOffice(language);
  const invite = async (name: string, rights: object): Promise<string> => {
    const email = `${name.split(' ')[0]!.toLowerCase()}@example.org`;
    const { outcome } = await office.perform(actOf('account.invite'), { name, email, ...rights });
    return (outcome as { account: string }).account;
  };
  const admin = await invite('Ada Mir', { roles: ['administrator'] });
  const ana = await invite('Ana Pons', { roles: ['player'], player: 'p0' });
  return { office, admin, ana, sitter: sitterOf(office, language, { roles: ['administrator'], account: admin }) };
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every page has all its words', async () => {
    const { office, sitter, ana, admin } = await desk(language);
    const pages = [await sitter(accountsPage), await sitter(invitePage), await sitter(federationPage)];
    pages.push(await sitter(accountPage, { account: ana }), await sitter(accountPage, { account: admin }));
    await office.perform(actOf('account.suspend'), { account: ana, version: 1 });
    pages.push(await sitter(accountPage, { account: ana }), await sitter(accountsPage, {}, { text: 'nobody' }));
    const written = pages.map(({ main }) => main.html).join('');
    expect(/.{40}(?:undefined|\[object|<b>).{40}/.exec(written)?.[0]).toBeUndefined();
  });
});

describe('the list of accounts', () => {
  it('is searched by name, address, role and state', async () => {
    const { sitter } = await desk();
    const names = async (query: Record<string, string>): Promise<boolean[]> => {
      const { main } = await sitter(accountsPage, {}, query);
      return [main.html.includes('Ada Mir'), main.html.includes('Ana Pons')];
    };
    expect(await names({})).toEqual([true, true]);
    expect(await names({ text: 'pons' })).toEqual([false, true]);
    expect(await names({ text: 'ada@' })).toEqual([true, false]);
    expect(await names({ role: 'administrator' })).toEqual([true, false]);
    expect(await names({ state: 'suspended' })).toEqual([false, false]);
    expect(await names({ role: 'nonsense' })).toEqual([true, true]);
  });

  it('is the administrator’s', async () => {
    const { office, ana } = await desk();
    const officer = sitterOf(office, 'en', { roles: ['officer'] });
    await expect(officer(accountsPage)).rejects.toMatchObject({ refusals: [{ code: 'not-allowed' }] });
    await expect(officer(accountPage, { account: ana })).rejects.toMatchObject({
      refusals: [{ code: 'account-not-own' }],
    });
  });
});

describe('an account', () => {
  it('shows its roles ticked, opens what belongs to them, and carries the version seen', async () => {
    const { sitter, ana } = await desk();
    const { main } = await sitter(accountPage, { account: ana });
    expect(main.html).toMatch(/value="player" checked/);
    expect(main.html).toMatch(/<fieldset data-of-role="player">/);
    expect(main.html).toMatch(/<fieldset data-of-role="delegate" hidden disabled>/);
    expect(main.html).toContain('&quot;version&quot;:1');
    expect(main.html).toMatch(/name="player"[^>]* value="p0"/);
  });

  it('nobody takes the own second factor away here', async () => {
    const { sitter, admin } = await desk();
    expect((await sitter(accountPage, { account: admin })).main.html).not.toContain('second-factor.reset');
  });

  it('suspended comes back with a reason and no new link before', async () => {
    const { office, sitter, ana } = await desk();
    await office.perform(actOf('account.suspend'), { account: ana, version: 1 });
    const { main } = await sitter(accountPage, { account: ana });
    expect(main.html).toContain('data-act="account.reinstate"');
    expect(main.html).not.toContain('account.renew-invitation');
  });
});

it('the federation’s lists are renamed with all their facts, and others can be added', async () => {
  const { sitter } = await desk();
  const { main } = await sitter(federationPage);
  expect(main.html).toContain('name="series.1.name"');
  expect(main.html).toContain('name="series.2.firstList"');
  expect(main.html).toContain('&quot;id&quot;:&quot;fide&quot;,&quot;regulation&quot;:&quot;fide-2024&quot;');
});
