import { type ActKind, type AnyAct, Refused } from '@escala/office';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorAtGate, checkCsrf, checkOrigin, isOpen } from '../access/gate.ts';
import { isSecure, setSessionCookie } from '../access/session-cookie.ts';
import type { Metrics } from '../http/metrics.ts';
import { networkOf } from '../http/rate-limits.ts';
import { ServerProblem } from '../http/server-problem.ts';
import { secretWorkOf } from '../secrets/index.ts';
import type { PerformedRequest } from '../secrets/perform-with-secret.ts';
import type { ServerContext } from '../server-parts.ts';
import { bodyLimitOf } from './body-limit.ts';
import { performRequest } from './perform.ts';

/** `POST /api/{federation}/acts/{kind}`, one route for each act of the list. */
export function actRoutes(
  app: FastifyInstance,
  context: ServerContext,
  metrics: Metrics,
  acts: readonly AnyAct[],
): void {
  const { options } = context;
  for (const act of acts)
    app.post<{ Params: { federation: string } }>(`/acts/${act.kind}`, {
      bodyLimit: bodyLimitOf(act.kind, options),
      config: { limit: limitOf(act.kind), kind: act.kind },
      // Checked before the body is read.
      onRequest: async (request) => {
        checkOrigin(request);
        actorAtGate(request.identity, act.kind);
        checkCsrf(request.identity, request);
      },
      handler: async (request, reply) => {
        const { identity, body } = request;
        const { federation } = request.params;
        const actor = actorAtGate(identity, act.kind);
        // A client that gets no answer needs the id to send the act again.
        const named = (id: string): void => void reply.header('x-act-id', id);
        const network = networkOf(request.ip);
        const work = performRequest({ context, act, federation, identity, actor, network, body, named });
        const performed = await counted(metrics, act, work);
        if (context.options.checkAnswers) act.outcome?.parse(performed.outcome);
        return answer(context, request, reply, performed);
      },
    });
  app.post('/acts/:kind', { config: { limit: 'writes' } }, async () => {
    throw new ServerProblem(404, 'no-such-act');
  });
}

/** Acts of strangers that carry a secret need a slow hash, as sign-ins do, and count with them (D-OFF-627). */
const limitOf = (kind: ActKind): 'signIns' | 'writes' =>
  isOpen(kind) && secretWorkOf(kind).secret !== undefined ? 'signIns' : 'writes';

function answer(
  context: ServerContext,
  request: FastifyRequest<{ Params: { federation: string } }>,
  reply: FastifyReply,
  { entry, outcome, again, finished }: PerformedRequest,
): Readonly<Record<string, unknown>> {
  const { shown, session } = finished;
  const secure = isSecure(request, context.options.publicUrl);
  if (session) setSessionCookie(reply, request.params.federation, secure, session.token, session.secondsAtMost);
  reply.header('cache-control', 'no-store');
  const { seq, id, kind, at, hash } = entry;
  return { act: { seq, id, kind, at, hash }, again, outcome: outcome ?? null, ...(shown ? { shown } : {}) };
}

async function counted(metrics: Metrics, { kind }: AnyAct, work: Promise<PerformedRequest>): Promise<PerformedRequest> {
  try {
    const performed = await work;
    metrics.acts.inc({ kind, outcome: performed.again ? 'again' : 'done' });
    return performed;
  } catch (error) {
    const refused = error instanceof Refused || (error instanceof ServerProblem && error.status < 500);
    metrics.acts.inc({ kind, outcome: refused ? 'refused' : 'fault' });
    throw error;
  }
}
