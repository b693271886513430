import type { ActKind } from '@escala/office';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

/** Registry staff. */
export const OFFICE: readonly ActKind[] = ['player.amend'];
/** The commissions see players too, for titles, categories and sanctions. */
export const OFFICE_OR_COMMISSION: readonly ActKind[] = ['player.amend', 'sanction.impose', 'title.award'];

export const deskPlayerPath = (player: string): string => `/desk/registry/players/${encodeURIComponent(player)}`;

export function deskPlayerLink(site: Site, player: string, name: string): Html {
  return html`<a href="${href(site, deskPlayerPath(player))}">${name}</a>`;
}

/** A rarely needed form, folded below its purpose. */
export function folded(summary: string, content: Html, isOpen = false): Html {
  return html`<details class="desk-part"${isOpen && html` open`}><summary>${summary}</summary>${content}</details>`;
}
