import { memoryArchive, memoryVault } from '@escala/office/testing';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server.ts';
import type { ServerOptions, ServerParts } from '../server-parts.ts';
import { newUuid, sha256 } from '../system-ports.ts';

/** A server without any federation, at a time that a test may set. */
export interface BareServer {
  now: string;
  readonly parts: ServerParts;
  readonly app: FastifyInstance;
}

export async function bareServer(now: string, options: Partial<ServerOptions>): Promise<BareServer> {
  const moment = { now };
  const parts: ServerParts = {
    archive: memoryArchive(),
    vault: memoryVault(),
    clock: { now: () => moment.now, today: () => moment.now.slice(0, 10) },
    digest: sha256,
    newId: newUuid,
    options,
  };
  return Object.assign(moment, { parts, app: await buildServer(parts) });
}
