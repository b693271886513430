import { describe, expect, it } from 'vitest';
import { memoryVault } from '../testing/memory-vault.ts';
import { type TestOffice, testOffice } from '../testing/test-office.ts';
import { accountKind } from './account.ts';
import { changeAddress } from './account-acts.ts';
import { searchAccounts, showAccount } from './account-questions.ts';
import { eraseAddress, giveAddress, giveFirstAddress } from './addresses.ts';
import { inviteAccount } from './invite-account.ts';
import { suspendAccount } from './suspension.ts';
import { accountIn, NO_MATTERS } from './testing/account-office.ts';

describe('addresses', () => {
  const version = async (office: TestOffice, account: string) => (await office.record(accountKind, account))!.version;
  const change = async (office: TestOffice, account: string, email: string | null) =>
    office.perform(changeAddress, { account, version: await version(office, account), email });

  it('are no part of the record, and one is one account’s (D-OFF-215)', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    await accountIn(office, 'biel@example.org', 'player');
    expect(await office.codes(change(office, ana.account, 'Biel@example.org'))).toEqual(['account-email-taken']);
    expect((await change(office, ana.account, 'ana@example.org')).outcome.erased).toBe(false);
    const { entry } = await change(office, ana.account, 'new@example.org');
    expect(entry.command).toEqual({ account: ana.account, version: 3, erased: false });
    const acts = await office.read((reading) => reading.actsAfter(0, 100));
    expect(JSON.stringify(acts)).not.toContain('example.org');
  });

  it('are erased only of suspended accounts', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    expect(await office.codes(change(office, ana.account, null))).toEqual(['account-address-needed']);
    const seen = await version(office, ana.account);
    await office.perform(suspendAccount, { account: ana.account, version: seen });
    expect((await change(office, ana.account, null)).outcome).toMatchObject({ erased: true });
    const nobody = office.perform(changeAddress, { account: 'x', version: 1, email: null });
    expect(await office.codes(nobody)).toEqual(['account-unknown']);
  });

  it('of accounts from before stand on record until they are changed', async () => {
    const office = await testOffice();
    const old = { email: 'old@example.org', name: 'Olga', roles: ['player' as const], ...NO_MATTERS };
    await office.ports.archive.write('cat', (writing) =>
      writing.put(accountKind, 'old', 1, 1, { ...old, state: 'suspended', secondFactors: [] }),
    );
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const shown = () => office.ask(showAccount, { account: 'old' }, admin);
    expect(await shown()).toMatchObject({ email: 'old@example.org' });
    expect(await office.codes(office.perform(inviteAccount, old))).toEqual(['account-email-taken']);
    expect((await office.ask(searchAccounts, { text: 'old@', limit: 9 }, admin)).accounts).toHaveLength(1);
    await change(office, 'old', null);
    expect(await shown()).not.toHaveProperty('email');
    await office.perform(inviteAccount, old);
  });

  it('two invitations at the same time cannot both have one', async () => {
    const vault = memoryVault();
    expect(await giveAddress(vault, 'cat', 'a', 'x@example.org')).toBe(true);
    expect(await giveAddress(vault, 'cat', 'b', 'x@example.org')).toBe(false);
    expect(await giveFirstAddress(vault, 'cat', 'a', 'y@example.org')).toBe(true);
    expect((await vault.list('cat', 'address', 'a')).map(({ key }) => key)).toEqual(['x@example.org']);
    expect(await giveAddress(vault, 'cat', 'a', 'y@example.org')).toBe(true);
    expect((await vault.list('cat', 'address', 'a')).map(({ key }) => key)).toEqual(['y@example.org']);
    await eraseAddress(vault, 'cat', 'a');
    expect(await vault.list('cat', 'address', 'a')).toEqual([]);
  });
});
