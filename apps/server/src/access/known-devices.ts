import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, later } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';
import { cookieName, flags, isSecure } from './session-cookie.ts';

const SHELF = 'known-device';
/** A browser is known so long after the last whole sign-in, and so many of them for an account (D-OFF-455). */
const VALID = 180 * DAY;
const MOST = 20;

/** A browser in which somebody of this account has signed in with all that the account asks for. */
export interface KnownDevice {
  readonly key: string;
  readonly account: string;
}

/** A full stop is in the name of no federation. */
const deviceCookie = (federation: string, secure: boolean): string => `${cookieName(federation, secure)}.device`;

export async function knownDevice(
  context: ServerContext,
  federation: string,
  request: FastifyRequest,
): Promise<KnownDevice | undefined> {
  const token = request.cookies[deviceCookie(federation, isSecure(request, context.options.publicUrl))];
  if (token === undefined) return undefined;
  const key = tokenKey(token);
  const kept = await context.vault.get(federation, SHELF, key);
  const now = context.clock.now();
  return kept !== undefined && (kept.expires ?? now) > now ? { key, account: kept.owner } : undefined;
}

/** With each sign-in a new secret, in place of the one that the browser brought. */
export async function rememberDevice(
  context: ServerContext,
  federation: string,
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { vault, clock } = context;
  const secure = isSecure(request, context.options.publicUrl);
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
  reply.setCookie(deviceCookie(federation, secure), token, { ...flags(secure), maxAge: VALID / 1000 });
}

/** Whoever knew the secrets that were replaced is a stranger from now on. */
export async function forgetDevices({ vault }: ServerContext, federation: string, account: string): Promise<void> {
  for (const { key } of await vault.list(federation, SHELF, account)) await vault.remove(federation, SHELF, key);
}
