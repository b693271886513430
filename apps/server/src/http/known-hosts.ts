import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ServerProblem } from './server-problem.ts';

/** RFC 9112 3.2: of two names one would be believed here and the other by a proxy or a cache before the server. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0;
    // Names and values in turns.
    for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.toLowerCase() === 'host') hosts++;
    if (hosts > 1) throw new ServerProblem(400, 'malformed');
  });
}

/**
 * Of a server without a name of its own: a page elsewhere whose name was made to lead here must not speak with it. Only the names and
 * addresses of this machine are answered (D-OFF-566).
 */
export function answerKnownHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!namesOfMachine().has(request.hostname.replace(/^\[|\]$/g, '').toLowerCase()))
      throw new ServerProblem(421, 'host-unknown', { host: request.hostname });
  });
}

/** Asked each time: a laptop changes networks. */
function namesOfMachine(): ReadonlySet<string> {
  const own = hostname().toLowerCase();
  return new Set(['localhost', '127.0.0.1', '::1', own, `${own}.local`, ...addressesOfMachine()]);
}

/** What a phone in the hall has to open: the public address, or on a machine of one's own that answers its network, that of the machine there (D-OFF-607). */
export function addressForOthers(
  app: FastifyInstance,
  { publicUrl, ownMachine = false }: { publicUrl?: string | undefined; ownMachine?: boolean },
): string | undefined {
  if (publicUrl !== undefined || !ownMachine) return publicUrl?.replace(/\/+$/, '');
  const at = app.server.address();
  if (at === null || typeof at === 'string' || (at.address !== '0.0.0.0' && at.address !== '::')) return undefined;
  // Addresses that a machine gives itself lead nowhere as long as there is another.
  const own = addressesOfMachine().filter((address) => !address.includes(':'));
  const found = own.find((address) => !address.startsWith('169.254.')) ?? own[0];
  return found && `http://${found}:${at.port}`;
}

/** Where others on the same network reach the machine. */
export function addressesOfMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) =>
    each.filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0).map(({ address }) => address),
  );
}
