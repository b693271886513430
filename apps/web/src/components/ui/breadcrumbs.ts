import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

/** The name of a page above this one and its path under the federation. */
export type Crumb = readonly [name: string, path: string];

export function breadcrumbs(site: Site, crumbs: readonly Crumb[]): Html {
  return html`<nav class="crumbs" aria-label="${site.translate('web.frame.where')}"><ol>
${crumbs.map(([name, path]) => html`<li><a href="${href(site, path)}">${name}</a></li>\n`)}</ol></nav>`;
}
