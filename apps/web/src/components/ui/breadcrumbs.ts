import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

/** The name of a parent page and its path under the federation. */
export type Crumb = readonly [name: string, path: string];

/** The parent pages, and what this page is part of. */
export function breadcrumbs(site: Site, crumbs: readonly Crumb[], whole?: string): Html {
  return html`<nav class="crumbs" aria-label="${site.translate('web.frame.where')}"><ol>
${crumbs.map(([name, path]) => html`<li><a href="${href(site, path)}">${name}</a></li>\n`)}${whole && html`<li><strong>${whole}</strong></li>\n`}</ol></nav>`;
}
