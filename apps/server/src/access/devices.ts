import { standingDevice } from '@escala/office';
import { FRESH } from '../fresh-reading.ts';
import type { Desk } from '../server-parts.ts';
import { newDeviceCode, plainCode } from './device-code.ts';
import type { Identity } from './identity.ts';
import { randomToken, tokenKey } from './random-token.ts';

const CODES = 'device-code';
const TOKENS = 'device';
/** Shows in a listing or a leak what it is. */
export const DEVICE_PREFIX = 'boards_';

/** A new code ends the one before. */
export async function newCode(
  desk: Desk,
  federation: string,
  account: string,
  device: string,
  expires: string,
): Promise<string> {
  const code = newDeviceCode(device);
  await desk.vault.put(federation, CODES, device, { owner: account, text: tokenKey(plainCode(code)), expires });
  return code;
}

export async function codeFits(desk: Desk, federation: string, device: string, code: string): Promise<boolean> {
  const kept = await desk.vault.get(federation, CODES, device);
  const now = desk.clock.now();
  return kept !== undefined && (kept.expires ?? now) > now && kept.text === tokenKey(plainCode(code));
}

/** In exchange for the code: what the telephone keeps. Asked for again, it replaces the one before. */
export async function newDeviceToken(
  desk: Desk,
  federation: string,
  account: string,
  device: string,
  expires: string,
): Promise<string> {
  await endDevice(desk, federation, account, device, [TOKENS]);
  const token = `${DEVICE_PREFIX}${randomToken()}`;
  await desk.vault.put(federation, TOKENS, tokenKey(token), { owner: account, text: device, expires });
  return token;
}

export async function endDevice(
  { vault }: Desk,
  federation: string,
  account: string,
  device: string,
  shelves: readonly string[] = [TOKENS, CODES],
): Promise<void> {
  for (const shelf of shelves)
    for (const { key, text } of await vault.list(federation, shelf, account))
      if ((shelf === CODES ? key : text) === device) await vault.remove(federation, shelf, key);
}

/** The device that a token belongs to, while it counts: the record decides. */
export async function deviceOf(desk: Desk, federation: string, token: string): Promise<Identity | undefined> {
  const kept = await desk.vault.get(federation, TOKENS, tokenKey(token));
  if (kept === undefined) return undefined;
  const now = desk.clock.now();
  const standing = await desk.archive.read(federation, (reading) => standingDevice(reading, kept.text, now), FRESH);
  return standing && { by: 'device', ...standing };
}
