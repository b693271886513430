import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits: for a session, a link or an API key. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the vault stores in place of a token. 256 random bits need no slow hash. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Bound to the session and known only to pages that may read its answers. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** Without characters that are easily confused when read aloud or from a distance. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

export function chance(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** What is typed into a telephone: the device's number, then about 40 random bits, guarded by a throttle. */
export function newDeviceCode(device: string): string {
  const signs = chance(LENGTH);
  return `${device}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The code in its canonical form, however it was typed. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
