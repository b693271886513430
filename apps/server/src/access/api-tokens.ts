import { type ApiToken, apiTokenKind, federationKind, type Reading } from '@escala/office';
import { FRESH } from '../fresh-reading.ts';
import type { ServerContext } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';

const SHELF = 'api-token';
/** Identifies the secret as ours in a listing or a leak. */
const PREFIX = 'escala_';

/** What the vault stores about a token besides its hash. */
interface TokenFacts {
  readonly token: string;
  /** Whether the session that created it had proved a second factor. */
  readonly secondFactor: boolean;
}

interface StandingToken extends ApiToken {
  readonly secondFactor: boolean;
}

/** The secret of a token on record. Asking again replaces the previous one. */
export async function newTokenSecret(
  context: ServerContext,
  federation: string,
  account: string,
  facts: TokenFacts,
): Promise<string> {
  await removeTokenSecret(context, federation, account, facts.token);
  const secret = `${PREFIX}${randomToken()}`;
  await context.vault.put(federation, SHELF, tokenKey(secret), { owner: account, text: JSON.stringify(facts) });
  return secret;
}

export async function removeTokenSecret(
  context: ServerContext,
  federation: string,
  account: string,
  token: string,
): Promise<void> {
  for (const { key, text } of await context.vault.list(federation, SHELF, account))
    if (factsOf(text).token === token) await context.vault.remove(federation, SHELF, key);
}

/** The token on record that a secret belongs to, if it is still valid: the record decides. */
export async function tokenOf(
  context: ServerContext,
  federation: string,
  secret: string,
): Promise<StandingToken | undefined> {
  const kept = secret.startsWith(PREFIX) ? await context.vault.get(federation, SHELF, tokenKey(secret)) : undefined;
  if (kept === undefined) return undefined;
  const { token: id, secondFactor } = factsOf(kept.text);
  const standing = async (reading: Reading): Promise<StandingToken | undefined> => {
    const token = (await reading.get(apiTokenKind, id))?.body;
    if (token === undefined || token.revokedOn !== undefined) return undefined;
    const timeZone = (await reading.get(federationKind, federation))?.body.timeZone ?? 'UTC';
    return context.clock.today(timeZone) <= token.expiresOn ? { ...token, secondFactor } : undefined;
  };
  return context.archive.read(federation, standing, FRESH);
}

const factsOf = (text: string): TokenFacts => JSON.parse(text) as TokenFacts;
