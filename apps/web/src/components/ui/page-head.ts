import { type Html, html } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/** Where one is, what the page is called and says of itself in one line, what one can do with it, and its tabs. */
export function pageHead(
  site: Site,
  { title, heading: shown = title, crumbs, above, badge, facts, actions, tabs, band }: Page,
): Html {
  const heading = html`<h1${band && html` class="unseen"`}>${shown}${badge && html` ${badge}`}</h1>`;
  const hasMore = facts !== undefined || actions !== undefined;
  return html`${crumbs && breadcrumbs(site, crumbs)}${above}
${
  hasMore
    ? html`<div class="page-head"><div>${heading}${facts && html`<p class="quiet dots">${facts.map((fact) => fact && html`<span>${fact}</span>`)}</p>`}</div>
${actions && html`<div class="actions">${actions}</div>`}</div>`
    : heading
}
${tabs}`;
}
