import type { FastifyInstance } from 'fastify';
import { ServerProblem } from './server-problem.ts';

/**
 * Bodies are JSON, and JSON is UTF-8 (RFC 8259, 8.1). Bytes of another encoding are refused: read all the same, a name would go on
 * record with signs of replacement in the place of its letters, and nobody would be told.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decoded(body);
    if (text === undefined) done(new ServerProblem(400, 'not-json'));
    else parse(request, text, done);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}
