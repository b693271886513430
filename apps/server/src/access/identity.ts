import { type Account, type Actor, accountKind, actorOf, NOBODY, needsSecondFactor } from '@escala/office';
import type { FastifyRequest } from 'fastify';
import { FRESH } from '../fresh-reading.ts';
import { signInFirst } from '../http/server-problem.ts';
import type { Desk } from '../server-parts.ts';
import { tokenOf } from './api-tokens.ts';
import { DEVICE_PREFIX, deviceOf } from './devices.ts';
import { cookieName, isSecure } from './session-cookie.ts';
import { type Session, sessionOf } from './sessions.ts';

/** Who sends a request, and by what it is known. */
export type Identity =
  | { readonly by: 'nobody'; readonly actor: Actor }
  | { readonly by: 'token'; readonly actor: Actor; readonly account: Account; readonly scopes: readonly string[] }
  /** A telephone that was handed out, in the name of this account. */
  | { readonly by: 'device'; readonly actor: Actor; readonly account: Account }
  | {
      readonly by: 'session';
      readonly actor: Actor;
      readonly account: Account;
      readonly session: Session;
      /** A role needs a second factor that the account does not have yet: it may do no more than enrol one. */
      readonly enrolling: boolean;
    };

export const UNKNOWN: Identity = { by: 'nobody', actor: NOBODY };

/** A header that does not hold is refused; a cookie that ran out is nobody. What the account may do comes from the record, each time. */
export async function identityOf(desk: Desk, federation: string, request: FastifyRequest): Promise<Identity> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return byToken(desk, federation, authorization);
  const secure = isSecure(request, desk.options.publicUrl);
  const cookie = request.cookies[cookieName(federation, secure)];
  const session = cookie === undefined ? undefined : await sessionOf(desk, federation, cookie);
  if (session === undefined) return UNKNOWN;
  const account = await activeAccount(desk, federation, session.account);
  if (account === undefined) return UNKNOWN;
  const enrolling = needsSecondFactor(account) && !session.secondFactor;
  return { by: 'session', actor: actorOf(session.account, account), account, session, enrolling };
}

async function byToken(desk: Desk, federation: string, authorization: string): Promise<Identity> {
  const secret = /^Bearer +([\w-]+)$/i.exec(authorization)?.[1];
  if (secret?.startsWith(DEVICE_PREFIX)) {
    const device = await deviceOf(desk, federation, secret);
    if (device === undefined) throw signInFirst('device-over');
    return device;
  }
  const token = secret === undefined ? undefined : await tokenOf(desk, federation, secret);
  const account = token && (await activeAccount(desk, federation, token.account));
  if (token === undefined || account === undefined) throw signInFirst('token-unknown');
  return { by: 'token', actor: actorOf(token.account, account), account, scopes: token.scopes };
}

async function activeAccount(desk: Desk, federation: string, id: string): Promise<Account | undefined> {
  const kept = await desk.archive.read(federation, (reading) => reading.get(accountKind, id), FRESH);
  return kept?.body.state === 'active' ? kept.body : undefined;
}
