import { TOTP_SHELF } from '@escala/office';
import { Secret, TOTP } from 'otpauth';
import { HOUR, later } from '../../instant.ts';
import type { ServerContext } from '../../server-parts.ts';

const PENDING = 'totp-pending';
/** RFC 6238 as common authenticator apps support it; one step either way for clocks that are off. */
const PERIOD = 30;
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;
const WINDOW = 1;

interface Key {
  readonly base32: string;
  /** The step of the last code: each code is accepted once. */
  readonly last: number;
}

interface OfferedKey {
  readonly key: string;
  /** What the app reads from a QR code. */
  readonly uri: string;
}

export async function offerKey(
  context: ServerContext,
  federation: string,
  account: string,
  label: string,
): Promise<OfferedKey> {
  const secret = new Secret({ size: 20 });
  const text = JSON.stringify({ base32: secret.base32, last: 0 } satisfies Key);
  await context.vault.put(federation, PENDING, account, {
    owner: account,
    text,
    expires: later(context.clock.now(), HOUR),
  });
  const totp = new TOTP({ ...FORM, issuer: `Escala ${federation}`, label, secret });
  return { key: secret.base32, uri: totp.toString() };
}

/** Whether the code matches the offered, still unconfirmed key. This uses it up: it signs nobody in. */
export function offeredKeyFits(
  context: ServerContext,
  federation: string,
  account: string,
  code: string,
): Promise<boolean> {
  return usedOnce(context, federation, PENDING, account, code);
}

/** Idempotent: the act it belongs to may arrive again. */
export async function keepOfferedKey(context: ServerContext, federation: string, account: string): Promise<void> {
  const pending = await context.vault.get(federation, PENDING, account);
  if (pending === undefined) return;
  await context.vault.put(federation, TOTP_SHELF, account, { owner: account, text: pending.text });
  await context.vault.remove(federation, PENDING, account);
}

export async function removeKey(context: ServerContext, federation: string, account: string): Promise<void> {
  await context.vault.remove(federation, TOTP_SHELF, account);
  await context.vault.remove(federation, PENDING, account);
}

/** Whether the code is right and was not used before, across all processes. */
export function codeFits(context: ServerContext, federation: string, account: string, code: string): Promise<boolean> {
  return usedOnce(context, federation, TOTP_SHELF, account, code);
}

async function usedOnce(
  { vault, clock }: ServerContext,
  federation: string,
  shelf: string,
  account: string,
  code: string,
): Promise<boolean> {
  const kept = await vault.get(federation, shelf, account);
  const now = clock.now();
  if (kept === undefined || (kept.expires !== undefined && kept.expires <= now)) return false;
  const key = JSON.parse(kept.text) as Key;
  const step = stepOf(key, code, now);
  if (step === undefined) return false;
  const text = JSON.stringify({ ...key, last: step } satisfies Key);
  return vault.put(federation, shelf, account, { ...kept, text }, kept.text);
}

function stepOf(key: Key, code: string, now: string): number | undefined {
  const timestamp = Date.parse(now);
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(key.base32) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
  return step > key.last ? step : undefined;
}
