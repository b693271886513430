import { type Html, html } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { KINDS, keptOf, type Query } from './change-of-query.ts';

/** Which sort of mistake it is. An event that does not count has its own report to be changed. */
export function chooseKind(site: Site, query: Query, state: string): Html {
  const { translate } = site;
  if (state !== 'accepted')
    return html`<p class="notice">${translate('web.desk-office.not-counting')} <a href="${href(site, `/desk/reports/${encodeURIComponent(query.event ?? '')}`)}">${translate('web.desk-office.to-report')}</a></p>`;
  return html`<ul class="cards">${KINDS.map(
    (kind) =>
      html`<li class="card"><h3><a href="${href(site, withQuery('/desk/corrections/new', { ...keptOf(query), kind }))}"${
        kind === 'annulment' && html` data-takes-time`
      }>${translate(`web.desk-office.kind-${kind}`)}</a></h3><p>${translate(`web.desk-office.kind-said-${kind}`)}</p></li>\n`,
  )}</ul>`;
}
