import { Refused } from '@escala/office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { READ_AT_ONCE, type WorkerThread } from '../threads/worker-thread.ts';
import { decodedJson } from './decoded-json.ts';
import { ServerProblem } from './server-problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The act or question a body is for: a large body is validated off the event loop. */
    kind?: string;
  }
}

/**
 * Bodies are JSON. Bytes in an encoding other than UTF-8 are refused: otherwise a name would go on record with
 * replacement characters in it, unnoticed.
 */
export function readJsonBodies(app: FastifyInstance, parser: WorkerThread): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (request.headers['content-encoding'] !== undefined) throw new ServerProblem(415, 'media-type');
      const { kind = '' } = request.routeOptions.config;
      const isLarge = bytes.length > READ_AT_ONCE;
      const read = isLarge ? await parser.run('body', [kind, new Uint8Array(bytes)]) : decodedJson(bytes);
      if ('unreadable' in read) throw new ServerProblem(400, read.unreadable);
      if ('refused' in read) throw new Refused(read.refused, read.more);
      return read.body;
    },
  );
}
