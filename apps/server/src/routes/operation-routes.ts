import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../http/metrics.ts';
import { ServerProblem } from '../http/server-problem.ts';
import type { Desk } from '../server-parts.ts';

/** For those who run the server: is it alive, does its database answer, how is it doing. */
export function operationRoutes(app: FastifyInstance, desk: Desk, metrics: Metrics): void {
  const config = { limit: 'none' } as const;
  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    await desk.archive.federations();
    reply.header('cache-control', 'no-store');
    return { status: 'ready' };
  });
  app.get('/metrics', { config }, async (request, reply) => {
    if (!mayWatch(request, desk.options.metricsToken)) throw new ServerProblem(403, 'metrics-elsewhere');
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A proxy on the same machine comes from here as well, but it says for whom. */
function mayWatch(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  if (token !== undefined && given.length === right.length && timingSafeEqual(given, right)) return true;
  const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => request.headers[name] !== undefined);
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !passedOn;
}
