import { type Html, html } from '../../../kit/html.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { KINDS_OF_STATE, keptOf, type Query } from './change-of-query.ts';

/** Which sort of mistake it is. An event that does not count has its own report to be changed. */
export function chooseKind(site: Site, query: Query, state: string): Html {
  const { translate } = site;
  const kinds = KINDS_OF_STATE[state];
  if (kinds === undefined)
    return html`<p class="notice">${translate('web.desk-office.not-counting')} <a href="${href(site, `/desk/reports/${encodeURIComponent(query.event ?? '')}`)}">${translate('web.desk-office.to-report')}</a></p>`;
  return html`<ul class="cards">${kinds.map(
    (kind) =>
      html`<li class="card"><h3><a href="${href(site, withQuery('/desk/corrections/new', { ...keptOf(query), kind }))}"${
        (kind === 'annulment' || kind === 'reinstatement') && html` data-takes-time`
      }>${translate(`web.desk-office.kind-${kind}`)}</a></h3><p>${translate(`web.desk-office.kind-said-${kind}`)}</p></li>\n`,
  )}</ul>`;
}
