import { isPartAway } from '../http/problem-document.ts';
import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';

/** Stands in for a federation: the installation itself. */
export const INSTALLATION = '*';
const SHELF = 'setup';
const OWNER = 'setup';
const VALID = DAY;

type SetupDesk = Pick<ServerContext, 'vault' | 'clock'>;

/**
 * A one-time link, valid for a day, that founds a federation with its administrator. Each start creates its own, since
 * only hashes are stored; using one invalidates all of them.
 */
async function newSetupToken({ vault, clock }: SetupDesk): Promise<string> {
  const token = randomToken();
  const expires = later(clock.now(), VALID);
  await vault.put(INSTALLATION, SHELF, tokenKey(token), { owner: OWNER, text: 'open', expires });
  return token;
}

export async function isSetupToken({ vault, clock }: SetupDesk, token: string): Promise<boolean> {
  const kept = await vault.get(INSTALLATION, SHELF, tokenKey(token));
  const now = clock.now();
  return kept !== undefined && (kept.expires ?? now) > now;
}

/** False: it was already used. */
export async function useSetupToken({ vault }: SetupDesk, token: string): Promise<boolean> {
  return vault.remove(INSTALLATION, SHELF, tokenKey(token));
}

/** Restores the link after a setup that failed. */
export async function giveBackSetupToken({ vault, clock }: SetupDesk, token: string): Promise<void> {
  const expires = later(clock.now(), VALID);
  await vault.put(INSTALLATION, SHELF, tokenKey(token), { owner: OWNER, text: 'open', expires });
}

export async function endSetupTokens({ vault }: SetupDesk): Promise<void> {
  for (const { key } of await vault.list(INSTALLATION, SHELF, OWNER)) await vault.remove(INSTALLATION, SHELF, key);
}

/** The first-start link, or undefined if there is a federation already. */
export async function firstStartLink(
  context: Pick<ServerContext, 'archive' | 'vault' | 'clock'>,
  address: string,
): Promise<string | undefined> {
  try {
    return (await context.archive.federations()).length > 0 ? undefined : await setupLink(context, address);
  } catch (error) {
    // An office on several machines, one of which is down, is not at its first start.
    if (isPartAway(error)) return undefined;
    throw error;
  }
}

/** A link that founds another federation on this installation. */
export async function setupLink(context: Pick<ServerContext, 'vault' | 'clock'>, address: string): Promise<string> {
  return `${address.replace(/\/$/, '')}/setup#${await newSetupToken(context)}`;
}
