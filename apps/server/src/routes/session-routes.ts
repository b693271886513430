import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkCsrf, checkOrigin } from '../access/gate.ts';
import type { Identity } from '../access/identity.ts';
import { rememberDevice } from '../access/known-devices.ts';
import { newChallenge } from '../access/second-factor/passkeys.ts';
import { clearSessionCookie, isSecure, setSessionCookie } from '../access/session-cookie.ts';
import { endSession } from '../access/sessions.ts';
import { passkeySignInSchema, signIn, signInSchema, signInWithPasskey } from '../access/sign-in.ts';
import type { Metrics } from '../http/metrics.ts';
import { networkOf } from '../http/rate-limits.ts';
import { ServerProblem } from '../http/server-problem.ts';
import type { ServerContext } from '../server-parts.ts';
import { ANONYMOUS_LIMIT } from './body-limit.ts';
import { checked } from './perform.ts';
import { type ShownSession, shownSession } from './shown-session.ts';

type FederationRequest = FastifyRequest<{ Params: { federation: string } }>;

/** Sign in, sign out, who am I. */
export function sessionRoutes(app: FastifyInstance, context: ServerContext, metrics: Metrics): void {
  const secure = (request: FederationRequest): boolean =>
    isSecure(request as FastifyRequest, context.options.publicUrl);

  app.post<{ Params: { federation: string } }>('/session', {
    config: { limit: 'signIns' },
    bodyLimit: ANONYMOUS_LIMIT,
    onRequest: async (request) => checkOrigin(request),
    handler: async (request, reply): Promise<ShownSession> => {
      const { federation } = request.params;
      const from = { network: networkOf(request.ip), device: request.knownDevice };
      const work =
        Object.keys(Object(request.body)).join() === 'passkey'
          ? signInWithPasskey(context, federation, checked(passkeySignInSchema, request.body).passkey)
          : signIn(context, federation, from, checked(signInSchema, request.body));
      const { id, account, started } = await countedSignIn(metrics, work);
      // A session that came with the request is never the one signed in.
      await endBrought(context, federation, request.identity);
      setSessionCookie(reply, federation, secure(request), started.token, started.secondsAtMost);
      const shown = shownSession(id, account, started);
      if (shown.secondFactor !== 'missing')
        await rememberDevice(context, federation, id, request as FastifyRequest, reply);
      reply.header('cache-control', 'no-store');
      return shown;
    },
  });

  app.post<{ Params: { federation: string } }>('/session/passkey', {
    config: { limit: 'signIns' },
    bodyLimit: 1000,
    onRequest: async (request) => checkOrigin(request),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return newChallenge(context, request.params.federation);
    },
  });

  app.delete<{ Params: { federation: string } }>('/session', {
    config: { limit: 'writes' },
    onRequest: async (request) => {
      checkOrigin(request);
      checkCsrf(request.identity, request);
    },
    handler: async (request, reply) => {
      await endBrought(context, request.params.federation, request.identity);
      clearSessionCookie(reply, request.params.federation, secure(request));
      return reply.code(204).send();
    },
  });

  app.get<{ Params: { federation: string } }>('/session', {
    config: { limit: 'reads' },
    handler: async (request, reply): Promise<ShownSession> => {
      const { identity } = request;
      reply.header('cache-control', 'no-store');
      if (identity.by === 'nobody') return shownSession(undefined, undefined);
      if (identity.by === 'device') return { ...shownSession(undefined, undefined), roles: [...identity.actor.roles] };
      if (identity.by === 'token') return shownSession(identity.actor.account, identity.account);
      return shownSession(identity.actor.account, identity.account, identity.session);
    },
  });
}

async function endBrought(context: ServerContext, federation: string, identity: Identity): Promise<void> {
  if (identity.by === 'session') await endSession(context, federation, identity.session.key);
}

async function countedSignIn<T>({ signIns }: Metrics, work: Promise<T>): Promise<T> {
  try {
    const done = await work;
    signIns.inc({ outcome: 'done' });
    return done;
  } catch (error) {
    signIns.inc({ outcome: error instanceof ServerProblem ? error.code : 'fault' });
    throw error;
  }
}
