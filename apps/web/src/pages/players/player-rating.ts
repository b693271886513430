import type { AnswerOf, playerProfile, ratingHistory } from '@escala/office/questions';
import { change, dateInWords, monthInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { revisedMark } from '../../components/rating/rating-change.ts';
import { card } from '../../components/ui/card.ts';
import { ratingChart } from '../../components/ui/chart/rating-chart.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { stats } from '../../components/ui/stats.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { playerHref } from './player-frame.ts';

export type SeriesProfile = AnswerOf<typeof playerProfile>['series'][number];
export type History = AnswerOf<typeof ratingHistory>['series'][number];
type Points = History['points'];

/** How far back the chart goes; by default three years. */
const YEARS = ['1', '3', 'all'] as const;

interface RatingShown {
  readonly shown: SeriesProfile;
  readonly all: readonly SeriesProfile[];
  readonly points: Points;
  readonly bookChange?: History['bookChange'] | undefined;
  readonly years: string | undefined;
}

/** One rating: its present and prospective value, its history, and a link to its proof. */
export function ratingCard(site: Site, player: string, told: RatingShown): Html {
  const { translate } = site;
  const { shown, all, points, bookChange, years } = told;
  const { series, list, rating } = shown;
  const span = YEARS.find((each) => each === years) ?? '3';
  const first = all[0]?.series;
  const address = (fields: { readonly series?: string; readonly years?: string }): string =>
    playerHref(
      site,
      player,
      withQuery('', {
        series: (fields.series ?? series) === first ? undefined : (fields.series ?? series),
        years: (fields.years ?? span) === '3' ? undefined : (fields.years ?? span),
      }),
    );
  const ways = html`<div class="row spread">${tabs(
    all.map(({ series: id, name }) => ({ name, href: address({ series: id }), isHere: id === series })),
    { label: translate('web.player.ratings'), kind: 'mini' },
  )}${
    points.length > 2 &&
    tabs(
      YEARS.map((each) => ({
        name: translate(`web.front.years-${each}`),
        href: address({ years: each }),
        isHere: each === span,
      })),
      { label: translate('web.front.years'), kind: 'mini' },
    )
  }</div>`;
  const proof = href(site, linePath(player, series, list));
  const next = href(site, `${linePath(player, series)}/next`);
  return card(
    {
      footer: html`<span class="row spread"><span class="row">${
        rating !== null && html`<a href="${proof}">${translate('web.player.why', { rating: String(rating) })}</a>`
      }<a href="${next}#what-if">${translate('web.player.what-if')}</a></span><a href="${playerHref(site, player, '/history')}">${translate('web.front.all-lists')}</a></span>`,
    },
    html`${ways}${figures(site, player, told, next)}${ratingChart(site, shown.name, plotted(site, since(points, span)), { bookChange })}`,
  );
}

function figures(site: Site, player: string, { shown, points }: RatingShown, next: string): Html {
  const { translate } = site;
  const { series, list, rating, previous, status, peak, rank, k, games, live: today } = shown;
  const published = points.find(({ date }) => date === list)?.published;
  const moved = rating !== null && previous !== null && games > 0 && change(rating - previous);
  return stats([
    {
      label: html`${dateInWords(site, list)}${status !== 'rated' && html`, ${translate(`web.status.${status}`)}`}`,
      figure: html`<span class="figure">${rating ?? '–'}</span>${revisedMark(site, published, `${linePath(player, series, list)}#revised`)} ${moved}`,
    },
    today && {
      label: html`<a href="${next}">${translate('web.front.today')}</a>`,
      figure: html`${today.rating} ${change(today.change)}`,
      aside: translate('web.front.with-games', { games: today.games }),
    },
    peak && { label: translate('web.front.peak'), figure: peak.rating, aside: monthInWords(site, peak.date) },
    rank.everybody && {
      label: translate('web.front.rank'),
      figure: rank.everybody.rank,
      aside: translate('web.front.rank-of', { of: rank.everybody.of }),
    },
    k !== undefined && { label: 'K', figure: k },
  ]);
}

/** The player's ratings besides the main one. */
export function otherRatings(
  site: Site,
  player: string,
  all: readonly SeriesProfile[],
  shown: SeriesProfile | undefined,
): Value {
  const { translate } = site;
  return all
    .filter((each) => each !== shown)
    .map((each) => {
      const { series, name, list, rating, previous, peak, rank, games } = each;
      return card(
        { title: html`<a href="${playerHref(site, player, withQuery('', { series }))}">${name}</a>` },
        stats([
          {
            label: dateInWords(site, list),
            figure: html`${rating === null ? '–' : html`<a class="name" href="${href(site, linePath(player, series, list))}">${rating}</a>`} ${rating !== null && previous !== null && games > 0 && change(rating - previous)}`,
          },
          peak && { label: translate('web.front.peak'), figure: peak.rating },
          rank.everybody && { label: translate('web.front.rank'), figure: rank.everybody.rank },
        ]),
      );
    });
}

/** From this many years before the last list. */
function since(points: Points, span: (typeof YEARS)[number]): Points {
  const last = points.at(-1)?.date;
  if (last === undefined || span === 'all') return points;
  const from = `${Number(last.slice(0, 4)) - Number(span)}${last.slice(4)}`;
  return points.filter(({ date }) => date >= from);
}

/** At the pointer: the list, the rating, and the games played for it. */
function plotted(site: Site, points: Points) {
  return points.map(({ date, rating, games }, i) => {
    const before = points[i - 1]?.rating ?? null;
    const by = rating !== null && before !== null ? rating - before : 0;
    const sign = by === 0 ? '' : ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
    const said = `${rating}${sign} · ${dateInWords(site, date)} · ${site.translate('web.word.games-count', { games })}`;
    return { date, rating, said };
  });
}
