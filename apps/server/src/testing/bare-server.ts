import { memoryArchive, memoryVault } from '@escala/office/testing';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server.ts';
import { contextOf, type ServerContext, type ServerOptions, type ServerParts } from '../server-parts.ts';
import { newUuid, sha256 } from '../system-ports.ts';

/** A server without any federation, at a time that a test may set. */
export interface BareServer {
  now: string;
  readonly parts: ServerParts;
  readonly context: ServerContext;
  readonly app: FastifyInstance;
}

export async function bareServer(
  now: string,
  options: Partial<ServerOptions>,
  more: Partial<ServerParts> = {},
): Promise<BareServer> {
  const moment = { now };
  const parts: ServerParts = {
    archive: memoryArchive(),
    vault: memoryVault(),
    clock: { now: () => moment.now, today: () => moment.now.slice(0, 10) },
    digest: sha256,
    newId: newUuid,
    options,
    ...more,
  };
  return Object.assign(moment, { parts, context: contextOf(parts), app: await buildServer(parts) });
}
