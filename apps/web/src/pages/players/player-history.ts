import { ratingHistory } from '@escala/office/questions';
import { shortTime } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { ratingChange } from '../../components/rating/rating-change.ts';
import { table } from '../../components/table.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { ratingChart } from '../../components/ui/chart/rating-chart.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { playerPage } from './player-frame.ts';
import { playHistories } from './player-play.ts';
import type { History } from './player-rating.ts';

/** Every list with its rating and change, each linked to its proof. */
export const playerHistory = playerPage('/history', 'history', async ({ ask, site }, { player }) => {
  const { series } = await ask(ratingHistory, { player });
  const shown = series.filter(({ points, type }) => type === undefined && points.length > 0);
  const scrabble = playHistories(site, player, series);
  if (shown.length + scrabble.length === 0)
    return { main: emptyState({ title: site.translate('web.player.no-ratings') }) };
  return {
    scripts: ['chart.ts'],
    main: html`<div class="columns">${shown.map((history) => seriesCard(site, player, history))}${scrabble}</div>`,
  };
});

function seriesCard(site: Site, player: string, { series, name, points, bookChange }: History): Html {
  const { translate } = site;
  const lines = points.map((point, i) => ({ ...point, previous: points[i - 1]?.rating })).toReversed();
  return html`<div class="half stack">${card({ title: name }, ratingChart(site, name, points, { width: 'half', bookChange }))}${table(
    site,
    lines,
    [
      [
        'web.word.rating-list',
        ({ date, status }) =>
          html`<a href="${href(site, linePath(player, series, date))}">${shortTime(site, date)}</a>${
            status !== 'rated' && html` <span class="badge">${translate(`web.status.${status}`)}</span>`
          }`,
        'name',
      ],
      [
        'web.word.rating',
        ({ date, rating, published }) =>
          html`${published !== undefined && html`<s><span class="unseen">${translate('web.player.published-as')} </span>${published ?? '–'}</s> `}<a href="${href(site, linePath(player, series, date))}">${rating ?? '–'}</a>`,
        'number rating',
      ],
      [
        'web.list.change',
        (line) => (line.games === 0 && line.rating === line.previous ? '–' : ratingChange(site, line)),
        'number',
      ],
      ['web.word.games', ({ games }) => games, 'number quiet'],
    ],
    { caption: translate('web.player.lists-of', { series: name }), hidesCaption: true, kind: 'dense' },
  )}</div>`;
}
