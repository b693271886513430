import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../access/actor.ts';
import { mailsOfAct } from '../mail/mails-of-act.ts';
import { amendFederation } from '../registry/federation/amend-federation.ts';
import { type TestOffice, testOffice } from '../testing/test-office.ts';
import { accountKind } from './account.ts';
import { changeAddress } from './account-acts.ts';
import { renewInvitation } from './invite-account.ts';
import { acceptInvitation } from './own-account-act.ts';
import { agreeRecovery, askRecovery, refuseRecovery } from './recovery.ts';
import { confirmTotp, resetSecondFactor } from './second-factor/codes.ts';
import { reinstateAccount, suspendAccount } from './suspension.ts';
import { accountBody, accountIn } from './testing/account-office.ts';

let office: TestOffice;
let ana: Actor;
let admin: Actor;
let second: Actor;

beforeEach(async () => {
  office = await testOffice();
  ana = await accountIn(office, 'ana@example.org', 'officer');
  await office.perform(confirmTotp, { account: ana.account }, { actor: ana });
  admin = await accountIn(office, 'admin@example.org', 'administrator');
  second = await accountIn(office, 'second@example.org', 'administrator');
});

const account = () => ({ account: ana.account });
const ask = () => office.perform(askRecovery, account(), { actor: admin });
const reset = (actor = admin) => office.codes(office.perform(resetSecondFactor, account(), { actor }));
const agree = (actor: Actor) => office.perform(agreeRecovery, account(), { actor });

describe('an account in use is recovered in the open (D-OFF-1307)', () => {
  it('every way in takes a request first', async () => {
    const body = async () => (await accountBody(office, ana.account))!;
    const now = async () => ({ ...account(), version: (await office.record(accountKind, ana.account))!.version });
    const needed = ['recovery-needed'];
    expect(await reset()).toEqual(needed);
    expect(await office.codes(office.perform(renewInvitation, account(), { actor: admin }))).toEqual(needed);
    const address = async () => ({ ...(await now()), email: 'mine@example.org' });
    expect(await office.codes(office.perform(changeAddress, await address(), { actor: admin }))).toEqual(needed);
    await office.perform(suspendAccount, await now(), { actor: admin });
    expect(await office.codes(office.perform(changeAddress, await address(), { actor: admin }))).toEqual(needed);
    expect(await office.codes(office.perform(reinstateAccount, await now(), { actor: admin }))).toEqual(needed);
    expect((await body()).state).toBe('suspended');
  });

  it.each([
    ['2017-01-15', ['recovery-waits']],
    ['2017-01-16', []],
    ['2017-01-22', []],
    ['2017-01-23', ['recovery-needed']],
  ])('asked at noon on the 15th, an administrator may act on %s: %j', async (day, expected) => {
    const { entry } = await ask();
    const mails = await office.read((reading) => mailsOfAct(reading, entry));
    expect(mails).toEqual([{ kind: 'account-recovery', account: ana.account }]);
    office.setToday(day);
    if (expected.length > 0) expect(await reset()).toEqual(expected);
    else await office.perform(resetSecondFactor, account(), { actor: admin });
  });

  it('its holder refuses it, and nobody else', async () => {
    await ask();
    expect(await office.codes(office.perform(refuseRecovery, account(), { actor: admin }))).toEqual([
      'account-not-own',
    ]);
    await office.perform(refuseRecovery, account(), { actor: ana });
    office.setToday('2017-01-17');
    expect(await reset()).toEqual(['recovery-needed']);
    expect(await office.codes(office.perform(refuseRecovery, account(), { actor: ana }))).toEqual(['recovery-none']);
  });

  it('another administrator of a day may agree at once; not the same, not one made for it, not the holder', async () => {
    office.setToday('2017-01-20');
    const fresh = await accountIn(office, 'fresh@example.org', 'administrator');
    await ask();
    for (const actor of [admin, fresh]) expect(await office.codes(agree(actor))).toEqual(['recovery-other-person']);
    await agree(second);
    await office.perform(resetSecondFactor, account(), { actor: admin });
    expect(await accountBody(office, ana.account)).toMatchObject({ secondFactors: [] });
  });

  it('where the federation wants two, no day is enough', async () => {
    await office.perform(amendFederation, { version: 1, accountRecovery: 'second-person' });
    await ask();
    office.setToday('2017-01-18');
    expect(await reset()).toEqual(['recovery-second-person']);
    // She has been an administrator for less than a day before the request.
    expect(await office.codes(agree(second))).toEqual(['recovery-other-person']);
    office.setToday('2017-01-25');
    await ask();
    await agree(second);
    await office.perform(resetSecondFactor, account(), { actor: admin });
  });

  it('a new password ends it; an account never used needs none', async () => {
    await ask();
    await office.perform(acceptInvitation, account(), { actor: ana });
    expect((await accountBody(office, ana.account))?.recovery).toBeUndefined();
    office.setToday('2017-01-17');
    expect(await reset()).toEqual(['recovery-needed']);
  });
});
