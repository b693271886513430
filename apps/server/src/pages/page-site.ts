import { LANGUAGES, type Language, translator } from '@escala/messages';
import { federationKind, type Reading } from '@escala/office';
import { type Assets, gamesOf, type Site } from '@escala/web';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-parts.ts';
import { siteIdentity } from './site-identity.ts';

interface PageParams {
  readonly lang: string;
  readonly federation: string;
}

export type PageRequest = FastifyRequest<{
  Params: PageParams & Record<string, string>;
  Querystring: Record<string, string | string[]>;
}>;

export interface PagePlace {
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Where a request for a page leads; nothing where there is no such language or federation. */
export async function siteAt(
  context: ServerContext,
  request: PageRequest,
  assets: Assets,
): Promise<PagePlace | undefined> {
  if (!isLanguage(request.params.lang)) return undefined;
  return context.archive.read(request.params.federation, (reading) => siteIn(reading, context, request, assets));
}

/** The same, where the record is being read already. */
export async function siteIn(
  reading: Reading,
  { clock, mail, reach }: Pick<ServerContext, 'clock' | 'mail' | 'reach'>,
  request: Pick<PageRequest, 'params' | 'query' | 'url'>,
  assets: Assets,
): Promise<PagePlace | undefined> {
  const { lang, federation: id, ...params } = request.params;
  if (!isLanguage(lang)) return undefined;
  const federation = await reading.get(federationKind, id);
  if (federation === undefined) return undefined;
  const query: Record<string, string> = {};
  for (const name of Object.keys(request.query)) query[name] = String(request.query[name]);
  const site: Site = {
    language: lang,
    translate: translator(lang),
    federation: { id, name: federation.body.name, identity: await siteIdentity(reading, federation.body, lang) },
    games: gamesOf(federation.body.series),
    onlyPlays: federation.body.series.length === 0 && federation.body.competitionRules !== undefined,
    rules: federation.body.competitionRules,
    path: request.url.slice(`/${lang}/${id}`.length),
    assets,
    mail: mail !== undefined,
    reach: reach?.(),
    today: clock.today(federation.body.timeZone),
  };
  return { site, params, query };
}

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
