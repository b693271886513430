import { createServer } from 'node:http';
import { newUuid } from '../system-ports.ts';
import { languageOf } from './language-of.ts';
import { problemOf } from './problem-document.ts';

interface Starting {
  /** Frees the address for the office itself. */
  readonly close: () => Promise<void>;
}

/**
 * Takes the server's address before anything else is begun, so that one in use ends the start at once, and answers until
 * the office can: the process is alive, and why it is not ready.
 */
export async function answerWhileStarting(
  { host, port }: { readonly host: string; readonly port: number },
  reason: () => unknown,
): Promise<Starting> {
  const server = createServer((request, response) => {
    const head = { 'cache-control': 'no-store', connection: 'close' };
    if (request.url === '/healthz') {
      response.writeHead(200, { ...head, 'content-type': 'application/json' }).end('{"status":"alive"}');
      return;
    }
    const problem = problemOf(reason(), languageOf(undefined, request.headers['accept-language']), newUuid());
    response
      .writeHead(problem.status, { ...head, 'content-type': 'application/problem+json', 'retry-after': '5' })
      .end(JSON.stringify(problem));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  return { close };
}
