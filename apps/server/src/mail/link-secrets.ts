import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomToken } from '../access/random-token.ts';
import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';

const SHELF = 'mail-key';

/**
 * A federation's keys, from which the secrets of links are derived. The key for unsubscribing
 * is permanent and travels with the federation, so links in old mails keep working. The key
 * for passwords expires, so that no backup or export contains it (D-OFF-441).
 */
const LASTING = { unsubscribe: undefined, password: 30 * DAY, entry: 400 * DAY } as const;

async function keyOf(context: ServerContext, federation: string, purpose: keyof typeof LASTING): Promise<string> {
  const { vault, clock } = context;
  const kept = await vault.get(federation, SHELF, purpose);
  const now = clock.now();
  if (kept !== undefined && (kept.expires ?? later(now, DAY)) > now) return kept.text;
  const days = LASTING[purpose];
  const fresh = { owner: 'mail', text: randomToken(), ...(days && { expires: later(now, days) }) };
  await vault.put(federation, SHELF, purpose, fresh, kept?.text ?? null);
  return keyOf(context, federation, purpose);
}

const signed = (key: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** The same for every try to send a mail: whichever copy arrives has a working link (D-OFF-442). */
export async function passwordToken(context: ServerContext, federation: string, mail: string): Promise<string> {
  return signed(await keyOf(context, federation, 'password'), mail);
}

/** It can only end mails about new lists, so it never expires (D-OFF-444). */
export async function unsubscribeToken(context: ServerContext, federation: string, account: string): Promise<string> {
  return signed(await keyOf(context, federation, 'unsubscribe'), account);
}

/** It proves the address of a request to play, and nothing else (D-OFF-1308). */
export async function entryToken(context: ServerContext, federation: string, request: string): Promise<string> {
  return signed(await keyOf(context, federation, 'entry'), request);
}

export async function isEntryToken(
  context: ServerContext,
  federation: string,
  request: string,
  token: string,
): Promise<boolean> {
  return isSame(token, await entryToken(context, federation, request));
}

export async function isUnsubscribeToken(
  context: ServerContext,
  federation: string,
  account: string,
  token: string,
): Promise<boolean> {
  return isSame(token, await unsubscribeToken(context, federation, account));
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
