import { describe, expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import { clubKind } from '../registry/clubs/club.ts';
import { fileEvents } from '../testing/file-directly.ts';
import { testOffice } from '../testing/test-office.ts';
import { amendRoles } from './account-acts.ts';
import { inviteAccount, renewInvitation } from './invite-account.ts';
import { acceptInvitation } from './own-account-act.ts';
import { suspendAccount } from './suspension.ts';
import { accountBody, accountIn, NO_MATTERS } from './testing/account-office.ts';

describe('invitations', () => {
  it('an account begins as invited and becomes active when its holder accepts', async () => {
    const office = await testOffice();
    const command = { email: 'Ana@Example.org', name: 'Ana', roles: ['arbiter' as const], ...NO_MATTERS };
    const { outcome, entry } = await office.perform(inviteAccount, command);
    expect(entry.subject).toEqual({ kind: 'account', id: outcome.account });
    expect(await accountBody(office, outcome.account)).toEqual({
      name: 'Ana',
      roles: ['arbiter'],
      ...NO_MATTERS,
      state: 'invited',
      secondFactors: [],
    });
    expect(JSON.stringify(entry).toLowerCase()).not.toContain('example.org');
    const holder = { ...NOBODY, account: outcome.account };
    await office.perform(acceptInvitation, { account: outcome.account }, { actor: holder });
    expect(await accountBody(office, outcome.account)).toMatchObject({ state: 'active', secondFactors: [] });
  });

  it('one address, one account', async () => {
    const office = await testOffice();
    await accountIn(office, 'ana@example.org', 'player');
    const again = { email: 'ANA@example.org', name: 'Ana', roles: ['player' as const], ...NO_MATTERS };
    expect(await office.codes(office.perform(inviteAccount, again))).toEqual(['account-email-taken']);
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

  it('the events of an arbiter are on record, and a delegate has a club (D-OFF-397)', async () => {
    const office = await testOffice();
    const facts = { type: 'swiss', start: '2017-01-10', end: '2017-01-10', timeControl: { minutes: 90 }, games: [] };
    await fileEvents(office, [{ ...facts, id: 'e1', type: 'swiss' }]);
    const command = { email: 'a@example.org', name: 'A', roles: ['arbiter' as const], clubs: [], events: ['e1', 'e9'] };
    const told = async (work: Promise<unknown>) =>
      (await office.refusals(work)).map(({ code, field }) => [code, field]);
    const unknown = ['account-event-unknown', 'events.1'];
    expect(await told(office.perform(inviteAccount, command))).toEqual([unknown]);
    const delegate = { ...command, roles: ['delegate' as const], events: [] };
    expect(await told(office.perform(inviteAccount, delegate))).toEqual([['account-club-missing', 'clubs']]);
    const { outcome } = await office.perform(inviteAccount, { ...command, events: ['e1'] });
    const { email: _email, name: _name, ...rights } = command;
    const amended = office.perform(amendRoles, { ...rights, roles: ['delegate'], ...outcome });
    expect(await told(amended)).toEqual([['account-club-missing', 'clubs'], unknown]);
  });

  it('nobody but the holder of the link accepts it', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    expect(await office.codes(office.perform(acceptInvitation, { account }, { actor: NOBODY }))).toEqual([
      'account-not-own',
    ]);
    const ghost = { ...NOBODY, account: 'ghost' };
    expect(await office.codes(office.perform(acceptInvitation, { account: 'ghost' }, { actor: ghost }))).toEqual([
      'account-unknown',
    ]);
  });

  it('a new link is for accounts that are there and in use', async () => {
    const office = await testOffice();
    const { account } = await accountIn(office, 'ana@example.org', 'player');
    expect((await office.perform(renewInvitation, { account })).outcome).toEqual({ account });
    expect(await office.codes(office.perform(renewInvitation, { account: 'x' }))).toEqual(['account-unknown']);
    await office.perform(suspendAccount, { account, version: 2 });
    expect(await office.codes(office.perform(renewInvitation, { account }))).toEqual(['account-suspended']);
  });
});
