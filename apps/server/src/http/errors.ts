import { Refused } from '@escala/office';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language-of.ts';
import { errorLine, routeOf } from './log-line.ts';
import { foundProblem, problemOf } from './problem-document.ts';
import { ServerProblem } from './server-problem.ts';

/** Every error leaves as problem+json; what the server did not foresee is logged. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = (request.query ?? {}) as { lang?: unknown };
  const language = languageOf(query.lang, request.headers['accept-language']);
  const problem = problemOf(error, language, request.id);
  const headers = error instanceof Refused ? {} : foundProblem(error).headers;
  if (problem.status >= 500) request.log.error({ route: routeOf(request), error: errorLine(error) }, 'fault');
  return reply
    .code(problem.status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('application/problem+json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send(problem);
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerProblem(new ServerProblem(404, 'no-such-address'), request, reply));
}
