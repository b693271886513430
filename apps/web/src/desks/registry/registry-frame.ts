import type { ActKind } from '@escala/office';
import { type DeskSite, mayEnter } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

/** Whoever keeps the registry. */
export const OFFICE: readonly ActKind[] = ['player.amend'];
/** The commission sees players too: titles, categories and sanctions are its matter. */
export const OFFICE_OR_COMMISSION: readonly ActKind[] = ['player.amend', 'sanction.impose'];

const PARTS = [
  ['/desk/registry', 'players', OFFICE_OR_COMMISSION],
  ['/desk/registry/clubs', 'clubs', OFFICE],
  ['/desk/registry/seasons', 'seasons', OFFICE],
  ['/desk/registry/delegations', 'delegations', OFFICE],
  ['/desk/registry/duplicates', 'duplicates', OFFICE],
  ['/desk/registry/import', 'import', OFFICE],
] as const;

/** The parts of the registry, above the heading. */
export function registryParts(site: DeskSite, here: (typeof PARTS)[number][1]): Html {
  const { translate, viewer } = site;
  const mine = PARTS.filter(([, , needs]) => mayEnter(viewer, needs));
  if (mine.length < 2) return html``;
  return html`<nav class="tabs" aria-label="${translate('web.desk-registry.parts')}"><ul>
${mine.map(
  ([path, part]) =>
    html`<li><a href="${href(site, path)}"${part === here && html` aria-current="page"`}>${translate(`web.desk-registry.part-${part}`)}</a></li>\n`,
)}</ul></nav>`;
}

export const deskPlayerPath = (player: string): string => `/desk/registry/players/${encodeURIComponent(player)}`;

export function deskPlayerLink(site: Site, player: string, name: string): Html {
  return html`<a href="${href(site, deskPlayerPath(player))}">${name}</a>`;
}

/** A form that is rarely needed stands closed under what it is for. */
export function folded(summary: string, content: Html, isOpen = false): Html {
  return html`<details class="desk-part"${isOpen && html` open`}><summary>${summary}</summary>${content}</details>`;
}
