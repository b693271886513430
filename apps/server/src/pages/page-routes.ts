import { FEDERATIONS_AT_HAND, NOBODY, openPrinted, type Question } from '@escala/office';
import { showFederation, showScale } from '@escala/office/questions';
import { type Assets, gamesOf, layout, type PublicPage, publicPages, type Site } from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problemOf } from '../http/problem-document.ts';
import type { ServerContext } from '../server-parts.ts';
import { askOffice } from '../threads/office-beside.ts';
import { askIn } from './ask-in.ts';
import { assetRoutes } from './assets.ts';
import { deskRoutes } from './desk-routes.ts';
import { type RenderedPage, sendRendered } from './kept-pages.ts';
import { LongAnswers } from './long-answers.ts';
import { outsideRoutes } from './outside-routes.ts';
import { isLanguage, type PageRequest, siteIn } from './page-site.ts';
import { pagesForProblems, problemPage } from './problem-page.ts';

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
  if (!isLanguage(request.params.lang)) return reply.callNotFound();
  let site: Site | undefined;
  const long = context.beside && new LongAnswers(context.beside);
  const read = (): Promise<RenderedPage | undefined> =>
    context.archive.read(request.params.federation, async (reading) => {
      const ofPage = await context.readings.at(reading);
      const place = await siteIn(ofPage.reading, context, request, context.assets);
      site = place?.site;
      if (place === undefined) return undefined;
      const { today, language, isSignedIn } = place.site;
      // Two versions at most, and neither says whose it is (D-OFF-1091).
      const address = isSignedIn ? `signed-in ${request.url}` : request.url;
      return context.kept.pageOf(address, ofPage, today, async () => {
        const ask = askIn(ofPage.reading, context, language);
        const view = await page.view(long?.asking(ofPage.reading, ask, language) ?? ask, place, place.site);
        return layout(view, place.site);
      });
    });
  try {
    const rendered = await (long?.complete(read) ?? read());
    return rendered === undefined
      ? reply.callNotFound()
      : sendRendered(rendered, request, reply.type('text/html; charset=utf-8'));
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
    const { settings } = await ask(showFederation, {});
    for (const series of settings.series)
      if (!isClosing() && gamesOf([series])?.includes('head-to-head')) await ask(showScale, { series: series.id });
  }
}
