import type { ActKind } from '@escala/office';
import type { normsOfPlayer } from '@escala/office/questions';
import type { NormedTitle } from '@escala/regulations';
import { citations, citedTexts } from '../../components/cited.ts';
import { ownTitles } from '../../components/competition-book.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

export const TITLES: readonly ActKind[] = ['title.grant-by-norms'];

export type PlayerNorms = Awaited<ReturnType<(typeof normsOfPlayer)['ask']>>;

/** The title that comes by norms, where the rules of the federation know one. */
export function normedTitle(site: Site): { readonly name: string; readonly rules: NormedTitle } | undefined {
  const [found] = Object.entries(ownTitles(site)?.byNorms ?? {});
  return found && { name: found[0], rules: found[1] };
}

/** Articles of that title that open what they say, with the texts that they open. */
export function articlesSaid(site: Site, ...names: readonly (keyof NormedTitle['articles'])[]): Html {
  const { articles } = normedTitle(site)?.rules ?? {};
  const book = ownTitles(site)?.id ?? '';
  const cited = { articles: [...new Set(names.flatMap((name) => articles?.[name] ?? []))], decisions: [] };
  return html`${citations(site, book, cited)}${citedTexts(site, book, cited)}`;
}

export const eventPath = (event: string): string => `/desk/titles/events/${encodeURIComponent(event)}`;
export const playerPath = (player: string): string => `/desk/titles/players/${encodeURIComponent(player)}`;
