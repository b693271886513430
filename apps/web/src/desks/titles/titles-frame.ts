import type { ActKind } from '@escala/office';
import type { normsOfPlayer } from '@escala/office/questions';
import { citations, citedTexts } from '../../components/cited.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

export const TITLES: readonly ActKind[] = ['title.grant-by-norms'];
export const BOOK = 'fce-1990';

export type PlayerNorms = Awaited<ReturnType<(typeof normsOfPlayer)['ask']>>;

/** Articles of the competition rules that open what they say, with the texts that they open. */
export function articlesSaid(site: Site, articles: readonly string[]): Html {
  const cited = { articles: [...new Set(articles)], decisions: [] };
  return html`${citations(site, BOOK, cited)}${citedTexts(site, BOOK, cited)}`;
}

export const eventPath = (event: string): string => `/desk/titles/events/${encodeURIComponent(event)}`;
export const playerPath = (player: string): string => `/desk/titles/players/${encodeURIComponent(player)}`;
