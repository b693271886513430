import { type Html, html } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { breadcrumbs } from './navigation.ts';

/** Where the page is, its title, one line of facts, its actions, and its tabs. */
export function pageHead(site: Site, page: Page): Html {
  const { facts, actions, tabs } = page;
  const crumbs = site.copiedAt ? undefined : page.crumbs;
  const hasMore = facts !== undefined || actions !== undefined;
  return html`${crumbs && breadcrumbs(site, crumbs)}
${
  hasMore
    ? html`<div class="page-head"><div>${heading(page)}${facts && html`<p class="quiet dots">${facts.map((fact) => fact && html`<span>${fact}</span>`)}</p>`}</div>
${actions && html`<div class="actions">${actions}</div>`}</div>`
    : heading(page)
}
${tabs}`;
}

export const heading = ({ title, heading: shown = title, badge, band }: Page): Html =>
  html`<h1${band && html` class="unseen"`}>${shown}${badge && html` ${badge}`}</h1>`;
