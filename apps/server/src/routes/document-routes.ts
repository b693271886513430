import type { Language } from '@escala/messages';
import type { AnyAct, AnyQuestion } from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { alreadyThere, etagOf } from '../http/etag.ts';
import { languageOf } from '../http/language-of.ts';
import { apiPage } from '../openapi/api-page.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';
import { STYLE } from '../openapi/style.ts';

/** The description of the API, for programs and for people. Each is made when first requested. */
export function documentRoutes(app: FastifyInstance, acts: readonly AnyAct[], questions: readonly AnyQuestion[]): void {
  const made = new Map<string, string>();
  const once = (name: string, make: () => string): string => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name)!;
  };
  const serve = (path: string, type: string, text: (language: Language) => string): void => {
    app.get<{ Querystring: { lang?: unknown } }>(path, async (request, reply) => {
      const content = text(languageOf(request.query.lang, request.headers['accept-language']));
      reply.type(`${type}; charset=utf-8`);
      return alreadyThere(request, reply, etagOf(content), 'public') ? reply.send() : reply.send(content);
    });
  };
  serve('/api/openapi.json', 'application/json', () =>
    once('openapi', () => JSON.stringify(openApiDocument(acts, questions), null, 1)),
  );
  serve('/api', 'text/html', (language) => once(language, () => apiPage(language, acts, questions)));
  serve('/api/style.css', 'text/css', () => STYLE);
}
