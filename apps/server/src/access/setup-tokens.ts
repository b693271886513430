import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';

/** The installation itself, in the place of a federation. */
export const INSTALLATION = '*';
const SHELF = 'setup';
const OWNER = 'setup';
const VALID = DAY;

type SetupDesk = Pick<ServerContext, 'vault' | 'clock'>;

/**
 * A link that founds a federation with its administrator, for a day and once. Each start makes one of its own, since only hashes are
 * kept; all of them end when one is used.
 */
export async function newSetupToken({ vault, clock }: SetupDesk): Promise<string> {
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

/** False: somebody else used it a moment ago. */
export async function useSetupToken({ vault }: SetupDesk, token: string): Promise<boolean> {
  return vault.remove(INSTALLATION, SHELF, tokenKey(token));
}

/** Back, after a setup that did not go through. */
export async function giveBackSetupToken({ vault, clock }: SetupDesk, token: string): Promise<void> {
  const expires = later(clock.now(), VALID);
  await vault.put(INSTALLATION, SHELF, tokenKey(token), { owner: OWNER, text: 'open', expires });
}

export async function endSetupTokens({ vault }: SetupDesk): Promise<void> {
  for (const { key } of await vault.list(INSTALLATION, SHELF, OWNER)) await vault.remove(INSTALLATION, SHELF, key);
}
