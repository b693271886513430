import { describe, expect, it } from 'vitest';
import { type Actor, SYSTEM } from '../access/actor.ts';
import type { AnyAct } from '../acts-and-questions.ts';
import { testOffice } from '../testing/test-office.ts';
import { amendRoles } from './account-acts.ts';
import { acceptInvitation, changePassword } from './own-account-act.ts';
import { askRecovery } from './recovery.ts';
import { confirmTotp, enrolTotp, makeRecoveryCodes, removeTotp, resetSecondFactor } from './second-factor/codes.ts';
import { confirmPasskey, removePasskey, renamePasskey } from './second-factor/passkeys.ts';
import { showSecondFactor } from './second-factor/show-second-factor.ts';
import { suspendAccount } from './suspension.ts';
import { accountBody, accountIn, NO_MATTERS } from './testing/account-office.ts';
import { apiTokenKind, scopeCovers } from './tokens/api-token.ts';
import { createApiToken, revokeApiToken } from './tokens/api-token-acts.ts';

describe('own secrets', () => {
  it.each([changePassword, enrolTotp, confirmTotp])('$kind is for the holder alone', async (act) => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const command = { account: ana.account };
    expect((await office.perform(act, command, { actor: ana })).outcome).toEqual(command);
    expect(await office.codes(office.perform(act, command, { actor: admin }))).toEqual(['account-not-own']);
  });

  it('D-OFF-457: the record says which second factors there are; the last one of a role that needs one stays', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'officer');
    const command = { account: ana.account };
    const factors = async () => (await accountBody(office, ana.account))?.secondFactors;
    const passkey = async (name: string) =>
      (await office.perform(confirmPasskey, { ...command, name }, { actor: ana })).outcome.passkey;
    expect(await office.codes(office.perform(makeRecoveryCodes, command, { actor: ana }))).toEqual([
      'second-factor-none',
    ]);
    await office.perform(confirmTotp, command, { actor: ana });
    expect(await office.codes(office.perform(removeTotp, command, { actor: ana }))).toEqual(['second-factor-last']);
    const [one, two] = [await passkey('telephone'), await passkey('key')];
    expect(await factors()).toEqual(['totp', 'passkey']);
    await office.perform(removeTotp, command, { actor: ana });
    await office.perform(removePasskey, { passkey: one }, { actor: ana });
    expect(await factors()).toEqual(['passkey']);
    expect(await office.codes(office.perform(removePasskey, { passkey: two }, { actor: ana }))).toEqual([
      'second-factor-last',
    ]);
    expect(await office.codes(office.perform(removePasskey, { passkey: one }, { actor: ana }))).toEqual([
      'passkey-unknown',
    ]);
  });

  it('whose role needs none may do without', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    await office.perform(confirmTotp, { account: ana.account }, { actor: ana });
    await office.perform(removeTotp, { account: ana.account }, { actor: ana });
    expect((await accountBody(office, ana.account))?.secondFactors).toEqual([]);
  });

  it('passkeys are renamed and removed by their holder alone', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const added = await office.perform(confirmPasskey, { account: ana.account, name: 'telephone' }, { actor: ana });
    const { passkey } = added.outcome;
    for (const work of [
      office.perform(renamePasskey, { passkey, name: 'mine' }, { actor: admin }),
      office.perform(removePasskey, { passkey }, { actor: admin }),
      office.perform(confirmPasskey, { account: ana.account, name: 'mine' }, { actor: admin }),
    ])
      expect(await office.codes(work)).toEqual(['account-not-own']);
    await office.perform(renamePasskey, { passkey, name: 'old telephone' }, { actor: ana });
    const shown = await office.ask(showSecondFactor, { account: ana.account }, ana);
    expect(shown).toMatchObject({ totp: false, passkeys: [{ id: passkey, name: 'old telephone', lastUsed: null }] });
  });

  it.each([
    [19, []],
    [20, ['passkeys-too-many']],
    [21, ['passkeys-too-many']],
  ])('with %i passkeys there already', async (there, expected) => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'player');
    const add = (name: string) => office.perform(confirmPasskey, { account: actor.account, name }, { actor });
    for (let i = 0; i < Math.min(there, 20); i++) await add(`key ${i}`);
    const work = add('one more');
    if (expected.length > 0) expect(await office.codes(work)).toEqual(expected);
    else expect((await work).again).toBe(false);
  });

  it('an administrator takes all of them away from somebody else, never from themselves', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'officer');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    await office.perform(confirmTotp, { account: ana.account }, { actor: ana });
    await office.perform(confirmPasskey, { account: ana.account, name: 'telephone' }, { actor: ana });
    const reset = (account: string, actor: Actor) => office.perform(resetSecondFactor, { account }, { actor });
    expect(await office.codes(reset(ana.account, ana))).toEqual(['not-allowed']);
    expect(await office.codes(reset(admin.account, admin))).toEqual(['second-factor-own']);
    await office.perform(askRecovery, { account: ana.account }, { actor: admin });
    office.setToday('2017-01-17');
    await reset(ana.account, admin);
    expect((await accountBody(office, ana.account))?.secondFactors).toEqual([]);
    expect((await office.ask(showSecondFactor, { account: ana.account }, ana)).passkeys).toEqual([]);
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
    expect(await office.codes(office.perform(revokeApiToken, revoke, { actor: other }))).toEqual(['account-not-own']);
    await office.perform(revokeApiToken, revoke, { actor: ana });
    await office.perform(revokeApiToken, revoke);
    const kept = await office.record(apiTokenKind, outcome.token);
    expect(kept).toMatchObject({ version: 2, body: { revokedOn: '2017-01-15' } });
  });

  it.each([
    ['2017-01-14', ['api-token-already-over']],
    ['2017-01-15', []],
    ['2017-01-16', []],
    ['2019-01-14', []],
    ['2019-01-15', []],
    ['2019-01-16', ['api-token-too-long']],
  ])('with its last day on %s', async (expiresOn, expected) => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'arbiter');
    const command = { account: actor.account, label: 'x', scopes: ['player.*'], expiresOn };
    const work = office.perform(createApiToken, command, { actor });
    if (expected.length > 0) expect(await office.codes(work)).toEqual(expected);
    else expect((await work).again).toBe(false);
  });

  it('D-OFF-454: last a year unless told otherwise', async () => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'arbiter');
    const command = { account: actor.account, label: 'x', scopes: ['player.*'] };
    const { outcome } = await office.perform(createApiToken, command, { actor });
    expect(outcome.expiresOn).toBe('2018-01-15');
  });

  it.each([
    ['a new password', changePassword, {}, true],
    ['a new password by a link', acceptInvitation, {}, true],
    ['a suspension', suspendAccount, { version: 2 }, true],
    ['another role', amendRoles, { version: 2, roles: ['arbiter', 'player'], ...NO_MATTERS }, true],
    ['the same roles', amendRoles, { version: 2, roles: ['arbiter'], ...NO_MATTERS }, false],
  ] as [string, AnyAct, object, boolean][])('D-OFF-453: %s ends them', async (_what, act, more, ends) => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'arbiter');
    const other = await accountIn(office, 'other@example.org', 'arbiter');
    const tokenOf = async (actor: Actor): Promise<string> => {
      const command = { account: actor.account, label: 'x', scopes: ['player.*'] };
      return (await office.perform(createApiToken, command, { actor })).outcome.token;
    };
    const [own, others] = [await tokenOf(ana), await tokenOf(other)];
    const actor = 'version' in more ? SYSTEM : ana;
    await office.perform(act, { account: ana.account, ...more } as never, { actor });
    const kept = await office.read((reading) => reading.getMany(apiTokenKind, [own, others]));
    const ended = kept.filter(({ body }) => body.revokedOn !== undefined).map(({ id }) => id);
    expect(ended).toEqual(ends ? [own] : []);
  });

  it('D-OFF-452: a scope that needs a person is refused where the token is made', async () => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'administrator');
    const command = { account: actor.account, label: 'x', scopes: ['account.*', 'account.invite', 'totp.*'] };
    const refusals = await office.refusals(office.perform(createApiToken, command, { actor }));
    expect(refusals.map(({ code, field }) => [code, field])).toEqual([
      ['api-token-scope-person', 'scopes.1'],
      ['api-token-scope-person', 'scopes.2'],
    ]);
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
