import { type ApiToken, apiTokenKind, federationKind, type Reading } from '@escala/office';
import { FRESH } from '../fresh-reading.ts';
import type { Desk } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';

const SHELF = 'api-token';
/** Shows in a listing or a leak what it is. */
const PREFIX = 'escala_';

/** The secret of a token on record. Asked for again, it replaces the one before. */
export async function newTokenSecret(desk: Desk, federation: string, account: string, token: string): Promise<string> {
  await removeTokenSecret(desk, federation, account, token);
  const secret = `${PREFIX}${randomToken()}`;
  await desk.vault.put(federation, SHELF, tokenKey(secret), { owner: account, text: token });
  return secret;
}

export async function removeTokenSecret(desk: Desk, federation: string, account: string, token: string): Promise<void> {
  for (const { key, text } of await desk.vault.list(federation, SHELF, account))
    if (text === token) await desk.vault.remove(federation, SHELF, key);
}

/** The token on record that a secret belongs to, while it counts: the record decides. */
export async function tokenOf(desk: Desk, federation: string, secret: string): Promise<ApiToken | undefined> {
  const kept = secret.startsWith(PREFIX) ? await desk.vault.get(federation, SHELF, tokenKey(secret)) : undefined;
  if (kept === undefined) return undefined;
  const standing = async (reading: Reading): Promise<ApiToken | undefined> => {
    const token = (await reading.get(apiTokenKind, kept.text))?.body;
    if (token === undefined || token.revokedOn !== undefined) return undefined;
    if (token.expiresOn === undefined) return token;
    const timeZone = (await reading.get(federationKind, federation))?.body.timeZone ?? 'UTC';
    return desk.clock.today(timeZone) <= token.expiresOn ? token : undefined;
  };
  return desk.archive.read(federation, standing, FRESH);
}
