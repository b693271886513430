import { type AnyQuestion, askQuestion } from '@escala/office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorAtGate, checkOrigin, isOpen } from '../access/gate.ts';
import { deskFor } from '../fresh-reading.ts';
import { alreadyThere, type Caching, etagOf } from '../http/etag.ts';
import { networkOf } from '../http/rate-limits.ts';
import { sendRendered } from '../pages/kept-pages.ts';
import { publicAnswer } from '../pages/public-answers.ts';
import type { ServerContext } from '../server-parts.ts';
import { isLongWork, LONG_WORK } from '../threads/long-work.ts';
import { textFromOffice } from '../threads/office-beside.ts';
import { bodyLimitOf } from './body-limit.ts';
import { coercionFor } from './coerced-input.ts';
import { questionPlace } from './question-paths.ts';

interface QuestionRequest {
  Params: Readonly<Record<string, string>> & { readonly federation: string };
  Querystring: Readonly<Record<string, unknown>>;
  Body: unknown;
}

/** `GET /api/{federation}/…`, one route for each question of the list; `POST` where the question is a document. */
export function questionRoutes(app: FastifyInstance, context: ServerContext, questions: readonly AnyQuestion[]): void {
  for (const question of questions) {
    const coerce = coercionFor(question.input);
    const { method, path } = questionPlace(question.kind);
    app.route<QuestionRequest>({
      method,
      url: path,
      config: { limit: LONG_WORK.has(question.kind) && isOpen(question.kind) ? 'files' : 'reads', kind: question.kind },
      bodyLimit: bodyLimitOf(question.kind, context.options),
      onRequest: async (request) => {
        if (method === 'POST') checkOrigin(request);
        actorAtGate(request.identity, question.kind);
      },
      handler: async (request, reply) => {
        const { identity } = request;
        const { federation } = request.params;
        const viewer = actorAtGate(identity, question.kind);
        const input = method === 'POST' ? request.body : coerce(textsOf(request));
        reply.type('application/json; charset=utf-8');
        // For visitors: everybody gets the same answer, and it is kept as pages are (D-OFF-1001).
        if (identity.by === 'nobody' && method === 'GET') {
          const read = question.input.safeParse(input);
          // What is wrong with it, the office says.
          if (!read.success) return reply.send(await askQuestion(context, question, { federation, viewer, input }));
          const isLong = isLongWork(question.kind, read.data);
          const answer = { kind: question.kind, input: read.data };
          const made = await publicAnswer(context, { federation, isLong, answer }, networkOf(request.ip));
          return sendRendered(made!, request, reply);
        }
        const text = await textFromOffice(deskFor(context, identity), question, { federation, viewer, input });
        check(context, question, text);
        const caching: Caching =
          method === 'POST' || !isOpen(question.kind) ? 'secret' : identity.by === 'nobody' ? 'public' : 'private';
        return alreadyThere(request, reply, etagOf(text), caching) ? reply.send() : reply.send(text);
      },
    });
  }
}

function check({ options }: ServerContext, { answer }: AnyQuestion, text: string): void {
  if (options.checkAnswers) answer.parse(JSON.parse(text));
}

/** The parameters of the address, without the federation and the language of the answer. */
function textsOf({ params, query }: FastifyRequest<QuestionRequest>): Readonly<Record<string, unknown>> {
  const { federation: _federation, ...fields } = params;
  const { lang: _language, ...others } = query;
  return { ...others, ...fields };
}
