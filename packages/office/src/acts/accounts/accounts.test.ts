import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../../access/actor.ts';
import { eraseAddress, giveAddress, giveFirstAddress } from '../../access/addresses.ts';
import { searchAccounts } from '../../questions/accounts/search-accounts.ts';
import { searchApiTokens } from '../../questions/accounts/search-api-tokens.ts';
import { showAccount } from '../../questions/accounts/show-account.ts';
import { type Account, accountKind, actorOf, type GivenRole, needsSecondFactor } from '../../records/account.ts';
import { apiTokenKind, scopeCovers } from '../../records/api-token.ts';
import { clubKind } from '../../records/club.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { amendRoles } from './amend-roles.ts';
import { changeAddress } from './change-address.ts';
import { changePassword } from './change-password.ts';
import { confirmTotp } from './confirm-totp.ts';
import { createApiToken } from './create-api-token.ts';
import { enrolTotp } from './enrol-totp.ts';
import { inviteAccount } from './invite-account.ts';
import { reinstateAccount } from './reinstate-account.ts';
import { removeTotp } from './remove-totp.ts';
import { renewInvitation } from './renew-invitation.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import { suspendAccount } from './suspend-account.ts';

const rights = { clubs: [], events: [] };

async function accountIn(office: TestOffice, email: string, ...roles: GivenRole[]): Promise<Actor> {
  const { outcome } = await office.perform(inviteAccount, { email, name: 'Ana Pons', roles, ...rights });
  const id = outcome.account;
  const actor = actorOf(id, { roles, clubs: [], events: [] });
  await office.perform(acceptInvitation, { account: id }, { actor: { ...NOBODY, account: id } });
  return actor;
}

const bodyOf = async (office: TestOffice, id: string): Promise<Account | undefined> =>
  (await office.ports.archive.read('cat', (reading) => reading.get(accountKind, id)))?.body;
const codes = async (office: TestOffice, work: Promise<unknown>): Promise<string[]> =>
  (await office.refusals(work)).map(({ code }) => code);

describe('invitations', () => {
  it('an account begins as invited and becomes active when its holder accepts', async () => {
    const office = await testOffice();
    const command = { email: 'Ana@Example.org', name: 'Ana', roles: ['arbiter' as const], ...rights };
    const { outcome, entry } = await office.perform(inviteAccount, command);
    expect(entry.subject).toEqual({ kind: 'account', id: outcome.account });
    expect(await bodyOf(office, outcome.account)).toEqual({
      name: 'Ana',
      roles: ['arbiter'],
      ...rights,
      state: 'invited',
      secondFactor: false,
    });
    expect(JSON.stringify(entry).toLowerCase()).not.toContain('example.org');
    const holder = { ...NOBODY, account: outcome.account };
    await office.perform(acceptInvitation, { account: outcome.account }, { actor: holder });
    expect(await bodyOf(office, outcome.account)).toMatchObject({ state: 'active', secondFactor: false });
  });

  it('one address, one account', async () => {
    const office = await testOffice();
    await accountIn(office, 'ana@example.org', 'player');
    const again = { email: 'ANA@example.org', name: 'Ana', roles: ['player' as const], ...rights };
    expect(await codes(office, office.perform(inviteAccount, again))).toEqual(['account-email-taken']);
  });

  it('the clubs of a delegate and the player of a line are on record', async () => {
    const office = await testOffice();
    await office.ports.archive.write('cat', (writing) => writing.put(clubKind, 'c1', 1, 1, { name: 'Club' }));
    const command = {
      email: 'd@example.org',
      name: 'D',
      roles: ['delegate' as const],
      clubs: ['c1', 'c2'],
      events: [],
    };
    const refusals = await office.refusals(office.perform(inviteAccount, { ...command, player: 'p' }));
    expect(refusals.map(({ code, field }) => [code, field])).toEqual([
      ['account-club-unknown', 'clubs.1'],
      ['account-player-unknown', 'player'],
    ]);
  });

  it('nobody but the holder of the link accepts it', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    expect(await codes(office, office.perform(acceptInvitation, { account }, { actor: NOBODY }))).toEqual([
      'account-not-own',
    ]);
    const ghost = { ...NOBODY, account: 'ghost' };
    expect(await codes(office, office.perform(acceptInvitation, { account: 'ghost' }, { actor: ghost }))).toEqual([
      'account-unknown',
    ]);
  });

  it('a new link is for accounts that are there and in use', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    expect((await office.perform(renewInvitation, { account })).outcome).toEqual({ account });
    expect(await codes(office, office.perform(renewInvitation, { account: 'x' }))).toEqual(['account-unknown']);
    await office.perform(suspendAccount, { account, version: 2 });
    expect(await codes(office, office.perform(renewInvitation, { account }))).toEqual(['account-suspended']);
  });
});

