import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';
import { cookieIn, setCookie } from './session-cookie.ts';

const SHELF = 'known-device';
/** How long a browser is known after its last complete sign-in, and how many of them per account (D-OFF-455). */
const VALID = 180 * DAY;
const MOST = 20;

/** A browser in which this account has signed in with everything that is required of it. */
export interface KnownDevice {
  readonly key: string;
  readonly account: string;
}

export async function knownDevice(
  context: ServerContext,
  federation: string,
  request: FastifyRequest,
): Promise<KnownDevice | undefined> {
  const token = cookieIn(request, context.options, federation, 'device');
  if (token === undefined) return undefined;
  const key = tokenKey(token);
  const kept = await context.vault.get(federation, SHELF, key);
  const now = context.clock.now();
  return kept !== undefined && (kept.expires ?? now) > now ? { key, account: kept.owner } : undefined;
}

/** Each sign-in issues a new secret in place of the one the browser sent. */
export async function rememberDevice(
  context: ServerContext,
  federation: string,
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { vault, clock } = context;
  if (request.knownDevice) await vault.remove(federation, SHELF, request.knownDevice.key);
  const known = [...(await vault.list(federation, SHELF, account))];
  known.sort((a, b) => (String(a.expires) < String(b.expires) ? -1 : 1));
  for (const { key } of known.slice(0, Math.max(0, known.length + 1 - MOST)))
    await vault.remove(federation, SHELF, key);
  const token = randomToken();
  await vault.put(federation, SHELF, tokenKey(token), {
    owner: account,
    text: 'known',
    expires: later(clock.now(), VALID),
  });
  setCookie(reply, context.options, federation, 'device', { token, secondsAtMost: VALID / 1000 });
}

/** Anyone who knew the replaced secrets is a stranger from now on. */
export async function forgetDevices({ vault }: ServerContext, federation: string, account: string): Promise<void> {
  for (const { key } of await vault.list(federation, SHELF, account)) await vault.remove(federation, SHELF, key);
}
