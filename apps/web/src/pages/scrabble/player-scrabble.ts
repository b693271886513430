import { COLLECTIVE_TYPES } from '@escala/core';
import { scrabbleRatingHistory } from '@escala/office/questions';
import { time } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { isScrabble } from '../../components/scrabble/scrabble-words.ts';
import { card } from '../../components/ui/card.ts';
import { ratingChart } from '../../components/ui/chart/rating-chart.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';

type History = Awaited<ReturnType<(typeof scrabbleRatingHistory)['ask']>>['lists'];
type Ratings = History[number]['published'];

export interface SeriesOfPlayer {
  readonly id: string;
  readonly name: string;
  readonly regulation: string;
}

const TYPES = [...COLLECTIVE_TYPES, 'libere'] as const;

/** Ratings of Scrabble series, one of each type of play, list by list. */
export async function scrabbleRatings(
  ask: Ask,
  site: Site,
  player: string,
  all: readonly SeriesOfPlayer[],
): Promise<Html[]> {
  const cards: Html[] = [];
  for (const series of all) {
    if (!isScrabble(series)) continue;
    const { lists } = await ask(scrabbleRatingHistory, { series: series.id, player });
    const shown = lists.filter(({ published }) => Object.keys(published.ratings).length > 0);
    if (shown.length > 0) cards.push(scrabbleCard(site, player, series, shown));
  }
  return cards;
}

export function scrabbleCard(site: Site, player: string, { id, name }: SeriesOfPlayer, newest: History): Html {
  const { translate } = site;
  const oldest = newest.toReversed();
  const general = oldest.map(({ date, published, revised }) => ({
    date,
    rating: (revised ?? published).general?.displayed ?? null,
  }));
  const last = newest[0] && (newest[0].revised ?? newest[0].published).general?.displayed;
  return card(
    {
      title: name,
      aside: last !== undefined && html`<strong class="big">${last}</strong>`,
      flush: true,
    },
    html`<div class="inside">${ratingChart(site, name, general)}</div>
<div class="scroll"><table><caption class="unseen">${translate('web.player.lists-of', { series: name })}</caption>
<thead><tr><th scope="col">${translate('web.player.list')}</th><th scope="col" class="number">${translate('web.scrabble.general')}</th>
${TYPES.map((type) => html`<th scope="col" class="number">${translate(`cli.type.${type}`)}</th>`)}</tr></thead>
<tbody>${newest.map((list) => row(site, linePath(player, id, list.date), list))}</tbody></table></div>`,
  );
}

/** What was printed is struck out where it is another number by now, and the number leads to what explains it. */
function row(site: Site, path: string, { date, published, revised }: History[number]): Html {
  const { translate } = site;
  const cell = (type: string, of: (ratings: Ratings) => number | undefined): Html => {
    const before = of(published);
    const now = revised === null ? before : of(revised);
    const isMoved = now !== before;
    return html`<td class="number">${isMoved && html`<s><span class="unseen">${translate('web.player.published-as')} </span>${before ?? '–'}</s> `}${
      now !== undefined && html`<a href="${href(site, withQuery(path, { type }))}">${now}</a>`
    }</td>`;
  };
  return html`<tr><th scope="row">${time(site, date)}</th>${cell('general', ({ general }) => general?.displayed)}${TYPES.map(
    (type) => cell(type, ({ ratings }) => ratings[type]?.displayed),
  )}</tr>\n`;
}