describe('roles', () => {
  it('are said anew, all of them, on the version that was seen', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    const command = { account, version: 2, roles: ['officer' as const], clubs: [], events: ['e'] };
    await office.perform(amendRoles, command);
    expect(await bodyOf(office, account)).toMatchObject({ roles: ['officer'], events: ['e'], state: 'active' });
    const late = await office.refusals(office.perform(amendRoles, { ...command, roles: ['player'] }));
    expect(late).toMatchObject([
      { kind: 'conflict', code: 'changed-meanwhile', versions: { theirs: { roles: ['officer'], version: 3 } } },
    ]);
  });

  it('there is always an administrator: the last stays, the second to last may go', async () => {
    const office = await testOffice();
    const [one, two] = [
      await accountIn(office, 'one@example.org', 'administrator'),
      await accountIn(office, 'two@example.org', 'administrator'),
    ];
    await office.perform(suspendAccount, { account: one.account, version: 2 });
    const last = office.perform(suspendAccount, { account: two.account, version: 2 });
    expect(await codes(office, last)).toEqual(['last-administrator']);
    const demoted = { account: two.account, version: 2, roles: ['officer' as const], ...rights };
    expect(await codes(office, office.perform(amendRoles, demoted))).toEqual(['last-administrator']);
    await office.perform(amendRoles, { ...demoted, roles: ['administrator', 'officer'] });
  });

  it('suspension and its end need a reason; a reinstated account sets its secrets anew', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    const command = { account, version: 2 };
    expect(await codes(office, office.perform(suspendAccount, command, { reason: ' ' }))).toEqual(['reason-missing']);
    expect(await codes(office, office.perform(reinstateAccount, command))).toEqual(['account-not-suspended']);
    await office.perform(suspendAccount, command);
    expect(await codes(office, office.perform(suspendAccount, { account, version: 3 }))).toEqual(['account-suspended']);
    await office.perform(reinstateAccount, { account, version: 3 });
    expect(await bodyOf(office, account)).toMatchObject({ state: 'invited', secondFactor: false });
  });

  it('only administrators do this', async () => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'officer', 'commission');
    const work = office.perform(suspendAccount, { account: actor.account, version: 2 }, { actor });
    expect(await codes(office, work)).toEqual(['not-allowed']);
  });

  it('D-OFF-40: who decides on others needs a second factor', () => {
    const needs = (role: GivenRole): boolean => needsSecondFactor({ roles: [role] });
    expect((['player', 'delegate', 'arbiter'] as const).map(needs)).toEqual([false, false, false]);
    expect((['officer', 'commission', 'administrator'] as const).map(needs)).toEqual([true, true, true]);
  });
});

describe('own secrets', () => {
  it.each([changePassword, enrolTotp, confirmTotp])('$kind is for the holder alone', async (act) => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const command = { account: ana.account };
    expect((await office.perform(act, command, { actor: ana })).outcome).toEqual(command);
    expect(await codes(office, office.perform(act, command, { actor: admin }))).toEqual(['account-not-own']);
  });

  it('the record says whether there is a second factor; an administrator may take it away', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'officer');
    const other = await accountIn(office, 'other@example.org', 'officer');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const command = { account: ana.account };
    await office.perform(confirmTotp, command, { actor: ana });
    expect((await bodyOf(office, ana.account))?.secondFactor).toBe(true);
    expect(await codes(office, office.perform(removeTotp, command, { actor: other }))).toEqual(['account-not-own']);
    await office.perform(removeTotp, command, { actor: admin });
    expect((await bodyOf(office, ana.account))?.secondFactor).toBe(false);
  });
});

