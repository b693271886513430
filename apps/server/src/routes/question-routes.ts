import type { AnyQuestion } from '@escala/office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorAtGate, checkOrigin, isOpen } from '../access/gate.ts';
import { deskFor } from '../fresh-reading.ts';
import { alreadyThere, type Caching, etagOf } from '../http/etag.ts';
import { textFromOffice } from '../off-loop/office-beside.ts';
import type { ServerContext } from '../server-parts.ts';
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
      config: { limit: 'reads', kind: question.kind },
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
        const text = await textFromOffice(deskFor(context, identity), question, { federation, viewer, input });
        if (context.options.checkAnswers) question.answer.parse(JSON.parse(text));
        const caching: Caching =
          method === 'POST' || !isOpen(question.kind) ? 'secret' : identity.by === 'nobody' ? 'public' : 'private';
        reply.type('application/json; charset=utf-8');
        return alreadyThere(request, reply, etagOf(text), caching) ? reply.send() : reply.send(text);
      },
    });
  }
}

/** What the address says, without the federation and the language of the answer. */
function textsOf({ params, query }: FastifyRequest<QuestionRequest>): Readonly<Record<string, unknown>> {
  const { federation: _federation, ...fields } = params;
  const { lang: _language, ...others } = query;
  return { ...others, ...fields };
}
