import { translator } from '@escala/messages';
import { federationKind } from '@escala/office';
import { type Assets, federationsPage, type OutsideSite, outsideDocument, outsidePages, type Page } from '@escala/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../http/etag.ts';
import { isPartAway } from '../http/problem-document.ts';
import type { ServerContext } from '../server-parts.ts';
import { isLanguage } from './page-site.ts';
import { readersLanguage } from './problem-page.ts';

type OutsideRequest = FastifyRequest<{ Querystring: { lang?: string } }>;

/**
 * Pages of no federation: the root address, the first start and
 * invitations. What follows `#` in their links never reaches the server.
 */
export function outsideRoutes(app: FastifyInstance, context: ServerContext, assets: Assets): void {
  const siteOf = (request: OutsideRequest, path: string): OutsideSite => {
    const language = readersLanguage(request);
    return { language, translate: translator(language), assets, today: context.clock.today('UTC'), path };
  };
  const hidden = context.options.ownMachine ? '/setup' : '/play';
  for (const page of outsidePages.filter(({ path }) => path !== hidden))
    app.get(page.path, { config: { limit: 'reads' } }, async (request, reply) => {
      const site = siteOf(request as OutsideRequest, page.path);
      return answer(request, reply, site, page.view(site));
    });
  const firstPage = async (request: OutsideRequest, reply: FastifyReply, path = ''): Promise<FastifyReply> => {
    const [first, ...others] = await context.archive.federations();
    if (first === undefined) return reply.redirect(context.options.ownMachine ? '/play' : '/setup');
    const site = siteOf(request, '/');
    if (others.length === 0)
      return reply.header('vary', 'Accept-Language').redirect(`/${site.language}/${first}${path}`);
    const named = await Promise.all([first, ...others].map((id) => listed(context, id)));
    return answer(request, reply, site, federationsPage(site, named));
  };
  app.get('/', { config: { limit: 'reads' } }, (request, reply) => firstPage(request as OutsideRequest, reply));
  // A partial address: a language alone, a federation without one, or the help of the only federation (D-OFF-280).
  app.get<{ Params: { half: string } }>('/:half', { config: { limit: 'reads' } }, async (request, reply) => {
    const { half } = request.params;
    if (isLanguage(half)) return firstPage(request as unknown as OutsideRequest, reply);
    const isFederation = (await context.archive.federations()).includes(half);
    if (half === 'help' && !isFederation) return firstPage(request as unknown as OutsideRequest, reply, '/help');
    if (!isFederation) return reply.callNotFound();
    const { language } = siteOf(request as unknown as OutsideRequest, '/');
    return reply.header('vary', 'Accept-Language').redirect(`/${language}/${half}`);
  });
}

async function listed(context: ServerContext, id: string): Promise<{ id: string; name: string }> {
  try {
    const federation = await context.archive.read(id, (reading) => reading.get(federationKind, id));
    return { id, name: federation?.body.name ?? id };
  } catch (error) {
    // Its machine is down; the page still links to the others.
    if (isPartAway(error)) return { id, name: id };
    throw error;
  }
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
