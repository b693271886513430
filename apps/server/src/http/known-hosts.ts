import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ServerProblem } from './server-problem.ts';

/** RFC 9112 3.2: with two host names this server might believe one, and a proxy or cache in front of it the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0;
    // Names and values alternate.
    for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.toLowerCase() === 'host') hosts++;
    if (hosts > 1) throw new ServerProblem(400, 'malformed');
  });
}

/**
 * For a server without a name of its own: a page elsewhere whose name was made to resolve here (DNS rebinding) must not
 * talk to it. Only the names and addresses of this machine are answered (D-OFF-566).
 */
export function answerKnownHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!namesOfMachine().has(request.hostname.replace(/^\[|\]$/g, '').toLowerCase()))
      throw new ServerProblem(421, 'host-unknown', { host: request.hostname });
  });
}

/** Looked up each time: a laptop changes networks. */
function namesOfMachine(): ReadonlySet<string> {
  const own = hostname().toLowerCase();
  return new Set(['localhost', '127.0.0.1', '::1', own, `${own}.local`, ...addressesOfMachine()]);
}

/**
 * What a phone in the hall opens: the public address, or on a person's own machine that answers its network, the
 * machine's address there (D-OFF-607).
 */
export function addressForOthers(
  app: FastifyInstance,
  { publicUrl, ownMachine = false }: { publicUrl?: string | undefined; ownMachine?: boolean },
): string | undefined {
  if (publicUrl !== undefined || !ownMachine) return publicUrl?.replace(/\/+$/, '');
  const at = app.server.address();
  if (at === null || typeof at === 'string' || (at.address !== '0.0.0.0' && at.address !== '::')) return undefined;
  // Self-assigned addresses lead nowhere if there is another one.
  const own = addressesOfMachine().filter((address) => !address.includes(':'));
  const found = own.find((address) => !address.startsWith('169.254.')) ?? own[0];
  return found && `http://${found}:${at.port}`;
}

/** The addresses of this machine on its networks. */
export function addressesOfMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) =>
    each.filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0).map(({ address }) => address),
  );
}
