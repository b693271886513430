import { type Actor, type Archive, allActs } from '@escala/office';
import {
  type Ask,
  type Assets,
  type DeskPage,
  type DeskSite,
  deskPages,
  deskSections,
  layout,
  mayEnter,
  type Site,
  waitingCounts,
  withRecovery,
} from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { actorAtGate, checkCsrf, checkOrigin } from '../access/gate.ts';
import { type Identity, identityOf } from '../access/identity.ts';
import { mayStop } from '../access/may-stop.ts';
import { clearSessionCookie } from '../access/session-cookie.ts';
import { deskFor } from '../fresh-reading.ts';
import { problemOf } from '../http/problem-document.ts';
import { networkOf } from '../http/rate-limits.ts';
import { ServerProblem } from '../http/server-problem.ts';
import { MINUTE } from '../instant.ts';
import { performRequest } from '../routes/perform.ts';
import type { ServerContext } from '../server-parts.ts';
import { askOffice } from '../threads/office-beside.ts';
import { type PageRequest, siteAt } from './page-site.ts';
import { problemPage } from './problem-page.ts';

type Counts = Readonly<Record<string, number>>;

interface Kept {
  readonly state: string;
  readonly counts: Counts;
  readonly until: number;
}

/** This many people at work at once. */
const MOST = 1000;

/**
 * How much is waiting for each person at a desk, for the rail of every page: counted once for each state of the record
 * (D-OFF-596). A letter that could not be sent is no act, so counts expire after a minute.
 */
export class WaitingCounts {
  readonly #kept = new Map<string, Kept>();

  async of({ archive }: { readonly archive: Archive }, site: DeskSite, count: () => Promise<Counts>): Promise<Counts> {
    const { federation, viewer, today } = site;
    const key = `${federation.id} ${viewer.account}`;
    const { hash } = await archive.read(federation.id, (reading) => reading.head());
    const state = `${hash} ${today} ${viewer.roles} ${viewer.clubs}`;
    const now = performance.now();
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.state === state && now < kept.until) return kept.counts;
    const counts = await count();
    this.#kept.delete(key);
    this.#kept.set(key, { state, counts, until: now + MINUTE });
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!);
    return counts;
  }
}

/** Pages for signed-in people, by session only: rendered for them and never cached. */
export function deskRoutes(app: FastifyInstance, context: ServerContext, assets: Assets): void {
  const counts = new WaitingCounts();
  for (const page of deskPages)
    app.get(`/:lang/:federation${page.path}`, { config: { limit: 'reads' } }, async (request, reply) => {
      const found = await siteAt(context, request as PageRequest, assets);
      if (found === undefined) return reply.callNotFound();
      const identity = await identityOf(context, found.site.federation.id, request);
      request.identity = identity;
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'Cookie');
      if (identity.by === 'nobody') clearSessionCookie(reply, context.options, found.site.federation.id);
      if (identity.by !== 'session' || identity.enrolling) return toSignIn(found.site, reply);
      return reply.send(await shown(context, counts, page, identity, found, request as PageRequest, reply));
    });
  app.register(async (forms) => sentForms(forms, context, assets));
}

const FORM = 'application/x-www-form-urlencoded';
const LONGEST = 500_000;

/** Forms of desk pages sent without a script: the same act as over the API, then the page again (D-OFF-469). */
function sentForms(app: FastifyInstance, context: ServerContext, assets: Assets): void {
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LONGEST }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  for (const page of deskPages) {
    const { sent } = page;
    if (sent === undefined) continue;
    app.post(`/:lang/:federation${page.path}`, { config: { limit: 'writes' } }, async (request, reply) => {
      checkOrigin(request);
      const found = await siteAt(context, request as PageRequest, assets);
      if (found === undefined) return reply.callNotFound();
      const { site, params } = found;
      const federation = site.federation.id;
      const identity = await identityOf(context, federation, request);
      request.identity = identity;
      if (identity.by !== 'session' || identity.enrolling) return toSignIn(site, reply);
      const { csrf, ...fields } = Object(request.body) as Record<string, string>;
      checkCsrf(identity, request, csrf);
      const { act: kind, command, leadsTo } = sent(fields, params);
      const act = allActs.find((each) => each.kind === kind)!;
      const actor = actorAtGate(identity, kind);
      const network = networkOf(request.ip);
      await performRequest({ context, act, federation, identity, actor, network, body: { command } });
      return reply.redirect(`/${site.language}/${federation}${leadsTo}`, 303);
    });
  }
}

async function shown(
  context: ServerContext,
  counts: WaitingCounts,
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
    const language = page.namesAsKept ? undefined : site.language;
    const ask: Ask = (question, input) =>
      askOffice(ports, question, { federation: site.federation.id, viewer: actor, input, language });
    const isHere = await mayStop(context, site.federation.id, identity, request);
    const keptIn = isHere ? context.options.keptIn : undefined;
    const deskSite = { ...site, viewer, csrf: identity.session.csrf, keptIn };
    const made = await page.view(ask, { params, query }, deskSite);
    const waiting = await counts.of(ports, deskSite, () => waitingCounts(ask, deskSite));
    return layout(withRecovery(made, deskSite, identity.account.recovery), deskSite, { ...frame, waiting });
  } catch (error) {
    const problem = problemOf(error, site.language, String(request.id));
    if (problem.status >= 500) request.log.error(error);
    reply.code(problem.status);
    return layout(problemPage(problem, site), site, frame);
  }
}

/** After signing in, back to the page that was wanted. */
function toSignIn({ language, federation, path }: Site, reply: FastifyReply): FastifyReply {
  return reply.redirect(`/${language}/${federation.id}/sign-in?${new URLSearchParams({ next: path })}`);
}