describe('API tokens', () => {
  it('name what they may do, and are revoked by their holder or an administrator', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'arbiter');
    const other = await accountIn(office, 'other@example.org', 'arbiter');
    const command = { account: ana.account, label: 'hall', scopes: ['player.*', 'account.show'] };
    const { outcome } = await office.perform(createApiToken, command, { actor: ana });
    const revoke = { token: outcome.token };
    expect(await codes(office, office.perform(revokeApiToken, revoke, { actor: other }))).toEqual(['account-not-own']);
    await office.perform(revokeApiToken, revoke, { actor: ana });
    await office.perform(revokeApiToken, revoke);
    const kept = await office.ports.archive.read('cat', (reading) => reading.get(apiTokenKind, outcome.token));
    expect(kept).toMatchObject({ version: 2, body: { revokedOn: '2017-01-15' } });
  });

  it.each([
    ['2017-01-14', ['api-token-already-over']],
    ['2017-01-15', []],
    ['2017-01-16', []],
  ])('with its last day on %s', async (expiresOn, expected) => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'arbiter');
    const command = { account: actor.account, label: 'x', scopes: ['player.*'], expiresOn };
    const work = office.perform(createApiToken, command, { actor });
    if (expected.length > 0) expect(await codes(office, work)).toEqual(expected);
    else expect((await work).again).toBe(false);
  });

  it('a scope is a kind that exists or all of a thing', async () => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'arbiter');
    const command = { account: actor.account, label: 'x', scopes: ['player.amend', 'player.fly', 'ghost.*'] };
    const refusals = await office.refusals(office.perform(createApiToken, command, { actor }));
    expect(refusals.map(({ field }) => field)).toEqual(['scopes.1', 'scopes.2']);
    expect(scopeCovers(['player.*'], 'player.amend')).toBe(true);
    expect(scopeCovers(['player.*'], 'playerx.amend')).toBe(false);
    expect(scopeCovers(['player.amend'], 'player.register')).toBe(false);
  });
});

describe('questions', () => {
  it('an account is shown to its holder and to administrators', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const shown = await office.ask(showAccount, { account: ana.account }, ana);
    expect(shown).toMatchObject({ id: ana.account, version: 2, email: 'ana@example.org' });
    expect(showAccount.answer.safeParse(shown).success).toBe(true);
    expect(await office.ask(showAccount, { account: ana.account }, admin)).toEqual(shown);
    expect(await codes(office, office.ask(showAccount, { account: admin.account }, ana))).toEqual(['account-not-own']);
    expect(await codes(office, office.ask(showAccount, { account: 'x' }, admin))).toEqual(['account-unknown']);
    expect((await office.ask(searchAccounts, { limit: 1 }, admin)).accounts).toHaveLength(1);
    expect(await codes(office, office.ask(searchAccounts, { limit: 1 }, ana))).toEqual(['not-allowed']);
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
    expect(await codes(office, office.ask(searchApiTokens, { account: ana.account }, biel))).toEqual([
      'account-not-own',
    ]);
  });
});

describe('addresses', () => {
  const version = async (office: TestOffice, account: string) =>
    (await office.ports.archive.read('cat', (reading) => reading.get(accountKind, account)))!.version;
  const change = async (office: TestOffice, account: string, email: string | null) =>
    office.perform(changeAddress, { account, version: await version(office, account), email });

  it('are no part of the record, and one is one account’s (D-OFF-215)', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    await accountIn(office, 'biel@example.org', 'player');
    expect(await codes(office, change(office, ana.account, 'Biel@example.org'))).toEqual(['account-email-taken']);
    expect((await change(office, ana.account, 'ana@example.org')).outcome.erased).toBe(false);
    const { entry } = await change(office, ana.account, 'new@example.org');
    expect(entry.command).toEqual({ account: ana.account, version: 3, erased: false });
    const acts = await office.ports.archive.read('cat', (reading) => reading.actsAfter(0, 100));
    expect(JSON.stringify(acts)).not.toContain('example.org');
  });

  it('are erased only of suspended accounts', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    expect(await codes(office, change(office, ana.account, null))).toEqual(['account-address-needed']);
    const seen = await version(office, ana.account);
    await office.perform(suspendAccount, { account: ana.account, version: seen });
    expect((await change(office, ana.account, null)).outcome).toMatchObject({ erased: true });
    const nobody = office.perform(changeAddress, { account: 'x', version: 1, email: null });
    expect(await codes(office, nobody)).toEqual(['account-unknown']);
  });

  it('of accounts from before stand on record until they are changed', async () => {
    const office = await testOffice();
    const old = { email: 'old@example.org', name: 'Olga', roles: ['player' as const], ...rights };
    await office.ports.archive.write('cat', (writing) =>
      writing.put(accountKind, 'old', 1, 1, { ...old, state: 'suspended', secondFactor: false }),
    );
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const shown = () => office.ask(showAccount, { account: 'old' }, admin);
    expect(await shown()).toMatchObject({ email: 'old@example.org' });
    expect(await codes(office, office.perform(inviteAccount, old))).toEqual(['account-email-taken']);
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
