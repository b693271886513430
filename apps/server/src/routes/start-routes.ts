import { LANGUAGES } from '@escala/core';
import { nameSchema, OWN_HOUSE } from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkCsrf, checkOrigin } from '../access/gate.ts';
import { identityOf } from '../access/identity.ts';
import { mayStop } from '../access/may-stop.ts';
import { setCookie } from '../access/session-cookie.ts';
import { openOwnHouse } from '../access/start-link.ts';
import { ServerProblem } from '../http/server-problem.ts';
import type { ServerContext } from '../server-parts.ts';
import { ANONYMOUS_LIMIT } from './body-limit.ts';
import { checked } from './perform.ts';

const startSchema = z.strictObject({
  token: z.string().min(1).max(100),
  name: nameSchema,
  arbiter: nameSchema,
  language: z.enum(LANGUAGES),
  timeZone: z.string().max(100),
  competitionRules: z.string().max(100),
});

/** `POST /api/play`: the link of `escala play` is enough to start work, without a password (D-OFF-566). */
export function startRoutes(app: FastifyInstance, context: ServerContext): void {
  app.post('/api/play', {
    config: { limit: 'signIns' },
    bodyLimit: ANONYMOUS_LIMIT,
    onRequest: async (request) => checkOrigin(request),
    handler: async (request, reply) => {
      const { token, ...opening } = checked(startSchema, request.body);
      const started = await openOwnHouse(context, token, opening);
      if (started === undefined) throw new ServerProblem(403, 'start-link');
      setCookie(reply, context.options, OWN_HOUSE, 'session', started);
      reply.header('cache-control', 'no-store');
      return { federation: OWN_HOUSE };
    },
  });
  quitRoute(app, context);
}

/** `POST /api/play/quit`: the program ends as by a signal, once this is answered (D-OFF-1440). */
function quitRoute(app: FastifyInstance, context: ServerContext): void {
  app.post('/api/play/quit', {
    config: { limit: 'writes' },
    bodyLimit: ANONYMOUS_LIMIT,
    onRequest: async (request) => {
      checkOrigin(request);
      request.identity = await identityOf(context, OWN_HOUSE, request);
      checkCsrf(request.identity, request);
    },
    handler: async (request, reply) => {
      if (!(await mayStop(context, OWN_HOUSE, request.identity, request))) throw new ServerProblem(403, 'quit-here');
      reply.raw.once('finish', () => context.stop?.());
      return reply.header('connection', 'close').code(204).send();
    },
  });
}
