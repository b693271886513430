import { LISTED_TYPES, type ListedType } from '@escala/core';
import { shortTime } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { ratingChart } from '../../components/ui/chart/rating-chart.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import type { History } from './player-rating.ts';

/** Ratings in Scrabble series, one per type of play, list by list. */
export const playHistories = (site: Site, player: string, all: readonly History[]): Html[] =>
  [
    ...Map.groupBy(
      all.filter(({ type }) => type !== undefined),
      ({ series }) => series,
    ).values(),
  ].map((histories) => seriesCard(site, player, histories));

function seriesCard(site: Site, player: string, histories: readonly History[]): Html {
  const { translate } = site;
  const [{ series, name }] = histories as [History];
  const pointOf = (type: ListedType, date: string) =>
    histories.find((each) => each.type === type)?.points.find((point) => point.date === date);
  const dates = [...new Set(histories.flatMap(({ points }) => points.map(({ date }) => date)))].sort().reverse();
  const general = dates.toReversed().map((date) => ({ date, rating: pointOf('general', date)?.rating ?? null }));
  const last = general.at(-1)?.rating;
  /** A published number that has changed is struck out, and the new one links to its explanation. */
  const cell = (date: string, type: ListedType): Value => {
    const point = pointOf(type, date);
    if (point === undefined) return undefined;
    const { rating, published } = point;
    return html`${published !== undefined && html`<s><span class="unseen">${translate('web.player.published-as')} </span>${published ?? '–'}</s> `}${
      rating !== null &&
      html`<a href="${href(site, withQuery(linePath(player, series, date), { type }))}">${rating}</a>`
    }`;
  };
  return card(
    { title: name, aside: last !== null && html`<strong class="big">${last}</strong>`, flush: true },
    html`<div class="inside">${ratingChart(site, name, general)}</div>${table(
      site,
      dates,
      [
        ['web.word.rating-list', (date) => shortTime(site, date), 'name nowrap'],
        ...LISTED_TYPES.map((type) => [`cli.type.${type}`, (date: string) => cell(date, type), 'number'] as const),
      ],
      { caption: translate('web.player.lists-of', { series: name }), hidesCaption: true },
    )}`,
  );
}
