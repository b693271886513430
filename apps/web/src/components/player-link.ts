import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';

export function playerLink(site: Site, id: string, name: string): Html {
  return html`<a href="${href(site, `/players/${encodeURIComponent(id)}`)}">${name}</a>`;
}

/** Where a player's line of a list is taken apart: of the edition in force, or as it was published. */
export function linePath(player: string, series: string, date?: string, edition?: string): string {
  const path = `/players/${encodeURIComponent(player)}/ratings/${series}${date === undefined ? '' : `/${date}`}`;
  return edition === 'published' ? `${path}?edition=published` : path;
}
