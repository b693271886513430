import type { AnswerOf, playerEvents } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { decimalChange, hundredths, pointsText, shortRange } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { badge, stateBadge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { numberedPages } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { playerHref } from './player-frame.ts';

type Answer = AnswerOf<typeof playerEvents>;
type EventRow = Answer['events'][number];
type Figures = EventRow['figures'][number];

/** Events with score, opponents, expectation, performance and change; those not decided yet first. */
export function eventsCard(site: Site, answer: Answer): Html {
  const { translate } = site;
  const rows = answer.events;
  const figure =
    (of: (figures: Figures) => Value) =>
    ({ figures: [first] }: EventRow) =>
      first ? of(first) : NONE;
  return html`<div id="events">${card(
    {
      title: translate('web.player.events'),
      aside: html`<span class="quiet small wide">${translate('web.front.performance-said')}</span>`,
      flush: true,
      footer: answer.total > answer.size && eventPages(site, answer, ''),
    },
    rows.length === 0
      ? html`<p class="inside quiet">${translate('web.player.no-events')}</p>`
      : table(site, rows, [
          ['web.events.dates', ({ start, end }) => shortRange(site, start, end), 'quiet nowrap wide'],
          [
            'web.word.event',
            ({ event, name, start, end, ...stage }) =>
              html`<a href="${eventHref(site, event)}">${name}</a>${stageBadge(site, stage)}<span class="under">${shortRange(site, start, end)}</span>`,
            'name',
          ],
          [
            'web.front.score',
            ({ points, games }) => translate('web.player.points', { points: pointsText(points), games: games.length }),
            'number nowrap',
          ],
          ['web.front.part-opponents', figure(({ opponents }) => opponents), 'number wide'],
          ['web.rating.expected', figure(({ expected }) => hundredths(site, expected)), 'number widest'],
          ['web.front.performance', figure(({ performance }) => html`<strong>${performance}</strong>`), 'number wide'],
          ['web.list.change', (event) => changeLink(site, answer.player, event), 'number nowrap'],
        ]),
  )}</div>`;
}

/** For an event that is not decided yet. */
function stageBadge(site: Site, { state, round }: Pick<EventRow, 'state' | 'round'>): Value {
  if (state === undefined) return undefined;
  const isPlayed = state === 'running' && round !== undefined && round > 0;
  return html` ${isPlayed ? badge(site.translate('web.round.title', { round }), 'live') : stateBadge(site, state)}`;
}

/** Not on any list yet. */
const NONE = html`<span class="quiet">–</span>`;

/**
 * The change links to its list, or for an event in progress to the
 * player's card; one not on a list yet is marked as provisional.
 */
function changeLink(site: Site, player: string, { event, state, figures: [first] }: EventRow): Value {
  if (first === undefined) return NONE;
  const { series, list, published, change } = first;
  const card = `/events/${encodeURIComponent(event)}/players/${encodeURIComponent(player)}`;
  const path =
    state !== undefined ? card : published ? linePath(player, series, list) : `${linePath(player, series)}/next`;
  const soFar =
    published && state === undefined
      ? undefined
      : html`<span class="quiet small">${site.translate('web.front.so-far')}</span> `;
  return html`${soFar}<a class="change" href="${href(site, path)}">${decimalChange(site, change)}</a>`;
}

export function eventPages(site: Site, { player, total, page, size }: Answer, path: string): Html {
  const { translate } = site;
  const last = Math.max(1, Math.ceil(total / size));
  const address = (to: number): string =>
    `${playerHref(site, player, withQuery(path, { page: to === 1 ? undefined : to }))}${path === '' ? '#events' : ''}`;
  return numberedPages(site, { page, last }, address, translate('web.player.event-pages'));
}
