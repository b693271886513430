import { number } from '@escala/messages';
import type { playerEvents } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { decimalChange, pointsText, shortRange } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { numberedPages } from '../../components/ui/pager.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { playerHref } from './player-frame.ts';

type Answer = Awaited<ReturnType<(typeof playerEvents)['ask']>>;
type Figures = Answer['events'][number]['figures'][number];

/** Events with score, opponents, expectation, performance and change. */
export function eventsCard(site: Site, answer: Answer): Html {
  const { translate, language } = site;
  const figure = (of: (figures: Figures) => Value) => (event: Answer['events'][number]) =>
    event.figures[0] && of(event.figures[0]);
  return html`<div id="events">${card(
    {
      title: translate('web.player.events'),
      aside: html`<span class="quiet small wide">${translate('web.front.performance-said')}</span>`,
      flush: true,
      footer: answer.total > answer.size && eventPages(site, answer, ''),
    },
    answer.total === 0
      ? html`<p class="inside quiet">${translate('web.player.no-events')}</p>`
      : table(site, answer.events, [
          ['web.events.dates', ({ start, end }) => shortRange(site, start, end), 'quiet nowrap wide'],
          [
            'web.events.name',
            ({ event, name, start, end }) =>
              html`<a href="${eventHref(site, event)}">${name}</a><span class="under">${shortRange(site, start, end)}</span>`,
            'name',
          ],
          [
            'web.front.score',
            ({ points, games }) => translate('web.player.points', { points: pointsText(points), games: games.length }),
            'number nowrap',
          ],
          ['web.front.opponents', figure(({ opponents }) => opponents), 'number wide'],
          ['web.rating.expected', figure(({ expected }) => number(expected, language)), 'number widest'],
          ['web.front.performance', figure(({ performance }) => html`<strong>${performance}</strong>`), 'number wide'],
          ['web.rating.change', figure((figures) => changeLink(site, answer.player, figures)), 'number'],
        ]),
  )}</div>`;
}

/** The change leads to the list that has it; what no list has yet is said to be so far. */
function changeLink(site: Site, player: string, { series, list, published, change }: Figures): Html {
  const path = published ? linePath(player, series, list) : `${linePath(player, series)}/next`;
  const soFar = published ? undefined : html`<span class="quiet small">${site.translate('web.front.so-far')}</span> `;
  return html`${soFar}<a class="change" href="${href(site, path)}">${decimalChange(site, change)}</a>`;
}

export function eventPages(site: Site, { player, total, page, size }: Answer, path: string): Html {
  const { translate } = site;
  const last = Math.max(1, Math.ceil(total / size));
  const address = (to: number): string =>
    `${playerHref(site, player, withQuery(path, { page: to === 1 ? undefined : to }))}${path === '' ? '#events' : ''}`;
  return numberedPages(site, { page, last }, address, translate('web.player.event-pages'));
}
