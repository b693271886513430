import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid, Refused, type RegisterState } from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { actorAtGate, checkCsrf, checkOrigin } from '../access/gate.ts';
import { ServerProblem } from '../http/server-problem.ts';
import { checked } from '../routes/perform.ts';
import type { ServerContext } from '../server-parts.ts';
import type { LoadedList } from './load-list.ts';

export const LIST_TYPE = 'application/octet-stream';

/** What is known of a list besides its bytes. */
export const uploadTerms = z.strictObject({
  /** The files do not contain it (D-OFF-501). */
  listed: z.iso.date().optional(),
  rhythm: z.enum(['standard', 'rapid', 'blitz']).optional(),
  name: z.string().max(500).optional(),
});

/** `PUT /api/{federation}/fide-register`: FIDE's file becomes the register of the installation (D-OFF-584). */
export async function uploadRoute(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { loadFideList, clock, options } = context;
  if (loadFideList === undefined) return;
  let isLoading = false;
  await app.register(async (lists) => {
    lists.removeAllContentTypeParsers();
    // Passed on as a stream: nothing is read before the handler asks, and never the whole.
    lists.addContentTypeParser(LIST_TYPE, (_request, payload, done) => done(null, payload));
    lists.put('/fide-register', {
      config: { limit: 'writes', longBody: true },
      onRequest: async (request) => {
        checkOrigin(request);
        actorAtGate(request.identity, 'fide-register.load');
        checkCsrf(request.identity, request);
        if (request.headers['content-type'] !== LIST_TYPE) throw new ServerProblem(415, 'list-media-type');
        if (Number(request.headers['content-length'] ?? 0) > options.listLimit) throw tooLarge();
      },
      handler: async (request, reply): Promise<{ register: RegisterState }> => {
        const { listed = `${clock.today('UTC').slice(0, 8)}01`, ...said } = checked(uploadTerms, request.query);
        if (isLoading) throw new ServerProblem(409, 'list-being-loaded');
        isLoading = true;
        const folder = await mkdtemp(join(tmpdir(), 'escala-list-'));
        try {
          const file = join(folder, 'list');
          await keep(request.body as Readable, file, options.listLimit);
          reply.header('cache-control', 'no-store');
          return { register: stateOf(await loadFideList(file, { listed, ...said, at: clock.now() })) };
        } finally {
          isLoading = false;
          await rm(folder, { recursive: true, force: true });
        }
      },
    });
  });
}

const tooLarge = (): ServerProblem => new ServerProblem(413, 'list-too-large');

/** A body that is too long, or ends too early, is not kept. */
async function keep(body: Readable, file: string, most: number): Promise<void> {
  const measured = async function* (): AsyncGenerator<Buffer> {
    let bytes = 0;
    // A refused sender gets an answer, which needs the connection.
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      bytes += piece.length;
      if (bytes > most) throw tooLarge();
      yield piece;
    }
  };
  try {
    await pipeline(measured, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    if (body.readableAborted) throw new ServerProblem(400, 'list-cut-off');
    throw error;
  }
}

function stateOf(loaded: LoadedList): RegisterState {
  if ('state' in loaded) return loaded.state;
  const { problems, count } = loaded;
  throw new Refused(
    problems.map(({ code, line, column, values }) =>
      invalid('file-fault', { ...values, fault: code, line, column }, { field: 'file' }),
    ),
    count - problems.length,
  );
}
