import { LANGUAGES, type Language, translator } from '@escala/messages';
import { askQuestion, federationKind, NOBODY } from '@escala/office';
import { type Assets, layout, type PublicPage, publicPages, type Site } from '@escala/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { alreadyThere, etagOf } from '../http/conditional.ts';
import { languageOf } from '../http/language-of.ts';
import { problemOf } from '../http/problem-document.ts';
import type { Desk } from '../server-parts.ts';
import { assetRoutes } from './assets.ts';
import { outsideRoutes } from './outside-routes.ts';
import { problemPage } from './problem-page.ts';

interface PageParams {
  readonly lang: string;
  readonly federation: string;
}

type PageRequest = FastifyRequest<{
  Params: PageParams & Record<string, string>;
  Querystring: Record<string, string | string[]>;
}>;

/** The pages that anybody reads, rendered here and readable without JavaScript; the language is part of the address. */
export function pageRoutes(app: FastifyInstance, desk: Desk): void {
  const assets = assetRoutes(app, desk.options.webFolder);
  outsideRoutes(app, desk, assets);
  app.get('/', async (request, reply) => {
    const [first, ...others] = await desk.archive.federations();
    const language = languageOf(undefined, request.headers['accept-language']);
    if (first === undefined) return reply.redirect('/setup');
    // Several federations on one installation: each is reached by its own address.
    if (others.length > 0) return reply.redirect('/api');
    return reply.header('vary', 'Accept-Language').redirect(`/${language}/${first}`);
  });
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
  const { lang, federation: id, ...params } = request.params;
  if (!LANGUAGES.some((language) => language === lang)) return reply.callNotFound();
  const site = await siteOf(desk, lang as Language, id, request, assets);
  if (site === undefined) return reply.callNotFound();
  const query = Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
  reply.type('text/html; charset=utf-8');
  try {
    const made = await page.view(
      (question, input) => askQuestion(desk, question, { federation: id, viewer: NOBODY, input }),
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

async function siteOf(
  desk: Desk,
  language: Language,
  id: string,
  request: PageRequest,
  assets: Assets,
): Promise<Site | undefined> {
  const federation = await desk.archive.read(id, (reading) => reading.get(federationKind, id));
  if (federation === undefined) return undefined;
  return {
    language,
    translate: translator(language),
    federation: { id, name: federation.body.name },
    path: request.url.slice(`/${language}/${id}`.length),
    assets,
    today: desk.clock.today(federation.body.timeZone),
  };
}
