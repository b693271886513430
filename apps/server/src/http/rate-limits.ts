import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../server-parts.ts';
import { networkOf } from './network-of.ts';
import { tooMany } from './server-problem.ts';

/** What is counted together: all reading, all acts, all attempts to get in. */
export type LimitGroup = 'reads' | 'writes' | 'signIns' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitGroup;
  }
}

/** First of all hooks, before anything is looked up. Each process counts for itself. */
export async function limitRates(app: FastifyInstance, options: ServerOptions): Promise<void> {
  await app.register(rateLimit, { global: false });
  const groupOf = (request: FastifyRequest): LimitGroup => request.routeOptions.config?.limit ?? 'reads';
  const most = (request: FastifyRequest): number => {
    const group = groupOf(request);
    return group === 'none' ? Number.MAX_SAFE_INTEGER : options[group];
  };
  const count = app.createRateLimit({
    max: most,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${groupOf(request)} ${networkOf(request.ip)}`,
  });
  app.addHook('onRequest', async (request) => {
    if (groupOf(request) === 'none') return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(Math.max(1, counted.ttlInSeconds));
  });
}
