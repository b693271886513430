import type { Language } from '@escala/messages';
import type { AnyAct, AnyQuestion } from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { sendingLasting } from '../http/compress-answers.ts';
import { alreadyThere, etagOf } from '../http/etag.ts';
import { languageOf } from '../http/language-of.ts';
import { apiPage, STYLE } from '../openapi/api-page.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';

/** The description of the API, for programs and for people. Each is made when first requested. */
export function documentRoutes(app: FastifyInstance, acts: readonly AnyAct[], questions: readonly AnyQuestion[]): void {
  const made = new Map<string, Made>();
  const serve = (path: string, type: string, text: (language: Language) => string, isSpoken = false): void => {
    app.get<{ Querystring: { lang?: unknown } }>(path, async (request, reply) => {
      const language = languageOf(request.query.lang, request.headers['accept-language']);
      const name = isSpoken ? `${path} ${language}` : path;
      const { etag, send } = made.get(name) ?? madeOf(text(language));
      made.set(name, { etag, send });
      reply.type(`${type}; charset=utf-8`);
      return alreadyThere(request, reply, etag, 'public') ? reply.send() : send(request, reply);
    });
  };
  serve('/api/openapi.json', 'application/json', () => JSON.stringify(openApiDocument(acts, questions), null, 1));
  serve('/api', 'text/html', (language) => apiPage(language, acts, questions), true);
  serve('/api/style.css', 'text/css', () => STYLE);
}

interface Made {
  readonly etag: string;
  readonly send: ReturnType<typeof sendingLasting>;
}

const madeOf = (content: string): Made => ({ etag: etagOf(content), send: sendingLasting(Buffer.from(content)) });
