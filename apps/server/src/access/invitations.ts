import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { giveBack, offer, type Shelf, use, withdraw } from './single-use.ts';

const VALID = 7 * DAY;

export interface Invitation {
  readonly token: string;
  readonly expires: string;
}

const place = (federation: string, account: string): Shelf => ({ federation, shelf: 'invitation', owner: account });

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
  return { token: await offer(context, place(federation, account), expires, secret), expires };
}

/** False: the link does not hold, or somebody else used it a moment ago. */
export function useInvitation(
  context: ServerContext,
  federation: string,
  account: string,
  token: string,
): Promise<boolean> {
  return use(context, place(federation, account), token);
}

export function giveBackInvitation(
  context: ServerContext,
  federation: string,
  account: string,
  token: string,
): Promise<void> {
  return giveBack(context, place(federation, account), token);
}

export function endInvitation(context: ServerContext, federation: string, account: string): Promise<void> {
  return withdraw(context, place(federation, account));
}
