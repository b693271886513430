import { DAY, later } from '../instant.ts';
import type { Desk } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';

const SHELF = 'invitation';
const VALID = 7 * DAY;

export interface Invitation {
  readonly token: string;
  readonly expires: string;
}

/** One link an account: a new one ends those before. */
export async function newInvitation(desk: Desk, federation: string, account: string): Promise<Invitation> {
  await endInvitations(desk, federation, account);
  const token = randomToken();
  const expires = later(desk.clock.now(), VALID);
  await desk.vault.put(federation, SHELF, tokenKey(token), { owner: account, text: 'open', expires });
  return { token, expires };
}

/** The account that a link belongs to, while it is valid. */
export async function invitedAccount(desk: Desk, federation: string, token: string): Promise<string | undefined> {
  const kept = await desk.vault.get(federation, SHELF, tokenKey(token));
  const now = desk.clock.now();
  return kept !== undefined && (kept.expires ?? now) > now ? kept.owner : undefined;
}

export async function endInvitations(desk: Desk, federation: string, account: string): Promise<void> {
  for (const { key } of await desk.vault.list(federation, SHELF, account))
    await desk.vault.remove(federation, SHELF, key);
}
