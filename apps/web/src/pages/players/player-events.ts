import { type MessageKey, number } from '@escala/messages';
import type { playerEvents } from '@escala/office/questions';
import { timeRange } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof playerEvents)['ask']>>;
type Played = Answer['events'][number];

/** Events with the score; the games of each on demand. */
export function playedEvents(site: Site, answer: Answer): Html {
  const { translate } = site;
  if (answer.total === 0) return html`<p class="quiet">${translate('web.player.no-events')}</p>`;
  return html`<ul class="played">
${answer.events.map((event) => html`<li>${played(site, event)}</li>\n`)}
</ul>${pages(site, answer)}`;
}

function played(site: Site, event: Played): Html {
  const { translate, language } = site;
  const score = translate('web.player.points', { points: number(event.points, language), games: event.games.length });
  return html`<details><summary><strong>${event.name}</strong> <span class="quiet small">${timeRange(site, event.start, event.end)}</span> ${score}</summary>
<p><a href="${href(site, `/events/${event.event}`)}">${translate('web.player.to-event')}</a></p>
${table(
  site,
  event.games,
  [
    ['web.rating.round', (game) => game.round, 'number'],
    ['web.rating.opponent', (game) => playerLink(site, game.opponent, game.opponentName), 'name'],
    ['web.rating.colour', (game) => translate(`web.rating.side-${game.side}`)],
    [
      'web.rating.score',
      (game) =>
        html`${game.score === 0.5 ? '½' : game.score}${game.kind !== 'played' && html` <span class="quiet small">${translate(`web.rating.kind-${game.kind}`)}</span>`}`,
      'number',
    ],
  ],
  { caption: event.name, hidesCaption: true },
)}</details>`;
}

function pages(site: Site, { player, total, page, size }: Answer): Html {
  const { translate } = site;
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return html``;
  const link = (to: number, key: MessageKey): Value =>
    to >= 1 &&
    to <= last &&
    html`<a href="${href(site, withQuery(`/players/${encodeURIComponent(player)}`, { page: to === 1 ? undefined : to }))}#events">${translate(key)}</a>`;
  return html`<nav class="pages" aria-label="${translate('web.player.event-pages')}"><span>${link(page - 1, 'web.page-before')}</span>
<span>${translate('web.page-of', { page, last })}</span><span>${link(page + 1, 'web.page-after')}</span></nav>`;
}
