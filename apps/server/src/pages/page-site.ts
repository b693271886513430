import { LANGUAGES, type Language, translator } from '@escala/messages';
import {
  type Federation,
  federationKind,
  identityKind,
  inLanguage,
  listNamesIn,
  markPath,
  type Reading,
} from '@escala/office';
import { type Assets, gamesOf, type Identity, type Site } from '@escala/web';
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../access/session-cookie.ts';
import { accentPath } from '../logos/logo-downloads.ts';
import { canPush } from '../push/subscriptions.ts';
import type { ServerContext } from '../server-parts.ts';

interface PageParams {
  readonly lang: string;
  readonly federation: string;
}

export type PageRequest = FastifyRequest<{
  Params: PageParams & Record<string, string>;
  Querystring: Record<string, string | string[]>;
}>;

interface PagePlace {
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** What a site is made for: plain data. */
export interface SiteAsked {
  readonly params: PageParams & Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly url: string;
  readonly isSignedIn?: boolean | undefined;
}

/** Whether somebody is signed in on this browser; who and whether still, only a desk finds out. */
export const isSignedInAt = (
  { cookies, protocol }: Pick<FastifyRequest, 'cookies' | 'protocol'>,
  options: ServerContext['options'],
  federation: string,
): boolean => cookieIn({ cookies, protocol }, options, federation, 'session') !== undefined;

/** The site a request for a page belongs to; undefined if there is no such language or federation. */
export async function siteAt(
  context: ServerContext,
  request: PageRequest,
  assets: Assets,
): Promise<PagePlace | undefined> {
  const { params, query, url } = request;
  if (!isLanguage(params.lang)) return undefined;
  const isSignedIn = isSignedInAt(request, context.options, params.federation);
  const asked = { params, query, url, isSignedIn };
  return context.archive.read(params.federation, (reading) => siteIn(reading, context, asked, assets));
}

/** The same, within a reading already open. */
export async function siteIn(
  reading: Reading,
  {
    clock,
    mail,
    reach,
    options,
  }: Pick<ServerContext, 'clock' | 'reach'> & { readonly mail?: unknown } & Partial<Pick<ServerContext, 'options'>>,
  request: SiteAsked,
  assets: Assets,
): Promise<PagePlace | undefined> {
  const { lang, federation: id, ...params } = request.params;
  if (!isLanguage(lang)) return undefined;
  const federation = await reading.get(federationKind, id);
  if (federation === undefined) return undefined;
  const query: Record<string, string> = {};
  const told = Object.keys(request.query).map((name) => [name, String(request.query[name])] as const);
  const asked = told.filter((each) => each.join('=').length <= LONGEST);
  for (const [name, value] of asked) query[name] = value;
  const path = request.url.slice(`/${lang}/${id}`.length);
  const site: Site = {
    language: lang,
    translate: translator(lang),
    federation: { id, name: federation.body.name, identity: await siteIdentity(reading, federation.body, lang) },
    games: gamesOf(federation.body.series),
    onlyPlays: federation.body.series.length === 0 && federation.body.competitionRules !== undefined,
    ownMachine: options?.ownMachine,
    isSignedIn: request.isSignedIn,
    rules: federation.body.competitionRules,
    path: asked.length === told.length ? path : path.replace(/\?.*$/s, ''),
    assets,
    mail: mail !== undefined,
    push: options !== undefined && canPush(options),
    reach: reach?.(),
    today: clock.today(federation.body.timeZone),
  };
  return { site, params, query };
}

/** A page repeats what was asked in its fields and links: anything longer is as if not given. */
const LONGEST = 500;

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** A federation's identity for readers of a language; undefined if it has none. */
export async function siteIdentity(
  reading: Reading,
  federation: Federation,
  language: Language,
): Promise<Identity | undefined> {
  const found = await reading.get(identityKind, reading.federation);
  if (found === undefined) return undefined;
  const { mark, accent, shortName, text, address, email, phone, officeHours, privacyNotice, links } = found.body;
  return {
    ...{ shortName, address, email, phone },
    mark: mark && markPath(reading.federation, mark),
    accentSheet: accent && accentPath(reading.federation, accent),
    text: inLanguage(text, language, federation),
    hours: inLanguage(officeHours, language, federation),
    privacy: privacyNotice && '/privacy',
    listNames: listNamesIn(found.body, language),
    links: links?.map(({ name, address: to }) => [name, to] as const),
  };
}
