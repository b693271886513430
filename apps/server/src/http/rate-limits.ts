import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type KnownDevice, knownDevice } from '../access/known-devices.ts';
import type { ServerContext } from '../server-parts.ts';
import { tooMany } from './server-problem.ts';
import { SharedCounts } from './shared-counts.ts';

/** What is counted together: all reading, all papers and whole files, all acts, all sign-in attempts. */
type LimitGroup = 'reads' | 'files' | 'writes' | 'signIns' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitGroup;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Looked up for sign-in attempts. */
    knownDevice: KnownDevice | undefined;
  }
}

/**
 * The first of all hooks: reading, papers and whole files (D-OFF-1093), acts and sign-in attempts are counted across all
 * processes (D-OFF-405), attempts of known devices apart from those of strangers in the same network (D-OFF-456).
 */
export function limitRates(app: FastifyInstance, context: ServerContext): void {
  const { options } = context;
  app.decorateRequest('knownDevice');
  const counts = new SharedCounts(context, 'requests');
  app.addHook('onRequest', async (request) => {
    const group = request.routeOptions.config?.limit ?? 'reads';
    if (group === 'none') return;
    const { federation } = Object(request.params) as { readonly federation?: string };
    if (group === 'signIns' && federation !== undefined)
      request.knownDevice = await knownDevice(context, federation, request);
    const who = `${group} ${whoOf(request)}`;
    const wait = await counts.count({ who, most: options[group], exact: group === 'signIns' });
    if (wait > 0) throw tooMany(wait);
  });
}

const whoOf = ({ knownDevice: device, ip }: FastifyRequest): string =>
  device === undefined ? networkOf(ip) : `account ${device.account}`;

/** What an address is counted as: itself, or for IPv6 the /64 of a household or club. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - before!.length - after!.length) }, () => '0');
  const groups = [...before!, ...zeros, ...after!].slice(0, 4);
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
