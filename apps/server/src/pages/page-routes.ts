import { askQuestion, NOBODY } from '@escala/office';
import { type Assets, layout, type PublicPage, publicPages } from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { alreadyThere, etagOf } from '../http/conditional.ts';
import { problemOf } from '../http/problem-document.ts';
import type { Desk } from '../server-parts.ts';
import { assetRoutes } from './assets.ts';
import { deskRoutes } from './desk-routes.ts';
import { outsideRoutes } from './outside-routes.ts';
import { type PageRequest, siteAt } from './page-site.ts';
import { problemPage } from './problem-page.ts';

/** The pages that anybody reads, rendered here and readable without JavaScript; the language is part of the address. */
export function pageRoutes(app: FastifyInstance, desk: Desk): void {
  const assets = assetRoutes(app, desk.options.webFolder);
  outsideRoutes(app, desk, assets);
  deskRoutes(app, desk, assets);
  for (const page of publicPages)
    app.get(`/:lang/:federation${page.path}`, { config: { limit: 'reads' } }, (request, reply) =>
      answer(desk, page, assets, request as PageRequest, reply),
    );
}

async function answer(
  desk: Desk,
  page: PublicPage,
  assets: Assets,
  request: PageRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const found = await siteAt(desk, request, assets);
  if (found === undefined) return reply.callNotFound();
  const { site, params, query } = found;
  reply.type('text/html; charset=utf-8');
  try {
    const made = await page.view(
      (question, input) => askQuestion(desk, question, { federation: site.federation.id, viewer: NOBODY, input }),
      { params, query },
      site,
    );
    const content = layout(made, site);
    return alreadyThere(request, reply, etagOf(content), 'public') ? reply.send() : reply.send(content);
  } catch (error) {
    const problem = problemOf(error, site.language, String(request.id));
    if (problem.status >= 500) request.log.error(error);
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .send(layout(problemPage(problem, site), site));
  }
}
