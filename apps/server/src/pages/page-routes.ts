import { askQuestion, NOBODY } from '@escala/office';
import { type Ask, type Assets, layout, type PublicPage, publicPages } from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { alreadyThere, etagOf } from '../http/conditional.ts';
import { problemOf } from '../http/problem-document.ts';
import type { Desk } from '../server-parts.ts';
import { assetRoutes } from './assets.ts';
import { deskRoutes } from './desk-routes.ts';
import { KeptPages } from './kept-pages.ts';
import { outsideRoutes } from './outside-routes.ts';
import { type PageRequest, siteAt } from './page-site.ts';
import { problemPage } from './problem-page.ts';

/** The pages that anybody reads, rendered here and readable without JavaScript; the language is part of the address. */
export function pageRoutes(app: FastifyInstance, desk: Desk): void {
  const assets = assetRoutes(app, desk.options.webFolder);
  outsideRoutes(app, desk, assets);
  deskRoutes(app, desk, assets);
  const kept = new KeptPages();
  for (const page of publicPages)
    app.get(`/:lang/:federation${page.path}`, { config: { limit: 'reads' } }, (request, reply) =>
      answer({ ...desk, kept }, page, assets, request as PageRequest, reply),
    );
}

async function answer(
  desk: Desk & { readonly kept: KeptPages },
  page: PublicPage,
  assets: Assets,
  request: PageRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const found = await siteAt(desk, request, assets);
  if (found === undefined) return reply.callNotFound();
  const { site, params, query } = found;
  const state = `${found.seq} ${site.today}`;
  const now = performance.now();
  reply.type('text/html; charset=utf-8');
  try {
    const ask: Ask = (question, input) =>
      askQuestion(desk, question, { federation: site.federation.id, viewer: NOBODY, input });
    const before = desk.kept.get(request.url, state, now);
    const content = before ?? layout(await page.view(ask, { params, query }, site), site);
    if (before === undefined) desk.kept.keep(request.url, state, content, now);
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
