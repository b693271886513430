import {
  type GivenRole,
  giveAddress,
  giveFirstAddress,
  invalid,
  NOBODY,
  performAct,
  Refused,
  SYSTEM,
} from '@escala/office';
import { acceptInvitation, inviteAccount } from '@escala/office/acts';
import type { ServerContext } from '../server-parts.ts';

/** If two requests ask for the same address at once, the later one has to choose another. */
export async function takeAddress(
  context: ServerContext,
  federation: string,
  account: string,
  email: string,
): Promise<void> {
  if (!(await giveAddress(context.vault, federation, account, email))) throw taken();
}

export async function keepAddress(
  context: ServerContext,
  federation: string,
  account: string,
  email: string,
): Promise<void> {
  if (!(await giveFirstAddress(context.vault, federation, account, email))) throw taken();
}

const taken = (): Refused => new Refused([invalid('account-email-taken', {}, { field: 'email' })]);

interface OpenedAccount {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly GivenRole[];
  readonly clubs?: readonly string[];
}

/**
 * Opens an account for immediate use, since its holder is present; the
 * caller supplies the ids, so that an interrupted setup can resume.
 */
export async function openAccount(
  context: ServerContext,
  federation: string,
  { clubs = [], ...opened }: OpenedAccount,
  id: (step: 'invite' | 'accept') => string,
): Promise<string> {
  const command = { ...opened, clubs, events: [], by: 'hand' };
  const invited = await performAct(context, inviteAccount, { federation, id: id('invite'), actor: SYSTEM, command });
  const { account } = invited.outcome;
  await keepAddress(context, federation, account, opened.email);
  const actor = { ...NOBODY, account };
  await performAct(context, acceptInvitation, { federation, id: id('accept'), actor, command: { account } });
  return account;
}
