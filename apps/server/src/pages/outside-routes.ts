import { translator } from '@escala/messages';
import { type Assets, outsideDocument, outsidePages } from '@escala/web';
import type { FastifyInstance } from 'fastify';
import { etagOf, isKnown } from '../http/conditional.ts';
import { languageOf } from '../http/language-of.ts';
import type { Desk } from '../server-parts.ts';

/** Pages of no federation: the first start and invitations. What their links carry after `#` never comes here. */
export function outsideRoutes(app: FastifyInstance, desk: Desk, assets: Assets): void {
  for (const page of outsidePages)
    app.get<{ Querystring: { lang?: string } }>(page.path, { config: { limit: 'reads' } }, async (request, reply) => {
      const language = languageOf(request.query.lang, request.headers['accept-language']);
      const today = desk.clock.today('UTC');
      const site = { language, translate: translator(language), assets, today, path: page.path };
      const content = outsideDocument(page.view(site), site);
      const etag = etagOf(content);
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-language', language)
        .header('vary', 'Accept-Language')
        .header('etag', etag);
      return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(content);
    });
}
