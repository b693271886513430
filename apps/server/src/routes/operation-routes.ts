import { randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageFault } from '@escala/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../http/metrics.ts';
import { isPartAway } from '../http/problem-document.ts';
import { ServerProblem } from '../http/server-problem.ts';
import { later, MINUTE, SECOND } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';

/** For operators of the server: is it alive, does its database accept writes, how is it doing. */
export function operationRoutes(app: FastifyInstance, context: ServerContext, metrics: Metrics): void {
  const config = { limit: 'none' } as const;
  const isReady = readiness(context);
  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    await isReady();
    reply.header('cache-control', 'no-store');
    return { status: 'ready' };
  });
  app.get('/metrics', { config }, async (request, reply) => {
    if (!hasToken(request, context.options.metricsToken)) throw new ServerProblem(403, 'metrics-elsewhere');
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/**
 * A machine of a distributed database that is down makes its
 * own federations unavailable, but leaves every process ready.
 */
async function unlessOfOne(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isPartAway(error)) throw error;
  });
}

/** However many requests come: something is written at most once in this time. */
const TRIED_EVERY = 5 * SECOND;
/** A database that is silent is not waited for: the answer is then what was found out last (D-OFF-1401). */
const ANSWERED_WITHIN = SECOND;
/** More bytes than the room left in a log. */
const TRIED_WITH = 49_152;

/** Whether the database answers and takes writing. Throws as it does; one look at a time. */
function readiness(context: ServerContext): () => Promise<void> {
  const takesWriting = writingTried(context);
  const look = async (): Promise<void> => {
    await unlessOfOne(context.archive.federations());
    await unlessOfOne(takesWriting());
  };
  let last: Promise<void> = Promise.reject(new StorageFault('unreachable', ''));
  last.catch(() => undefined);
  let looking: Promise<void> | undefined;
  const begun = (): Promise<void> => {
    const now = look();
    const done = (): void => {
      last = now;
      looking = undefined;
    };
    now.then(done, done);
    return now;
  };
  return async () => {
    looking ??= begun();
    const isLate = await Promise.race([looking, sleep(ANSWERED_WITHIN, SILENT, { ref: false })]);
    if (isLate === SILENT) await last;
  };
}

const SILENT = Symbol('silent');

/**
 * A full disk can still be read: only a write reveals it (D-OFF-435), and only of bytes that a database cannot compress.
 */
function writingTried({ vault, clock, hasRoom }: ServerContext): () => Promise<void> {
  let tried: Promise<void> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  const write = async (): Promise<void> => {
    await hasRoom?.();
    const text = randomBytes(TRIED_WITH).toString('base64');
    await vault.put('*', 'readiness', 'tried', { owner: '', text, expires: later(clock.now(), MINUTE) });
  };
  return () => {
    const now = performance.now();
    if (tried === undefined || now - at > TRIED_EVERY) {
      at = now;
      tried = write();
    }
    return tried;
  };
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === right.length && timingSafeEqual(given, right);
}
