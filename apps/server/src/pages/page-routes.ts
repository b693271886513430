import { FEDERATIONS_AT_HAND, NOBODY, openPrinted, type Question } from '@escala/office';
import { showFederation, showScale } from '@escala/office/questions';
import { type Assets, askedQuery, gamesOf, layout, type PublicPage, publicPages, withQuery } from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problemOf } from '../http/problem-document.ts';
import { networkOf } from '../http/rate-limits.ts';
import type { ServerContext } from '../server-parts.ts';
import { isLarge } from '../threads/long-work.ts';
import { askOffice } from '../threads/office-beside.ts';
import { assetRoutes } from './assets.ts';
import { deskRoutes } from './desk-routes.ts';
import { sendRendered } from './kept-pages.ts';
import { outsideRoutes } from './outside-routes.ts';
import { isLanguage, isSignedInAt, type PageRequest, siteAt } from './page-site.ts';
import { pagesForProblems, problemPage } from './problem-page.ts';
import type { PublicAsked } from './public-answer.ts';
import { publicAnswer } from './public-answers.ts';

/** The public pages, rendered here and readable without JavaScript; the language is part of the address. */
export function pageRoutes(app: FastifyInstance, context: ServerContext): void {
  const assets = assetRoutes(app, context.options.webFolder);
  pagesForProblems(app, context, assets);
  outsideRoutes(app, context, assets);
  deskRoutes(app, context, assets);
  warmScales(app, context);
  const pages = { ...context, assets };
  for (const page of publicPages)
    app.get(`/:lang/:federation${page.path}`, { config: { limit: 'reads' } }, (request, reply) =>
      answer(pages, page, request as PageRequest, reply),
    );
}

interface PageContext extends ServerContext {
  readonly assets: Assets;
}

async function answer(
  context: PageContext,
  page: PublicPage,
  request: PageRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { params } = request;
  if (!isLanguage(params.lang)) return reply.callNotFound();
  reply.type('text/html; charset=utf-8');
  try {
    const made = await publicAnswer(context, pageAsked(context, page, request), networkOf(request.ip));
    return made === undefined ? reply.callNotFound() : sendRendered(made, request, reply);
  } catch (error) {
    const place = await siteAt(context, request, context.assets);
    if (place === undefined) throw error;
    const { site } = place;
    const problem = problemOf(error, site.language, String(request.id));
    if (problem.status >= 500) request.log.error(error);
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .send(layout(problemPage(problem, site), site));
  }
}

/** The page with what its address asks and nothing else, so that what is kept of it is for everybody (D-OFF-1331). */
function pageAsked({ mail, reach, options, assets }: PageContext, page: PublicPage, request: PageRequest): PublicAsked {
  const { params } = request;
  const { lang, federation } = params;
  const query = askedQuery(page.query, request.query);
  const path = page.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const url = `/${lang}/${federation}${withQuery(path, query)}`;
  const isSignedIn = isSignedInAt(request, options, federation);
  const asked = { params, query, url, isSignedIn, mail: mail !== undefined, reach: reach?.(), assets };
  const isLong = typeof page.isLong === 'function' ? page.isLong(query) : (page.isLong ?? false);
  return { federation, isLong, page: { page: page.path, ...asked } };
}

/**
 * The health of a scale is computed from every game on record. This begins as soon as the server listens, with pauses
 * for requests, so that the first reader does not wait.
 */
function warmScales(app: FastifyInstance, context: ServerContext): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onListen', async () => {
    // Nobody waits for it: what cannot be computed now is computed on demand.
    void allScales(context, () => closing).catch((error) => app.log.warn(error, 'scales not brought to hand'));
  });
}

async function allScales(context: ServerContext, isClosing: () => boolean): Promise<void> {
  if (context.memory === undefined) return;
  const federations = await context.archive.federations();
  if (federations.length > FEDERATIONS_AT_HAND) return;
  for (const federation of federations) {
    const ask = <Input, Answer>(question: Question<Input, Answer>, input: unknown): Promise<Answer> =>
      askOffice(context, question, { federation, viewer: NOBODY, input });
    if (isClosing()) return;
    await openPrinted(context, federation);
    // Small ones are summed when somebody asks: the thread for it costs more than it (D-OFF-1332).
    if (context.beside && !(await isLarge(context.archive, federation))) continue;
    const { settings } = await ask(showFederation, {});
    for (const series of settings.series)
      if (!isClosing() && gamesOf([series])?.includes('head-to-head')) await ask(showScale, { series: series.id });
  }
}
