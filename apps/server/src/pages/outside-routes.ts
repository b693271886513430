import { translator } from '@escala/messages';
import { federationKind } from '@escala/office';
import { type Assets, federationsPage, type OutsideSite, outsideDocument, outsidePages, type Page } from '@escala/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../http/conditional.ts';
import { languageOf } from '../http/language-of.ts';
import type { Desk } from '../server-parts.ts';

type OutsideRequest = FastifyRequest<{ Querystring: { lang?: string } }>;

/** Pages of no federation: the first address, the first start and invitations. What their links carry after `#` never comes here. */
export function outsideRoutes(app: FastifyInstance, desk: Desk, assets: Assets): void {
  const siteOf = ({ query, headers }: OutsideRequest, path: string): OutsideSite => {
    const language = languageOf(query.lang, headers['accept-language']);
    return { language, translate: translator(language), assets, today: desk.clock.today('UTC'), path };
  };
  for (const page of outsidePages)
    app.get(page.path, { config: { limit: 'reads' } }, async (request, reply) => {
      const site = siteOf(request as OutsideRequest, page.path);
      return answer(request, reply, site, page.view(site));
    });
  app.get('/', { config: { limit: 'reads' } }, async (request, reply) => {
    const [first, ...others] = await desk.archive.federations();
    if (first === undefined) return reply.redirect('/setup');
    const site = siteOf(request as OutsideRequest, '/');
    if (others.length === 0) return reply.header('vary', 'Accept-Language').redirect(`/${site.language}/${first}`);
    const named = await Promise.all([first, ...others].map((id) => listed(desk, id)));
    return answer(request, reply, site, federationsPage(site, named));
  });
}

async function listed(desk: Desk, id: string): Promise<{ id: string; name: string }> {
  const federation = await desk.archive.read(id, (reading) => reading.get(federationKind, id));
  return { id, name: federation?.body.name ?? id };
}

function answer(request: FastifyRequest, reply: FastifyReply, site: OutsideSite, page: Page): FastifyReply {
  const content = outsideDocument(page, site);
  const etag = etagOf(content);
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-language', site.language)
    .header('vary', 'Accept-Language')
    .header('etag', etag);
  return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(content);
}
