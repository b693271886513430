import { createHash, createHmac, randomBytes } from 'node:crypto';

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
