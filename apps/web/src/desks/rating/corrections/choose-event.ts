import { scrabbleReportInbox, searchEvents, showFederation } from '@escala/office/questions';
import { datesOf } from '../../../components/events/event-list.ts';
import { isScrabble } from '../../../components/scrabble/scrabble-words.ts';
import { table } from '../../../components/table.ts';
import { notice } from '../../../components/ui/card.ts';
import { pager } from '../../../components/ui/navigation.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { keptOf, type Query } from './change-of-query.ts';

const PATH = '/desk/corrections/new';
const PAGE = 30;

/** Events that count, by name, newest first, and annulled ones. */
export async function chooseEvent(ask: Ask, site: Site, query: Query): Promise<Html> {
  const { settings } = await ask(showFederation, {});
  const hasScrabble = settings.series.some(isScrabble);
  const isScrabbleAlone = hasScrabble && settings.series.every(isScrabble);
  const address = (event: string): string => href(site, withQuery(PATH, { ...keptOf(query), event }));
  return html`<p>${site.translate('web.desk-office.choose-event-said')}</p>${!isScrabbleAlone && (await chessEvents(ask, site, query, address))}${hasScrabble && (await scrabbleEvents(ask, site, address, !isScrabbleAlone))}`;
}

/** Events that count, and annulled ones. */
async function scrabbleEvents(
  ask: Ask,
  site: Site,
  address: (event: string) => string,
  hasHeading: boolean,
): Promise<Html> {
  const { translate } = site;
  const { events } = await ask(scrabbleReportInbox, { state: 'accepted', limit: 200 });
  const annulled = await ask(scrabbleReportInbox, { state: 'annulled', limit: PAGE });
  const links = (all: typeof events): Html =>
    html`<ul>${all.map((each) => html`<li><a href="${address(each.event)}">${each.name}</a> (${datesOf(site, each)})</li>\n`)}</ul>`;
  return html`${hasHeading && html`<h2>${translate('web.desk-office.scrabble')}</h2>`}${
    events.length === 0 ? notice(translate('web.events.none-found')) : links(events.toReversed())
  }${annulled.events.length > 0 && html`<h2>${translate('web.desk-office.annulled-events')}</h2><p>${translate('web.desk-office.annulled-events-said')}</p>${links(annulled.events)}`}`;
}

async function chessEvents(ask: Ask, site: Site, query: Query, address: (event: string) => string): Promise<Html> {
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
  return html`<form class="filters" role="search"><label>${translate('web.word.name')}<input type="search" name="text" value="${text}"></label>
${query.claim && html`<input type="hidden" name="claim" value="${query.claim}">`}<button>${translate('web.search')}</button></form>
${
  events.length === 0
    ? notice(translate('web.events.none-found'))
    : table(site, events, [
        ['web.word.event', (event) => html`<a href="${address(event.id)}">${event.name}</a>`, 'name'],
        ['web.events.dates', (event) => datesOf(site, event)],
      ])
}
${pager(translate('web.word.pages'), after ? [translate('web.events.first-page'), page(undefined)] : undefined, next && [translate('web.page-after'), page(next)])}
${await annulledEvents(ask, site, address)}`;
}

async function annulledEvents(ask: Ask, site: Site, address: (event: string) => string): Promise<Html> {
  const { events } = await ask(searchEvents, { state: 'annulled', limit: PAGE });
  if (events.length === 0) return NOTHING;
  return html`<h2>${site.translate('web.desk-office.annulled-events')}</h2><p>${site.translate('web.desk-office.annulled-events-said')}</p>
<ul>${events.map((event) => html`<li><a href="${address(event.id)}">${event.name}</a> (${datesOf(site, event)})</li>\n`)}</ul>`;
}
