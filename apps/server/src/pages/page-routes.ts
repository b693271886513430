import { type Assets, layout, type PublicPage, publicPages, type Site } from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { alreadyThere } from '../http/conditional.ts';
import { problemOf } from '../http/problem-document.ts';
import type { ServerContext } from '../server-parts.ts';
import { askIn } from './ask-in.ts';
import { assetRoutes } from './assets.ts';
import { deskRoutes } from './desk-routes.ts';
import { KeptPages } from './kept-pages.ts';
import { outsideRoutes } from './outside-routes.ts';
import { pagesForProblems } from './page-for-problem.ts';
import { PageReadings } from './page-reading.ts';
import { isLanguage, type PageRequest, siteIn } from './page-site.ts';
import { problemPage } from './problem-page.ts';
import { type RenderedPage, renderedPage } from './rendered-page.ts';
import { warmScales } from './warm-scales.ts';

/** The pages that anybody reads, rendered here and readable without JavaScript; the language is part of the address. */
export function pageRoutes(app: FastifyInstance, context: ServerContext): void {
  const assets = assetRoutes(app, context.options.webFolder);
  pagesForProblems(app, context, assets);
  outsideRoutes(app, context, assets);
  deskRoutes(app, context, assets);
  warmScales(app, context);
  const pages = { ...context, assets, kept: new KeptPages(), readings: new PageReadings() };
  for (const page of publicPages)
    app.get(`/:lang/:federation${page.path}`, { config: { limit: 'reads' } }, (request, reply) =>
      answer(pages, page, request as PageRequest, reply),
    );
}

interface PageContext extends ServerContext {
  readonly assets: Assets;
  readonly kept: KeptPages;
  readonly readings: PageReadings;
}

async function answer(
  context: PageContext,
  page: PublicPage,
  request: PageRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!isLanguage(request.params.lang)) return reply.callNotFound();
  let site: Site | undefined;
  try {
    const rendered = await context.archive.read(request.params.federation, async (reading) => {
      const head = await reading.head();
      const ofPage = context.readings.at(reading, head);
      const place = await siteIn(ofPage, context, request, context.assets);
      site = place?.site;
      if (place === undefined) return undefined;
      const state = `${head.hash} ${place.site.today}`;
      const before = context.kept.get(request.url, state, performance.now());
      if (before !== undefined) return before;
      const ask = askIn(ofPage, context, place.site.language);
      const view = await page.view(ask, place, place.site);
      const made = renderedPage(layout(view, place.site));
      context.kept.keep(request.url, state, made, performance.now());
      return made;
    });
    return rendered === undefined ? reply.callNotFound() : send(rendered, request, reply);
  } catch (error) {
    if (site === undefined) throw error;
    const problem = problemOf(error, site.language, String(request.id));
    if (problem.status >= 500) request.log.error(error);
    return reply
      .code(problem.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(layout(problemPage(problem, site), site));
  }
}

function send({ body, etag }: RenderedPage, request: PageRequest, reply: FastifyReply): FastifyReply {
  reply.type('text/html; charset=utf-8');
  return alreadyThere(request, reply, etag, 'public') ? reply.send() : reply.send(body);
}
