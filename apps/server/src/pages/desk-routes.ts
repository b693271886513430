import { type Actor, askQuestion } from '@escala/office';
import { type Assets, type DeskPage, deskPages, deskSections, layout, mayEnter, type Site } from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Identity, identityOf } from '../access/identity.ts';
import { deskFor } from '../fresh-reading.ts';
import { problemOf } from '../http/problem-document.ts';
import { ServerProblem } from '../http/server-problem.ts';
import type { ServerContext } from '../server-parts.ts';
import { type PageRequest, siteAt } from './page-site.ts';
import { problemPage } from './problem-page.ts';

/** Pages of people who are signed in, by their session only: rendered for them, kept by nobody. */
export function deskRoutes(app: FastifyInstance, context: ServerContext, assets: Assets): void {
  for (const page of deskPages)
    app.get(`/:lang/:federation${page.path}`, { config: { limit: 'reads' } }, async (request, reply) => {
      const found = await siteAt(context, request as PageRequest, assets);
      if (found === undefined) return reply.callNotFound();
      const identity = await identityOf(context, found.site.federation.id, request);
      request.identity = identity;
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'Cookie');
      if (identity.by !== 'session' || identity.enrolling) return toSignIn(found.site, reply);
      return reply.send(await shown(context, page, identity, found, request as PageRequest, reply));
    });
}

async function shown(
  context: ServerContext,
  page: DeskPage,
  identity: Extract<Identity, { by: 'session' }>,
  { site, params, query }: NonNullable<Awaited<ReturnType<typeof siteAt>>>,
  request: PageRequest,
  reply: FastifyReply,
): Promise<string> {
  const actor: Actor = identity.actor;
  const viewer = { ...actor, name: identity.account.name };
  const frame = { viewer, sections: deskSections };
  const ports = deskFor(context, identity);
  try {
    if (!mayEnter(viewer, page.needs)) throw new ServerProblem(403, 'desk-not-yours');
    const made = await page.view(
      (question, input) => askQuestion(ports, question, { federation: site.federation.id, viewer: actor, input }),
      { params, query },
      { ...site, viewer },
    );
    return layout(made, site, frame);
  } catch (error) {
    const problem = problemOf(error, site.language, String(request.id));
    if (problem.status >= 500) request.log.error(error);
    reply.code(problem.status);
    return layout(problemPage(problem, site), site, frame);
  }
}

/** Back to where one wanted to go. */
function toSignIn({ language, federation, path }: Site, reply: FastifyReply): FastifyReply {
  return reply.redirect(`/${language}/${federation.id}/sign-in?${new URLSearchParams({ next: path })}`);
}
