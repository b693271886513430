import { inviteAccount, performAct, SYSTEM } from '@escala/office';
import type { z } from 'zod';
import { newInvitation } from './access/invitations.ts';
import { deskOf, type ServerParts } from './server-parts.ts';

export type InvitedAccount = z.input<typeof inviteAccount.command>;

/** An account opened from the command line, for whoever runs the machine: the way in where nobody can sign in yet or any more. */
export async function inviteByHand(
  parts: ServerParts,
  federation: string,
  account: InvitedAccount,
  address: string,
): Promise<{ readonly account: string; readonly token: string; readonly link: string; readonly expires: string }> {
  const desk = deskOf(parts);
  const { outcome } = await performAct(desk, inviteAccount, {
    federation,
    id: desk.newId(),
    actor: SYSTEM,
    reason: 'from the command line',
    command: account,
  });
  const { token, expires } = await newInvitation(desk, federation, outcome.account);
  const link = `${address.replace(/\/$/, '')}/invitation#${federation}/${outcome.account}/${token}`;
  return { account: outcome.account, token, link, expires };
}
