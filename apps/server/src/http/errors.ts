import { Refused } from '@escala/office';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForReaders, readersLanguage } from '../pages/problem-page.ts';
import { errorLine, routeOf } from './log-line.ts';
import { foundProblem, type ProblemDocument, problemOf } from './problem-document.ts';
import { ServerProblem } from './server-problem.ts';

/** Every error leaves as problem+json, or as a page for browsers; unforeseen ones are logged. */
export async function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = readersLanguage(request);
  const problem = problemOf(error, language, request.id);
  const headers = error instanceof Refused ? {} : foundProblem(error).headers;
  if (problem.status >= 500) request.log.error({ route: routeOf(request), error: errorLine(error) }, 'fault');
  const page = isForReaders(request) ? await pageOf(problem, request) : undefined;
  reply.code(problem.status).headers(headers).header('cache-control', 'no-store').header('content-language', language);
  if (page !== undefined) return reply.type('text/html; charset=utf-8').send(page);
  return reply
    .type('application/problem+json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
}

/** The page of a problem must not cause another one. */
async function pageOf(problem: ProblemDocument, request: FastifyRequest): Promise<string | undefined> {
  try {
    return await request.server.pageForProblem?.(problem, request);
  } catch (error) {
    request.log.error({ route: routeOf(request), error: errorLine(error) }, 'fault');
    return undefined;
  }
}

/** `/en/demo/` means `/en/demo`. Never if the address could be read as one of another host. */
export function withoutLastSlash(url: string): string | undefined {
  return /^(\/[\w-][^?#\\]*[^/?#\\])\/+((?:\?.*)?)$/.exec(url)?.slice(1).join('');
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const address = isForReaders(request) ? withoutLastSlash(request.url) : undefined;
    if (address !== undefined) return reply.redirect(address);
    return answerProblem(new ServerProblem(404, 'no-such-address'), request, reply);
  });
}
