import { type AnswerOf, playerEvents, type playerProfile } from '@escala/office/questions';
import { pointsText, timeRange } from '../../components/format.ts';
import { playerLink } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { type Results, resultBar } from '../../components/ui/stats.ts';
import { type Html, html } from '../../kit/html.ts';
import { TEXT } from '../../kit/query-fields.ts';
import { href, type Site } from '../../kit/site.ts';
import { ageName } from '../rating/list-filters.ts';
import { eventPages } from './player-events.ts';
import { playerPage } from './player-frame.ts';
import type { SeriesProfile } from './player-rating.ts';

type Profile = AnswerOf<typeof playerProfile>;
type Played = AnswerOf<typeof playerEvents>['events'][number];

/** Wins, draws and losses by colour; form, best win, rank among women and by age. */
export function gamesCard(site: Site, { games, playing }: Profile, shown: SeriesProfile | undefined): Html {
  const { translate } = site;
  const { all, white, black, form, since } = games;
  const { women, age } = shown?.rank ?? {};
  const place = ({ rank, of }: { rank: number; of: number }): Html =>
    html`<strong>${rank}</strong> ${translate('web.front.rank-of', { of })}`;
  return card(
    {
      title: translate('web.word.games'),
      aside:
        since &&
        html`<span class="quiet small">${translate('web.front.games-since', { games: all.games, year: since.slice(0, 4) })}</span>`,
    },
    html`${
      all.games === 0
        ? html`<p class="quiet">${translate('web.player.no-events')}</p>`
        : html`${(
            [
              ['all', all],
              ['white', white],
              ['black', black],
            ] as const
          ).map(([side, results]) => tally(site, translate(`web.front.side-${side}`), results))}`
    }
<dl class="facts small">
${shown?.bestWin && html`<dt>${translate('web.front.best-win')}</dt><dd><strong>${shown.bestWin.rating}</strong> ${playerLink(site, shown.bestWin.opponent, shown.bestWin.name)}</dd>`}
${form.games > 0 && html`<dt>${translate('web.front.form')}</dt><dd>${translate('web.front.form-said', { points: pointsText(form.points), games: form.games })}</dd>`}
${women && html`<dt>${translate('web.front.top-women')}</dt><dd>${place(women)}</dd>`}
${age && html`<dt>${ageName(site, age.group.replace(/^(.)\D+/, '$1'))}</dt><dd>${place(age)}</dd>`}
${playing.length > 0 && html`<dt>${translate('web.front.plays-now')}</dt><dd>${playing.map(({ event, name }, i) => html`${i > 0 && ', '}<a href="${href(site, `/events/${event}`)}">${name}</a>`)}</dd>`}
</dl>`,
  );
}

/** A bar with its figures in words. */
export function tally({ translate }: Site, label: string, results: Results): Html {
  const { won, drawn, lost } = results;
  const said = [
    ['gain', translate('web.front.won', { won })],
    ['', translate('web.front.drawn', { drawn })],
    ['loss', translate('web.front.lost', { lost })],
  ] as const;
  const whole = `${label}: ${said.map(([, words]) => words).join(', ')}`;
  return html`<div class="tally"><p class="row spread small"><strong>${label}</strong><span class="dots">${said.map(([kind, words]) => html`<span class="${kind}">${words}</span>`)}</span></p>${resultBar(results, whole)}</div>`;
}

/** Every event with its games. */
export const playerGames = playerPage(
  '/games',
  'games',
  async ({ ask, query, site }, { player }) => {
    const answer = await ask(playerEvents, { player, ...(query.page ? { page: query.page } : {}) });
    if (answer.total === 0) return { main: emptyState({ title: site.translate('web.player.no-events') }) };
    return {
      main: html`<div class="stack">${answer.events.map((event) => gamesOf(site, event))}</div>${eventPages(site, answer, '/games')}`,
    };
  },
  { query: { page: TEXT } },
);

function gamesOf(site: Site, event: Played): Html {
  const { translate } = site;
  const score = translate('web.player.points', { points: pointsText(event.points), games: event.games.length });
  return card(
    {
      title: html`<a href="${href(site, `/events/${event.event}`)}">${event.name}</a>`,
      aside: html`<span class="quiet small dots"><span>${timeRange(site, event.start, event.end)}</span><span>${score}</span></span>`,
      flush: true,
    },
    table(
      site,
      event.games,
      [
        ['web.word.round', (game) => game.round, 'number quiet'],
        [
          'web.rating.opponent',
          (game) =>
            html`<span class="side ${game.side}" role="img" aria-label="${translate(`web.colour.${game.side}`)}"></span> ${playerLink(site, game.opponent, game.opponentName)}`,
          'name',
        ],
        [
          'web.word.result',
          (game) =>
            html`${pointsText(game.score)}${game.kind !== 'played' && html` <span class="quiet small">${translate(`web.rating.kind-${game.kind}`)}</span>`}`,
          'result',
        ],
      ],
      { caption: event.name, hidesCaption: true, kind: 'dense' },
    ),
  );
}
