import type { previewCorrection } from '@escala/office/questions';
import { change, time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type MovedList = Awaited<ReturnType<(typeof previewCorrection)['ask']>>['lists'][number];
type Line = MovedList['lines'][number];

export interface NamedSeries {
  readonly id: string;
  readonly name: string;
}

export const seriesName = (all: readonly NamedSeries[], id: string): string =>
  all.find((each) => each.id === id)?.name ?? id;

/** So many lines of a list are shown; a change of long ago may move thousands. */
const MOST = 500;
/** A list with so few is shown unfolded. */
const FEW = 15;

/** Every published list that would be another one, with every player on it. */
export function movedLists(site: Site, lists: readonly MovedList[], series: readonly NamedSeries[]): Html {
  const { translate } = site;
  return html`${lists.map(
    (
      list,
      i,
    ) => html`<details class="moved"${(i === 0 || list.lines.length <= FEW) && html` open`}><summary><strong>${seriesName(series, list.series)}, ${time(site, list.date)}</strong>
<span class="quiet">${translate('web.desk-office.list-moves', { players: list.players, points: list.points })}</span></summary>
<div class="scroll"><table>
<thead><tr><th scope="col">${translate('web.list.name')}</th><th scope="col" class="number">${translate('web.rating.before')}</th>
<th scope="col" class="number">${translate('web.differences.after')}</th><th scope="col" class="number">${translate('web.list.change')}</th></tr></thead>
<tbody>${list.lines.slice(0, MOST).map((line) => row(site, line))}</tbody></table></div>
${list.lines.length > MOST && html`<p class="quiet">${translate('web.desk-office.more-lines', { more: list.lines.length - MOST })}</p>`}</details>`,
  )}`;
}

function row(site: Site, { player, name, before, after, statusBefore, statusAfter }: Line): Html {
  const status = (word: string): Html =>
    word === 'rated' ? html`` : html` <span class="tag">${site.translate(`web.status.${word}`)}</span>`;
  return html`<tr><th scope="row">${playerLink(site, player, name)}</th><td class="number">${before ?? '–'}${status(statusBefore)}</td>
<td class="number"><strong>${after ?? '–'}</strong>${status(statusAfter)}</td><td class="number">${before !== null && after !== null && change(after - before)}</td></tr>\n`;
}
