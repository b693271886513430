import {
  type Account,
  type Actor,
  accountKind,
  actorOnRecord,
  hasSecondFactor,
  NOBODY,
  needsSecondFactor,
  type Reading,
} from '@escala/office';
import type { FastifyRequest } from 'fastify';
import { FRESH } from '../fresh-reading.ts';
import { signInFirst } from '../http/server-problem.ts';
import type { ServerContext } from '../server-parts.ts';
import { tokenOf } from './api-tokens.ts';
import { DEVICE_PREFIX, deviceOf } from './devices.ts';
import { sessionCookie } from './session-cookie.ts';
import { type Session, sessionOf } from './sessions.ts';

/** Who sent a request, and how we know. */
export type Identity =
  | { readonly by: 'nobody'; readonly actor: Actor }
  | {
      readonly by: 'token';
      readonly actor: Actor;
      readonly account: Account;
      readonly scopes: readonly string[];
      /** As for a session: the owner has no second factor now, or had not proved one when creating the token. */
      readonly enrolling: boolean;
    }
  /** A telephone that was handed out, acting in the name of this account. */
  | { readonly by: 'device'; readonly actor: Actor; readonly account: Account }
  | {
      readonly by: 'session';
      readonly actor: Actor;
      readonly account: Account;
      readonly session: Session;
      /** A role requires a second factor that the account does not have yet: it may only enrol one. */
      readonly enrolling: boolean;
    };

export const UNKNOWN: Identity = { by: 'nobody', actor: NOBODY };

/** An invalid header is refused; an expired cookie means nobody. Permissions are read from the record each time. */
export async function identityOf(
  context: ServerContext,
  federation: string,
  request: FastifyRequest,
): Promise<Identity> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return byToken(context, federation, authorization);
  const cookie = sessionCookie(request, federation, context.options.publicUrl);
  const session = cookie === undefined ? undefined : await sessionOf(context, federation, cookie);
  if (session === undefined) return UNKNOWN;
  const active = await activeAccount(context, federation, session.account);
  if (active === undefined) return UNKNOWN;
  const enrolling = needsSecondFactor(active.account) && !session.secondFactor;
  return { by: 'session', ...active, session, enrolling };
}

async function byToken(context: ServerContext, federation: string, authorization: string): Promise<Identity> {
  const secret = /^Bearer +([\w-]+)$/i.exec(authorization)?.[1];
  if (secret?.startsWith(DEVICE_PREFIX)) {
    const device = await deviceOf(context, federation, secret);
    if (device === undefined) throw signInFirst('device-over');
    return device;
  }
  const token = secret === undefined ? undefined : await tokenOf(context, federation, secret);
  const active = token && (await activeAccount(context, federation, token.account));
  if (token === undefined || active === undefined) throw signInFirst('token-unknown');
  const enrolling = needsSecondFactor(active.account) && !(hasSecondFactor(active.account) && token.secondFactor);
  return { by: 'token', ...active, scopes: token.scopes, enrolling };
}

interface ActiveAccount {
  readonly account: Account;
  readonly actor: Actor;
}

function activeAccount(context: ServerContext, federation: string, id: string): Promise<ActiveAccount | undefined> {
  const active = async (reading: Reading): Promise<ActiveAccount | undefined> => {
    const account = (await reading.get(accountKind, id))?.body;
    if (account?.state !== 'active') return undefined;
    return { account, actor: await actorOnRecord(reading, id, account) };
  };
  return context.archive.read(federation, active, FRESH);
}
