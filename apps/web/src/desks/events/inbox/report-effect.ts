import { number } from '@escala/messages';
import type { reportEffect } from '@escala/office/questions';
import { time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type Effect = Awaited<ReturnType<(typeof reportEffect)['ask']>>;
type List = Effect['lists'][number];

/** What everybody's games here would give and take on the list that they belong to. */
export function reportEffectSection(site: Site, { lists, names }: Effect): Html {
  const { translate } = site;
  return html`<section><h2>${translate('web.desk-office.effect')}</h2>
${
  lists.length === 0
    ? html`<p>${translate('web.desk-office.effect-none')}</p>`
    : html`<p class="quiet small">${translate('web.desk-office.effect-said')}</p>${lists.map((list) => table(site, list, names))}`
}</section>`;
}

function table(site: Site, { name, date, changes }: List, names: Readonly<Record<string, string>>): Html {
  const { translate, language } = site;
  return html`<details${changes.length <= 12 && html` open`}><summary>${name}, ${time(site, date)}: ${translate('web.desk-office.moved-players', { players: changes.length })}</summary>
<div class="scroll"><table><thead><tr><th scope="col">${translate('web.list.name')}</th><th scope="col" class="number">${translate('web.event-ratings.own')}</th>
<th scope="col" class="number wide">${translate('web.list.games')}</th><th scope="col" class="number wide">${translate('web.event-ratings.score')}</th>
<th scope="col" class="number wide">${translate('web.event-ratings.expected')}</th><th scope="col" class="number">${translate('web.list.change')}</th></tr></thead>
<tbody>${changes.map(
    ({ player, own, games, score, expected, change }) =>
      html`<tr><th scope="row">${playerLink(site, player, names[player] ?? player)}</th><td class="number">${own}</td>
<td class="number wide">${games}</td><td class="number wide">${number(score, language)}</td><td class="number wide">${number(expected, language)}</td>
<td class="number">${signed(site, change)}</td></tr>\n`,
  )}</tbody></table></div></details>`;
}

function signed({ language }: Site, value: number): Html {
  const text = value > 0 ? `+${number(value, language)}` : value < 0 ? `−${number(-value, language)}` : '0';
  return html`<span class="${value > 0 ? 'up' : value < 0 ? 'down' : ''}">${text}</span>`;
}
