import { describe, expect, it } from 'vitest';
import { apiTokenKind, scopeCovers } from '../../records/api-token.ts';
import { testOffice } from '../../testing/test-office.ts';
import { changePassword } from './change-password.ts';
import { confirmTotp } from './confirm-totp.ts';
import { createApiToken } from './create-api-token.ts';
import { enrolTotp } from './enrol-totp.ts';
import { removeTotp } from './remove-totp.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import { accountBody, accountIn, refusalCodes } from './testing/account-office.ts';

describe('own secrets', () => {
  it.each([changePassword, enrolTotp, confirmTotp])('$kind is for the holder alone', async (act) => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'player');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const command = { account: ana.account };
    expect((await office.perform(act, command, { actor: ana })).outcome).toEqual(command);
    expect(await refusalCodes(office, office.perform(act, command, { actor: admin }))).toEqual(['account-not-own']);
  });

  it('the record says whether there is a second factor; an administrator may take it away', async () => {
    const office = await testOffice();
    const ana = await accountIn(office, 'ana@example.org', 'officer');
    const other = await accountIn(office, 'other@example.org', 'officer');
    const admin = await accountIn(office, 'admin@example.org', 'administrator');
    const command = { account: ana.account };
    await office.perform(confirmTotp, command, { actor: ana });
    expect((await accountBody(office, ana.account))?.secondFactor).toBe(true);
    expect(await refusalCodes(office, office.perform(removeTotp, command, { actor: other }))).toEqual([
      'account-not-own',
    ]);
    await office.perform(removeTotp, command, { actor: admin });
    expect((await accountBody(office, ana.account))?.secondFactor).toBe(false);
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
    expect(await refusalCodes(office, office.perform(revokeApiToken, revoke, { actor: other }))).toEqual([
      'account-not-own',
    ]);
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
    if (expected.length > 0) expect(await refusalCodes(office, work)).toEqual(expected);
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
