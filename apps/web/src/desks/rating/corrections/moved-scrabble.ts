import type { previewScrabbleCorrection } from '@escala/office/questions';
import { change, time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { type NamedSeries, seriesName } from './moved-lists.ts';

type MovedList = Awaited<ReturnType<(typeof previewScrabbleCorrection)['ask']>>['lists'][number];
type Line = MovedList['lines'][number];

const MOST = 500;

/** Every printed rating of Scrabble that would be another one, by type of play. */
export function movedScrabble(site: Site, lines: readonly Line[]): Html {
  const { translate } = site;
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">${translate('web.list.name')}</th><th scope="col">${translate('web.desk-office.type')}</th><th scope="col" class="number">${translate('web.rating.before')}</th>
<th scope="col" class="number">${translate('web.differences.after')}</th><th scope="col" class="number">${translate('web.list.change')}</th></tr></thead>
<tbody>${lines.slice(0, MOST).map(
    ({ player, name, type, before, after }) => html`<tr><th scope="row">${playerLink(site, player, name)}</th>
<td>${type === 'general' ? translate('web.scrabble.general') : translate(`cli.type.${type}`)}</td><td class="number">${before ?? '–'}</td>
<td class="number"><strong>${after ?? '–'}</strong></td><td class="number">${before !== null && after !== null && change(after - before)}</td></tr>\n`,
  )}</tbody></table></div>
${lines.length > MOST && html`<p class="quiet">${translate('web.desk-office.more-lines', { more: lines.length - MOST })}</p>`}`;
}

export function movedScrabbleLists(site: Site, lists: readonly MovedList[], series: readonly NamedSeries[]): Html {
  const { translate } = site;
  return html`${lists.map(
    (
      list,
    ) => html`<details class="moved" open><summary><strong>${seriesName(series, list.series)}, ${time(site, list.date)}</strong>
<span class="quiet">${translate('web.desk-office.list-moves', { players: list.players, points: list.points })}</span></summary>${movedScrabble(site, list.lines)}</details>`,
  )}`;
}
