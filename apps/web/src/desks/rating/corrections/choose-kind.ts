import { type Html, html } from '../../../kit/html.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { KINDS, type Kind, keptOf, type Query } from './change-of-query.ts';
import type { EventToCorrect } from './event-to-correct.ts';

/** Which sort of mistake it is. An annulled event can only count again; one that does not count has its own report to be changed. */
export function chooseKind(site: Site, query: Query, { id, state, scrabble }: EventToCorrect): Html {
  const { translate } = site;
  const report = `/desk/reports/${scrabble ? 'scrabble/' : ''}${encodeURIComponent(id)}`;
  if (state !== 'accepted' && state !== 'annulled')
    return html`<p class="notice">${translate('web.desk-office.not-counting')} <a href="${href(site, report)}">${translate('web.desk-office.to-report')}</a></p>`;
  const kinds: readonly Kind[] =
    state === 'annulled' ? ['reinstatement'] : KINDS[scrabble ? 'scrabble' : 'head-to-head'];
  return html`<ul class="cards">${kinds.map(
    (kind) =>
      html`<li class="card"><h3><a href="${href(site, withQuery('/desk/corrections/new', { ...keptOf(query), kind }))}"${
        (kind === 'annulment' || kind === 'reinstatement') && html` data-takes-time`
      }>${translate(`web.desk-office.kind-${kind}`)}</a></h3><p>${translate(`web.desk-office.kind-said-${kind}`)}</p></li>\n`,
  )}</ul>`;
}
