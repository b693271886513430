import { DAY, later } from '../instant.ts';
import type { Desk } from '../server-parts.ts';
import { giveBack, offer, type Shelf, use, withdraw } from './single-use.ts';

const VALID = 7 * DAY;

export interface Invitation {
  readonly token: string;
  readonly expires: string;
}

const place = (federation: string, account: string): Shelf => ({ federation, shelf: 'invitation', owner: account });

/** One link an account: a new one ends the one before. */
export function newInvitation(desk: Desk, federation: string, account: string): Promise<Invitation> {
  return offeredInvitation(desk, federation, account, VALID);
}

/** The same with a secret of the caller's, for as long as the caller says. */
export async function offeredInvitation(
  desk: Desk,
  federation: string,
  account: string,
  valid: number,
  secret?: string,
): Promise<Invitation> {
  const expires = later(desk.clock.now(), valid);
  return { token: await offer(desk, place(federation, account), expires, secret), expires };
}

/** False: the link does not hold, or somebody else used it a moment ago. */
export function useInvitation(desk: Desk, federation: string, account: string, token: string): Promise<boolean> {
  return use(desk, place(federation, account), token);
}

export function giveBackInvitation(desk: Desk, federation: string, account: string, token: string): Promise<void> {
  return giveBack(desk, place(federation, account), token);
}

export function endInvitation(desk: Desk, federation: string, account: string): Promise<void> {
  return withdraw(desk, place(federation, account));
}
