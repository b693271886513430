import { searchEvents } from '@escala/office/questions';
import { datesOf } from '../../../components/events/event-list.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { keptOf, type Query } from './change-of-query.ts';

const PATH = '/desk/corrections/new';
const PAGE = 30;

/** Events that count, by name, the newest first; and what was annulled. */
export async function chooseEvent(ask: Ask, site: Site, query: Query): Promise<Html> {
  const { translate } = site;
  const text = (query.text ?? '').slice(0, 200);
  const { after, afterId } = query;
  const { events, next } = await ask(searchEvents, {
    state: 'accepted',
    limit: PAGE,
    ...(text && { text }),
    ...(after && afterId && { after: { value: after, id: afterId } }),
  });
  const page = (place: { value: string; id: string } | undefined): string =>
    href(site, withQuery(PATH, { claim: query.claim, text, after: place?.value, afterId: place?.id }));
  const address = (event: string): string => href(site, withQuery(PATH, { ...keptOf(query), event }));
  return html`<p>${translate('web.desk-office.choose-event-said')}</p>
<form class="filters" role="search"><label>${translate('web.events.text')}<input type="search" name="text" value="${text}"></label>
${query.claim && html`<input type="hidden" name="claim" value="${query.claim}">`}<button>${translate('web.search')}</button></form>
${
  events.length === 0
    ? html`<p class="notice">${translate('web.events.none-found')}</p>`
    : html`<div class="scroll"><table><thead><tr><th scope="col">${translate('web.events.name')}</th><th scope="col">${translate('web.events.dates')}</th></tr></thead>
<tbody>${events.map((event) => html`<tr><th scope="row"><a href="${address(event.id)}">${event.name}</a></th><td>${datesOf(site, event)}</td></tr>\n`)}</tbody></table></div>`
}
${
  (after || next) &&
  html`<nav class="pages" aria-label="${translate('web.pages')}">${after && html`<a href="${page(undefined)}">${translate('web.events.first-page')}</a>`}
${next && html`<a rel="next" href="${page(next)}">${translate('web.page-after')}</a>`}</nav>`
}
${await annulledEvents(ask, site, address)}`;
}

async function annulledEvents(ask: Ask, site: Site, address: (event: string) => string): Promise<Html> {
  const { events } = await ask(searchEvents, { state: 'annulled', limit: PAGE });
  if (events.length === 0) return NOTHING;
  return html`<h2>${site.translate('web.desk-office.annulled-events')}</h2><p>${site.translate('web.desk-office.annulled-events-said')}</p>
<ul>${events.map((event) => html`<li><a href="${address(event.id)}">${event.name}</a> (${datesOf(site, event)})</li>\n`)}</ul>`;
}
