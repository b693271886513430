import { describe, expect, it } from 'vitest';
import { clubKind } from '../registry/clubs/club.ts';
import { testOffice } from '../testing/test-office.ts';
import { type GivenRole, needsSecondFactor } from './account.ts';
import { amendRoles } from './account-acts.ts';
import { reinstateAccount, suspendAccount } from './suspension.ts';
import { accountBody, accountIn, NO_MATTERS } from './testing/account-office.ts';

describe('roles', () => {
  it('are said anew, all of them, on the version that was seen', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    await office.ports.archive.write('cat', (writing) => writing.put(clubKind, 'c', 1, 1, { name: 'Club' }));
    const command = { account, version: 2, roles: ['officer' as const], clubs: ['c'], events: [] };
    await office.perform(amendRoles, command);
    expect(await accountBody(office, account)).toMatchObject({ roles: ['officer'], clubs: ['c'], state: 'active' });
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
    expect(await office.codes(last)).toEqual(['last-administrator']);
    const demoted = { account: two.account, version: 2, roles: ['officer' as const], ...NO_MATTERS };
    expect(await office.codes(office.perform(amendRoles, demoted))).toEqual(['last-administrator']);
    await office.perform(amendRoles, { ...demoted, roles: ['administrator', 'officer'] });
  });

  it('suspension and its end need a reason; a reinstated account sets its secrets anew', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    const command = { account, version: 2 };
    expect(await office.codes(office.perform(suspendAccount, command, { reason: ' ' }))).toEqual(['reason-missing']);
    expect(await office.codes(office.perform(reinstateAccount, command))).toEqual(['account-not-suspended']);
    await office.perform(suspendAccount, command);
    expect(await office.codes(office.perform(suspendAccount, { account, version: 3 }))).toEqual(['account-suspended']);
    await office.perform(reinstateAccount, { account, version: 3 });
    expect(await accountBody(office, account)).toMatchObject({ state: 'invited', secondFactors: [] });
  });

  it('only administrators do this', async () => {
    const office = await testOffice();
    const actor = await accountIn(office, 'ana@example.org', 'officer', 'commission');
    const work = office.perform(suspendAccount, { account: actor.account, version: 2 }, { actor });
    expect(await office.codes(work)).toEqual(['not-allowed']);
  });

  it('D-OFF-40: who decides on others needs a second factor', () => {
    const needs = (role: GivenRole): boolean => needsSecondFactor({ roles: [role] });
    expect((['player', 'delegate', 'arbiter'] as const).map(needs)).toEqual([false, false, false]);
    expect((['officer', 'commission', 'administrator'] as const).map(needs)).toEqual([true, true, true]);
  });
});
