import { nameParts } from '@escala/core';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { ownTitles } from './competition-book.ts';

export function playerLink(site: Site, id: string, name: string | Html): Html {
  return html`<a href="${href(site, `/players/${encodeURIComponent(id)}`)}">${name}</a>`;
}

/** A second surname is left out on phones. */
export function foldedName(name: string): Html {
  const [first, second, given] = nameParts(name);
  return html`${first}${second && html`<span class="wide">${second}</span>`}${given}`;
}

/** With the title before the name; in a `titled` table the place is kept even without one. */
export function titledLink(
  site: Site,
  { player, name, title }: { readonly player: string; readonly name: string; readonly title?: string | undefined },
): Html {
  return html`${titleMark(site, title)}<a class="name" href="${href(site, `/players/${encodeURIComponent(player)}`)}">${foldedName(name)}</a>`;
}

/** `Rocaverd Torreverd, Quim` as `Quim Rocaverd Torreverd`: for headings and sentences. */
export function spokenName(name: string): string {
  const comma = name.indexOf(', ');
  return comma < 0 ? name : `${name.slice(comma + 2)} ${name.slice(0, comma)}`;
}

/** What precedes the comma: where two names share a line. */
export const surnames = (name: string): string => name.split(', ', 1)[0]!;

/** Path to the explanation of a player's line on a list: of the edition in force, or as published. */
export function linePath(player: string, series: string, date?: string, edition?: string): string {
  const path = `/players/${encodeURIComponent(player)}/ratings/${series}${date === undefined ? '' : `/${date}`}`;
  return edition === 'published' ? `${path}?edition=published` : path;
}

/** A title as the federation's rules write it: IM by FIDE's, MI by the Catalan ones. */
export const titleIn = (site: Pick<Site, 'rules'>, title: string): string => ownTitles(site)?.written(title) ?? title;

/** The title before a name, if there is one. */
export const titleMark = (site: Pick<Site, 'rules'>, title: string | undefined): Html | '' =>
  title ? html`<span class="title">${titleIn(site, title)}</span>` : '';
