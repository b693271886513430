import { LANGUAGES, type Language, translator } from '@escala/messages';
import { federationKind } from '@escala/office';
import { type Assets, gamesOf, type Site } from '@escala/web';
import type { FastifyRequest } from 'fastify';
import type { Desk } from '../server-parts.ts';

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
  /** The last act on record. */
  readonly seq: number;
}

/** Where a request for a page leads; nothing where there is no such language or federation. */
export async function siteAt(desk: Desk, request: PageRequest, assets: Assets): Promise<PagePlace | undefined> {
  const { lang, federation: id, ...params } = request.params;
  if (!LANGUAGES.some((language) => language === lang)) return undefined;
  const language = lang as Language;
  const { federation, seq } = await desk.archive.read(id, async (reading) => ({
    federation: await reading.get(federationKind, id),
    seq: (await reading.head()).seq,
  }));
  if (federation === undefined) return undefined;
  const query = Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
  const site: Site = {
    language,
    translate: translator(language),
    federation: { id, name: federation.body.name },
    games: gamesOf(federation.body.series),
    path: request.url.slice(`/${language}/${id}`.length),
    assets,
    today: desk.clock.today(federation.body.timeZone),
  };
  return { site, params, query, seq };
}
