import { type Actor, NOBODY } from '../../access/actor.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { type Account, accountKind, actorOf, type GivenRole } from '../account.ts';
import { inviteAccount } from '../invite-account.ts';
import { acceptInvitation } from '../own-account-act.ts';

/** An account not assigned to any club or event. */
export const NO_MATTERS = { clubs: [], events: [] };

/** An account whose invitation was accepted. */
export async function accountIn(office: TestOffice, email: string, ...roles: GivenRole[]): Promise<Actor> {
  const { outcome } = await office.perform(inviteAccount, { email, name: 'Ana Pons', roles, ...NO_MATTERS });
  const id = outcome.account;
  await office.perform(acceptInvitation, { account: id }, { actor: { ...NOBODY, account: id } });
  return actorOf(id, { roles, ...NO_MATTERS });
}

export const accountBody = async (office: TestOffice, id: string): Promise<Account | undefined> =>
  (await office.record(accountKind, id))?.body;
