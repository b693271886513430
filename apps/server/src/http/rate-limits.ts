import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type KnownDevice, knownDevice } from '../access/known-devices.ts';
import { tokenKey } from '../access/random-token.ts';
import { INSTALLATION } from '../access/setup-tokens.ts';
import { later, MINUTE, millisecondsBetween, SECOND } from '../instant.ts';
import type { ServerContext } from '../server-parts.ts';
import { networkOf } from './network-of.ts';
import { tooMany } from './server-problem.ts';

/** What is counted together: all reading, all acts, all attempts to get in. */
export type LimitGroup = 'reads' | 'writes' | 'signIns' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitGroup;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Looked up where somebody tries to get in. */
    knownDevice: KnownDevice | undefined;
  }
}

/**
 * First of all hooks. Reading and acts are counted by each process for itself, before anything is looked up; attempts to get in are counted
 * by all processes together, those of known devices apart from those of strangers in the same network (D-OFF-456).
 */
export async function limitRates(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { options } = context;
  app.decorateRequest('knownDevice');
  await app.register(rateLimit, { global: false });
  const groupOf = (request: FastifyRequest): LimitGroup => request.routeOptions.config?.limit ?? 'reads';
  const most = (request: FastifyRequest): number => {
    const group = groupOf(request);
    return group === 'none' ? Number.MAX_SAFE_INTEGER : options[group];
  };
  const count = app.createRateLimit({
    max: most,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${groupOf(request)} ${whoOf(request)}`,
  });
  app.addHook('onRequest', async (request) => {
    const group = groupOf(request);
    if (group === 'none') return;
    const { federation } = Object(request.params) as { readonly federation?: string };
    if (group === 'signIns' && federation !== undefined)
      request.knownDevice = await knownDevice(context, federation, request);
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(Math.max(1, counted.ttlInSeconds));
    if (group === 'signIns') await countTogether(context, whoOf(request));
  });
}

const whoOf = ({ knownDevice: device, ip }: FastifyRequest): string =>
  device === undefined ? networkOf(ip) : `account ${device.account}`;

/** In the vault, minute by minute; only the hash of an address is kept. */
async function countTogether({ vault, clock, options }: ServerContext, who: string): Promise<void> {
  const now = clock.now();
  const minute = now.slice(0, 'yyyy-mm-ddThh:mm'.length);
  const ends = later(`${minute}:00.000Z`, MINUTE);
  const count = await vault.count(INSTALLATION, 'sign-ins', tokenKey(`${minute} ${who}`), ends);
  if (count > options.signIns) throw tooMany(Math.max(1, Math.ceil(millisecondsBetween(now, ends) / SECOND)));
}
