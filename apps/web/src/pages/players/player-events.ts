import { type AnswerOf, eventPlayer, type playerEvents, type playerProfile } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { decimalChange, hundredths, pointsText, shortRange } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { numberedPages } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { playerHref } from './player-frame.ts';

type Answer = AnswerOf<typeof playerEvents>;
type Figures = Partial<Omit<Answer['events'][number]['figures'][number], 'games'>>;
type Playing = AnswerOf<typeof playerProfile>['playing'][number];
type InPlay = AnswerOf<typeof eventPlayer> & Playing;

/** Events in progress, with the effect of their results so far on each rating (D-OFF-391). */
export async function eventsInPlay(ask: Ask, player: string, playing: readonly Playing[]): Promise<InPlay[]> {
  const found: InPlay[] = [];
  for (const each of playing) found.push({ ...(await ask(eventPlayer, { event: each.event, player })), ...each });
  return found.filter(({ round }) => round > 0);
}

interface EventRow {
  readonly event: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly points: number;
  readonly played: number;
  readonly round?: number;
  readonly figures: Figures | undefined;
}

/** Events with score, opponents, expectation, performance and change; those in progress first. */
export function eventsCard(site: Site, answer: Answer, inPlay: readonly InPlay[]): Html {
  const { translate } = site;
  const rows: EventRow[] = [
    ...(answer.page === 1 ? inPlay : []).map(({ ratings: [rating], ...each }) => ({
      ...each,
      figures: rating && figuresSoFar(rating),
    })),
    ...answer.events.map(({ games, figures, ...each }) => ({ ...each, played: games.length, figures: figures[0] })),
  ];
  const figure = (of: (figures: Figures) => Value) => (event: EventRow) => (event.figures ? of(event.figures) : NONE);
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
            ({ event, name, start, end, round }) =>
              html`<a href="${eventHref(site, event)}">${name}</a>${round !== undefined && html` ${badge(translate('web.round.title', { round }), 'live')}`}<span class="under">${shortRange(site, start, end)}</span>`,
            'name',
          ],
          [
            'web.front.score',
            ({ points, played }) => translate('web.player.points', { points: pointsText(points), games: played }),
            'number nowrap',
          ],
          ['web.front.part-opponents', figure(({ opponents }) => opponents), 'number wide'],
          [
            'web.rating.expected',
            figure(({ expected }) => expected !== undefined && hundredths(site, expected)),
            'number widest',
          ],
          ['web.front.performance', figure(({ performance }) => html`<strong>${performance}</strong>`), 'number wide'],
          ['web.list.change', (event) => changeLink(site, answer.player, event), 'number nowrap'],
        ]),
  )}</div>`;
}

/** Not on any list yet. */
const NONE = html`<span class="quiet">–</span>`;

const figuresSoFar = ({ games: _games, ...rating }: InPlay['ratings'][number]): Figures => rating;

/**
 * The change links to its list, or for an event in progress to the
 * player's card; one not on a list yet is marked as provisional.
 */
function changeLink(site: Site, player: string, { event, round, figures = {} }: EventRow): Value {
  const { series, list, published, change } = figures;
  if (series === undefined || change === undefined) return NONE;
  const card = `/events/${encodeURIComponent(event)}/players/${encodeURIComponent(player)}`;
  const path =
    round !== undefined ? card : published ? linePath(player, series, list) : `${linePath(player, series)}/next`;
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
