import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits of chance: a session, a link, a key for programs. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the vault keeps in place of a token. Chance of 256 bits needs no slow hash. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Bound to the session and known only to pages that may read its answers. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}
