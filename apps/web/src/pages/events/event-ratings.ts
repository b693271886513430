import { number } from '@escala/messages';
import { eventRatingChanges } from '@escala/office/questions';
import { eventPage } from '../../components/events/event-frame.ts';
import { time } from '../../components/format.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { eventSeen } from './event-seen.ts';

type List = Awaited<ReturnType<(typeof eventRatingChanges)['ask']>>['lists'][number];

/** What the event did to everybody's rating, list by list. */
export const eventRatings = definePage({
  path: '/events/:event/ratings',
  view: async (ask, { params }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { lists, names } = await ask(eventRatingChanges, { event: seen.shown.id });
    const { translate } = site;
    return eventPage(site, seen.shown, {
      part: 'ratings',
      heading: translate('web.event.part-ratings'),
      lastRound: seen.lastRound,
      main:
        lists.length === 0
          ? html`<p class="notice">${translate(seen.shown.event.state === 'accepted' ? 'web.event.counts-for-no-list' : 'web.event.counts-later')}</p>`
          : html`<p>${translate('web.event-ratings.said')}</p>${lists.map((list) => table(site, list, names))}
<p class="quiet small">${translate('web.event-ratings.unrated')}</p>`,
    });
  },
});

/** Where the line of the player is taken apart, game by game. */
function lineOf(site: Site, { series, date, published }: List, player: string): string {
  return href(site, published ? `/players/${player}/ratings/${series}/${date}` : `/players/${player}`);
}

function table(site: Site, list: List, names: Readonly<Record<string, string>>): Html {
  const { series, name, date, published, changes } = list;
  const { translate, language } = site;
  return html`<section><h2>${name}, ${time(site, date)}</h2>
<p>${published ? html`<a href="${href(site, `/lists/${series}/${date}`)}">${translate('web.event-ratings.list')}</a>` : translate('web.event-ratings.to-come')}</p>
<div class="scroll"><table><thead><tr><th scope="col">${translate('web.list.name')}</th><th scope="col" class="number">${translate('web.event-ratings.own')}</th>
<th scope="col" class="number wide">${translate('web.list.games')}</th><th scope="col" class="number">${translate('web.event-ratings.score')}</th>
<th scope="col" class="number">${translate('web.event-ratings.expected')}</th><th scope="col" class="number wide">K</th><th scope="col" class="number">${translate('web.list.change')}</th></tr></thead>
<tbody>
${changes.map(
  ({
    player,
    own,
    games,
    score,
    expected,
    k,
    change,
  }) => html`<tr><th scope="row"><a href="${lineOf(site, list, player)}">${names[player] ?? player}</a></th>
<td class="number">${own}</td><td class="number wide">${games}</td><td class="number">${number(score, language)}</td><td class="number">${number(expected, language)}</td>
<td class="number wide">${k === null ? html`<abbr title="${translate('web.event-ratings.several-k')}">≠</abbr>` : number(k, language)}</td><td class="number">${changed(site, change)}</td></tr>\n`,
)}
</tbody></table></div>${changes.some(({ k }) => k === null) && html`<p class="quiet small wide">≠ K: ${translate('web.event-ratings.several-k')}</p>`}</section>`;
}

function changed({ language }: Site, value: number): Html {
  const text = value > 0 ? `+${number(value, language)}` : value < 0 ? `−${number(-value, language)}` : '0';
  return html`<span class="${value > 0 ? 'up' : value < 0 ? 'down' : ''}">${text}</span>`;
}
