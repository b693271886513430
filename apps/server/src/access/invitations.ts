import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { offer, type Shelf } from './single-use.ts';

const VALID = 7 * DAY;

export interface Invitation {
  readonly token: string;
  readonly expires: string;
}

/** Where the link of an account is kept. */
export const invitationOf = (federation: string, account: string): Shelf => ({
  federation,
  shelf: 'invitation',
  owner: account,
});

/** One link an account: a new one ends the one before. */
export function newInvitation(context: ServerContext, federation: string, account: string): Promise<Invitation> {
  return offeredInvitation(context, federation, account, VALID);
}

/** The same with a secret of the caller's, for as long as the caller says. */
export async function offeredInvitation(
  context: ServerContext,
  federation: string,
  account: string,
  valid: number,
  secret?: string,
): Promise<Invitation> {
  const expires = later(context.clock.now(), valid);
  return { token: await offer(context, invitationOf(federation, account), expires, secret), expires };
}
