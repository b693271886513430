import { number } from '@escala/messages';
import { decimalChange, time } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import type { CardAnswer } from './event-card-rounds.ts';

/** What the event gives and takes on each list; before it is accepted, what it would (D-OFF-391). */
export function cardRatings(site: Site, { player, ratings }: CardAnswer, isAccepted: boolean): Html {
  if (ratings.length === 0) return html``;
  const { translate, language } = site;
  const way = ({ series, date, published }: CardAnswer['ratings'][number]): string =>
    href(
      site,
      published ? linePath(player, series, date) : `/players/${encodeURIComponent(player)}/ratings/${series}/next`,
    );
  return html`<section><h2>${translate('web.card.rating')}</h2>
${(!isAccepted || ratings.some(({ published }) => !published)) && html`<p>${translate(isAccepted ? 'web.event-ratings.to-come' : 'web.card.so-far')}</p>`}
<div class="scroll"><table class="card-rounds"><thead><tr><th scope="col">${translate('web.card.list')}</th><th scope="col" class="number wide">${translate('web.event-ratings.own')}</th>
<th scope="col" class="number wide">${translate('web.list.games')}</th><th scope="col" class="number">${translate('web.event-ratings.score')}</th>
<th scope="col" class="number">${translate('web.event-ratings.expected')}</th><th scope="col" class="number">${translate('web.list.change')}</th></tr></thead>
<tbody>
${ratings.map((list) => {
  const name = html`${list.name}, ${time(site, list.date)}`;
  const head = html`<th scope="row">${isAccepted ? html`<a href="${way(list)}">${name}</a>` : name}</th>`;
  if (list.games.length === 0)
    return html`<tr>${head}<td colspan="5">${translate('web.card.performance', { performance: number(list.performance ?? 0, language) })}</td></tr>\n`;
  return html`<tr>${head}<td class="number wide">${list.games[0]!.own}</td><td class="number wide">${list.games.length}</td>
<td class="number">${number(list.score, language)}</td><td class="number">${number(list.expected, language)}</td><td class="number"><strong>${decimalChange(site, list.change)}</strong></td></tr>\n`;
})}
</tbody></table></div>
<p class="quiet small">${translate('web.card.list-ratings')}</p></section>`;
}
