import { describe, expect, it } from 'vitest';
import { testOffice } from '../testing/test-office.ts';
import { searchAccounts, showAccount } from './account-questions.ts';
import { accountIn } from './testing/account-office.ts';
import { createApiToken, searchApiTokens } from './tokens/api-token-acts.ts';

describe('questions', () => {
  it('an account is shown to its holder and to administrators', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const shown = await office.ask(showAccount, { account: ana.account }, ana);
    expect(shown).toMatchObject({ id: ana.account, version: 2, email: 'ana@example.org' });
    expect(showAccount.answer.safeParse(shown).success).toBe(true);
    expect(await office.ask(showAccount, { account: ana.account }, admin)).toEqual(shown);
    expect(await office.codes(office.ask(showAccount, { account: admin.account }, ana))).toEqual(['account-not-own']);
    expect(await office.codes(office.ask(showAccount, { account: 'x' }, admin))).toEqual(['account-unknown']);
    expect((await office.ask(searchAccounts, { limit: 1 }, admin)).accounts).toHaveLength(1);
    expect(await office.codes(office.ask(searchAccounts, { limit: 1 }, ana))).toEqual(['not-allowed']);
  });

  it('accounts are found by name, address, role and state, page by page', async () => {
    const office = await testOffice();
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    for (const name of ['ana', 'biel', 'carla']) await accountIn(office, `${name}@example.org`, 'player');
    const found = async (asked: object) => {
      const { accounts } = await office.ask(searchAccounts, { limit: 10, ...asked }, admin);
      return accounts.map(({ email }) => email?.split('@')[0]);
    };
    expect(await found({})).toHaveLength(4);
    expect(await found({ text: 'BIEL@' })).toEqual(['biel']);
    expect(await found({ role: 'administrator' })).toEqual(['admin']);
    expect(await found({ state: 'suspended' })).toEqual([]);
    expect(await found({ text: ',;' })).toEqual([]);
    const one = await office.ask(searchAccounts, { limit: 3 }, admin);
    const two = await office.ask(searchAccounts, { limit: 3, after: one.next! }, admin);
    expect([one.accounts.length, two.accounts.length, two.next]).toEqual([3, 1, null]);
    expect((await office.ask(searchAccounts, { limit: 4 }, admin)).next).toBeNull();
  });

  it('API tokens are listed without their secrets', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    const biel = await accountIn(office, 'biel@example.org', 'player');
    await office.perform(createApiToken, { account: ana.account, label: 'x', scopes: ['player.*'] }, { actor: ana });
    const answer = await office.ask(searchApiTokens, { account: ana.account }, ana);
    expect(answer.tokens).toMatchObject([{ account: ana.account, label: 'x', createdOn: '2017-01-15' }]);
    expect(await office.codes(office.ask(searchApiTokens, { account: ana.account }, biel))).toEqual([
      'account-not-own',
    ]);
  });
});
