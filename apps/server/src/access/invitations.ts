import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { offer, type Shelf } from './single-use.ts';

const VALID = 7 * DAY;

export interface Invitation {
  readonly token: string;
  readonly expires: string;
}

/** Where an account's invitation link is kept. */
export const invitationOf = (federation: string, account: string): Shelf => ({
  federation,
  shelf: 'invitation',
  owner: account,
});

/** One link per account: a new one invalidates the previous one. */
export function newInvitation(context: ServerContext, federation: string, account: string): Promise<Invitation> {
  return offeredInvitation(context, federation, account, VALID);
}

/** The same, with the caller's secret and expiry. */
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
