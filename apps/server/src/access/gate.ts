import { timingSafeEqual } from 'node:crypto';
import {
  type ActKind,
  type Actor,
  forbidden,
  mayTry,
  NOBODY,
  needsPerson,
  permissionOf,
  Refused,
  scopeCovers,
} from '@escala/office';
import type { FastifyRequest } from 'fastify';
import { ServerProblem, signInFirst } from '../http/server-problem.ts';
import type { Identity } from './identity.ts';

/** Allowed in a session whose second factor is still missing. */
const ENROLMENT: readonly ActKind[] = [
  'totp.enrol',
  'totp.confirm',
  'passkey.enrol',
  'passkey.confirm',
  'second-factor.show',
  'account.change-password',
  'account.show',
];

/**
 * The actor in whose name an act may be tried or a question asked. The office checks permissions again, with the facts.
 */
export function actorAtGate(identity: Identity, kind: ActKind): Actor {
  const { actor } = identity;
  if (identity.by === 'nobody') {
    if (!mayTry(actor, kind)) throw signInFirst();
    return actor;
  }
  const open = isOpen(kind);
  if (identity.by === 'token' && needsPerson(kind)) throw new ServerProblem(403, 'session-needed');
  // A token may do no more than its owner's session could now (D-OFF-452).
  if (identity.by !== 'device' && identity.enrolling && !ENROLMENT.includes(kind)) {
    if (open) return NOBODY;
    throw new ServerProblem(403, 'second-factor-first');
  }
  if (identity.by === 'token' && !scopeCovers(identity.scopes, kind)) {
    if (open) return NOBODY;
    throw new ServerProblem(403, 'token-scope', { kind });
  }
  if (!mayTry(actor, kind)) throw new Refused([forbidden('not-allowed', { act: kind })]);
  return actor;
}

/**
 * Browsers send cookies on their own, so a request that changes
 * something must prove that its page could read our answers.
 */
export function checkCsrf(identity: Identity, { headers }: FastifyRequest, said = headers['x-csrf-token']): void {
  if (identity.by !== 'session') return;
  const given = Buffer.from(String(said ?? ''));
  const right = Buffer.from(identity.session.csrf);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ServerProblem(403, 'csrf');
}

/** Browsers say where a request comes from; one caused by another site is refused first of all (sign-in included). */
export function checkOrigin(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new ServerProblem(403, 'cross-site');
}

export function isOpen(kind: ActKind): boolean {
  return permissionOf(kind).public !== undefined;
}
