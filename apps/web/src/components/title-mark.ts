import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { ownTitles } from './competition-book.ts';

/** A title as the federation's rules write it: IM by FIDE's, MI by the Catalan ones. */
export const titleIn = (site: Pick<Site, 'rules'>, title: string): string => ownTitles(site)?.written(title) ?? title;

/** The title before a name, if there is one. */
export const titleMark = (site: Pick<Site, 'rules'>, title: string | undefined): Html | '' =>
  title ? html`<span class="title">${titleIn(site, title)}</span>` : '';
