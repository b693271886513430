import { translator } from '@escala/messages';
import {
  type Assets,
  type Html,
  html,
  layout,
  type OutsideSite,
  outsideDocument,
  type Page,
  type Site,
} from '@escala/web';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language-of.ts';
import type { ProblemDocument } from '../http/problem-document.ts';
import type { ServerContext } from '../server-parts.ts';
import { isLanguage, isSignedInAt, type PageRequest, siteIn } from './page-site.ts';

type Problem = ProblemDocument['problems'][number];

/** What went wrong, as a page. */
export function problemPage(problem: ProblemDocument, site: Site): Page {
  return {
    title: problem.title,
    main: html`<div class="notice error">${problem.problems.map((each) => html`<p>${whichField(each)}${each.message}</p>`)}</div>
<p><a class="button main" href="/${site.language}/${site.federation.id}">${site.translate('web.to-home')}</a></p>`,
  };
}

/** A sentence about “this value” needs the name of the field, as in the address. */
function whichField({ code, field }: Problem): Html | undefined {
  return code.startsWith('field-') && field !== undefined ? html`<code>${field}</code>: ` : undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    pageForProblem?: (problem: ProblemDocument, request: FastifyRequest) => Promise<string>;
  }
}

/** Whether the answer is for a person or for a program (D-OFF-280). */
export function isForReaders({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(?=[/?#]|$)/.test(url) &&
    (headers.accept ?? '').toLowerCase().includes('text/html')
  );
}

/**
 * Problems outside any page, shown as a page: within the federation
 * that the address names, if any, and always with a way home.
 */
export function pagesForProblems(app: FastifyInstance, context: ServerContext, assets: Assets): void {
  app.decorate('pageForProblem', async (problem, request) => {
    const path = request.url.split(/[?#]/)[0]!;
    const [, lang = '', federation = ''] = path.split('/');
    const query = (request.query ?? {}) as PageRequest['query'];
    // Only for an address that does not exist: excessive requests, or a failing store, cost no reading.
    const place =
      problem.status === 404 &&
      /^[\w-]{1,200}$/.test(federation) &&
      (await context.archive.read(federation, (reading) => {
        const language = isLanguage(lang) ? lang : readersLanguage(request);
        const isSignedIn = isSignedInAt(request, context.options, federation);
        const asked = { params: { lang: language, federation }, query, url: request.url, isSignedIn };
        return siteIn(reading, context, asked, assets);
      }));
    if (place && isLanguage(lang)) return layout(lostPage(problem, place.site), place.site);
    const language = readersLanguage(request);
    const site: OutsideSite = { language, translate: translator(language), assets, today: '', path };
    return outsideDocument(lostPage(problem, { ...site, ...(place && { federation: place.site.federation }) }), site);
  });
}

/** The language in the address counts if no other was asked for. */
export function readersLanguage({ url, query, headers }: FastifyRequest): ReturnType<typeof languageOf> {
  const { lang } = (query ?? {}) as { lang?: unknown };
  const first = url.split(/[/?#]/)[1] ?? '';
  return languageOf(lang ?? (isLanguage(first) ? first : undefined), headers['accept-language']);
}

function lostPage(
  { title, problems }: ProblemDocument,
  { language, translate, federation }: Pick<OutsideSite, 'language' | 'translate'> & { federation?: { id: string } },
): Page {
  const isLost = problems.some(({ code }) => code === 'no-such-address');
  const home = federation ? `/${language}/${federation.id}` : `/${language}`;
  return {
    title: isLost ? translate('web.lost.title') : title,
    main: html`${isLost ? html`<p>${translate('web.lost.text')}</p>` : problems.map(({ message }) => html`<p>${message}</p>`)}
<p><a class="button main" href="${home}">${translate('web.to-home')}</a></p>`,
  };
}
