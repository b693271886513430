import { searchScrabbleEvents, showFederation, showScrabbleEvent } from '@escala/office/questions';
import { eventCorrections } from '../../components/events/event-corrections.ts';
import { eventHref } from '../../components/events/event-frame.ts';
import { datesOf } from '../../components/events/event-list.ts';
import { scrabbleGames } from '../../components/scrabble/scrabble-games.ts';
import { isScrabble } from '../../components/scrabble/scrabble-words.ts';
import { table } from '../../components/table.ts';
import { stateBadge } from '../../components/ui/badge.ts';
import { pager } from '../../components/ui/navigation.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask, Page } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

const PAGE = 50;

export async function hasScrabble(ask: Ask): Promise<boolean> {
  const { settings } = await ask(showFederation, {});
  return settings.series.some(isScrabble);
}

/** The games of a Scrabble event: every ranking, every round. */
export async function scrabbleEvent(ask: Ask, site: Site, event: string): Promise<Page> {
  const { translate } = site;
  const { report, names } = await ask(showScrabbleEvent, { event });
  const { name, place, start, end, state } = report;
  return {
    title: name,
    crumbs: [[translate('web.word.events'), '/events']],
    main: html`<dl class="facts"><dt>${translate('web.word.state')}</dt><dd>${stateBadge(site, state)}</dd>
<dt>${translate('web.events.dates')}</dt><dd>${datesOf(site, { start, end })}</dd>
${place && html`<dt>${translate('web.desk-events.field-place')}</dt><dd>${place}</dd>`}</dl>
${await eventCorrections(ask, site, event)}${scrabbleGames(site, report, names)}`,
  };
}

/** Scrabble events that count, newest first. */
export async function scrabbleEventTable(
  ask: Ask,
  site: Site,
  { limit = PAGE, query }: { readonly limit?: number; readonly query?: Readonly<Record<string, string>> },
): Promise<Html> {
  const { translate } = site;
  const { after, afterId } = query ?? {};
  const cursor = after !== undefined && afterId !== undefined ? { after: { value: after, id: afterId } } : {};
  const { events, next } = await ask(searchScrabbleEvents, { limit, ...cursor });
  if (events.length === 0) return html`<p class="quiet">${translate('web.events.none')}</p>`;
  return html`${table(site, events, [
    ['web.events.dates', (event) => datesOf(site, event), 'quiet nowrap wide'],
    [
      'web.word.event',
      (event) =>
        html`<a href="${eventHref(site, event.event)}">${event.name}</a><span class="under">${datesOf(site, event)}</span>`,
      'name',
    ],
    ['web.desk-events.field-place', (event) => event.place, 'wide'],
    ['web.word.games', (event) => event.games, 'number'],
  ])}
${query && next && pager(translate('web.word.pages'), undefined, [translate('web.page-after'), href(site, withQuery('/events', { after: next.value, afterId: next.id }))])}`;
}
