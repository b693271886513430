import { standingDevice } from '@escala/office';
import { FRESH } from '../fresh-reading.ts';
import type { ServerContext } from '../server-parts.ts';
import type { Identity } from './identity.ts';
import { newDeviceCode, plainCode, randomToken } from './random-token.ts';
import { isOffered, offer, type Shelf, withdraw } from './single-use.ts';

/** Identifies the secret as ours in a listing or a leak; the device's number follows. */
export const DEVICE_PREFIX = 'boards_';

const codeOf = (federation: string, device: string): Shelf => ({ federation, shelf: 'device-code', owner: device });
const tokenPlace = (federation: string, device: string): Shelf => ({ federation, shelf: 'device', owner: device });

/** A new code invalidates the previous one. */
export async function newCode(
  context: ServerContext,
  federation: string,
  device: string,
  expires: string,
): Promise<string> {
  const code = newDeviceCode(device);
  await offer(context, codeOf(federation, device), expires, plainCode(code));
  return code;
}

/** The record says whether it was used: `device.take-up` is performed for one telephone alone (D-OFF-141). */
export function codeFits(context: ServerContext, federation: string, device: string, code: string): Promise<boolean> {
  return isOffered(context, codeOf(federation, device), plainCode(code));
}

/** What the telephone keeps in exchange for the code. Asking again replaces the previous one. */
export function newDeviceToken(
  context: ServerContext,
  federation: string,
  device: string,
  expires: string,
): Promise<string> {
  return offer(context, tokenPlace(federation, device), expires, `${DEVICE_PREFIX}${device}_${randomToken()}`);
}

export async function endDevice(context: ServerContext, federation: string, device: string): Promise<void> {
  for (const place of [codeOf(federation, device), tokenPlace(federation, device)]) await withdraw(context, place);
}

/** The device that a token belongs to, if it is still valid: the record decides. */
export async function deviceOf(
  context: ServerContext,
  federation: string,
  token: string,
): Promise<Identity | undefined> {
  const device = token.slice(DEVICE_PREFIX.length).split('_')[0]!;
  if (!(await isOffered(context, tokenPlace(federation, device), token))) return undefined;
  const now = context.clock.now();
  const standing = await context.archive.read(federation, (reading) => standingDevice(reading, device, now), FRESH);
  return standing && { by: 'device', ...standing };
}
