import { isPartAway } from '../http/problem-document.ts';
import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';

/** Stands in for a federation: the installation itself. */
export const INSTALLATION = '*';
const SHELF = 'setup';
/** Links of a first start are over once there is a federation; each of `escala found` is for one more (D-OFF-1405). */
type Origin = 'setup' | 'found';
const VALID = DAY;

type SetupDesk = Pick<ServerContext, 'vault' | 'clock'>;

/**
 * A one-time link, valid for a day, that founds a federation with its administrator. Each start creates its own, since
 * only hashes are stored.
 */
async function newSetupToken({ vault, clock }: SetupDesk, origin: Origin): Promise<string> {
  const token = randomToken();
  const expires = later(clock.now(), VALID);
  await vault.put(INSTALLATION, SHELF, tokenKey(token), { owner: origin, text: 'open', expires });
  return token;
}

/** Where the link comes from; undefined if it is not valid. */
export async function setupTokenOrigin({ vault, clock }: SetupDesk, token: string): Promise<Origin | undefined> {
  const kept = await vault.get(INSTALLATION, SHELF, tokenKey(token));
  const now = clock.now();
  if (kept === undefined || (kept.expires ?? now) <= now) return undefined;
  return kept.owner === 'found' ? 'found' : 'setup';
}

/** False: it was already used. */
export async function useSetupToken({ vault }: SetupDesk, token: string): Promise<boolean> {
  return vault.remove(INSTALLATION, SHELF, tokenKey(token));
}

/** Restores the link after a setup that failed. */
export async function giveBackSetupToken({ vault, clock }: SetupDesk, token: string, origin: Origin): Promise<void> {
  const expires = later(clock.now(), VALID);
  await vault.put(INSTALLATION, SHELF, tokenKey(token), { owner: origin, text: 'open', expires });
}

/** Those of first starts. */
export async function endSetupTokens({ vault }: SetupDesk): Promise<void> {
  for (const { key } of await vault.list(INSTALLATION, SHELF, 'setup')) await vault.remove(INSTALLATION, SHELF, key);
}

/** The first-start link, or undefined if there is a federation already. */
export async function firstStartLink(
  context: Pick<ServerContext, 'archive' | 'vault' | 'clock'>,
  address: string,
): Promise<string | undefined> {
  try {
    return (await context.archive.federations()).length > 0 ? undefined : await setupLink(context, address, 'setup');
  } catch (error) {
    // An office on several machines, one of which is down, is not at its first start.
    if (isPartAway(error)) return undefined;
    throw error;
  }
}

/** A link that founds another federation on this installation. */
export async function setupLink(context: SetupDesk, address: string, origin: Origin = 'found'): Promise<string> {
  return `${address.replace(/\/$/, '')}/setup#${await newSetupToken(context, origin)}`;
}
