import type { RowWorking, Standings, StandingsRow } from '@escala/core';
import { number } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { type EventField, playerLink } from './event-field.ts';
import { workingSections } from './standings-working.ts';

export interface StandingsShown {
  readonly standings: Standings;
  readonly field: EventField;
  /** No more places than these. */
  readonly most?: number;
}

/** The table with its tie-breaks; where workings are there, each row opens on how its numbers came about. */
export function standingsTable(site: Site, { standings, field, most }: StandingsShown): Html {
  const { translate } = site;
  const { tiebreaks, rows, workings = [] } = standings;
  const byPlayer = new Map(workings.map((working) => [working.player, working]));
  const columns = 5 + tiebreaks.length;
  return html`<div class="scroll"><table class="standings">
<thead><tr><th scope="col" class="number">${translate('web.standings.place')}</th><th scope="col" class="number wide">${translate('web.round.number')}</th>
<th scope="col">${translate('web.list.name')}</th><th scope="col" class="number wide">${translate('web.round.rating')}</th>
<th scope="col" class="number">${translate('web.standings.points')}</th>
${tiebreaks.map((name) => html`<th scope="col" class="number"><abbr title="${translate(`web.tie-break.${name}`)}">${translate(`cli.tiebreak.${name}`)}</abbr></th>`)}</tr></thead>
<tbody>
${rows
  .slice(0, most)
  .map(
    (row, i) =>
      html`${rowOf(site, field, row, rows[i - 1]?.rank === row.rank)}${workingRow(site, field, byPlayer.get(row.player), columns)}`,
  )}
</tbody></table></div>`;
}

function rowOf(
  site: Site,
  field: EventField,
  { player, rank, points, tiebreaks }: StandingsRow,
  isLevel: boolean,
): Html {
  const { language, translate } = site;
  const place = isLevel ? html`<abbr title="${translate('web.standings.level', { rank })}">=</abbr>` : html`${rank}`;
  return html`<tr id="s-${player}"><td class="number">${place}</td><td class="number wide quiet">${field.get(player)?.number}</td>
<th scope="row">${playerLink(site, field, player)}</th><td class="number wide quiet">${field.get(player)?.rating}</td>
<td class="number"><strong>${number(points, language)}</strong></td>
${tiebreaks.map((value) => html`<td class="number">${value === null ? '–' : number(value, language)}</td>`)}</tr>\n`;
}

function workingRow(site: Site, field: EventField, working: RowWorking | undefined, columns: number): Html {
  if (working === undefined) return html``;
  return html`<tr class="working no-print"><td colspan="${columns}"><details><summary>${site.translate('web.standings.working')}<span class="unseen"> ${field.name(working.player)}</span></summary>
${workingSections(site, field, working)}</details></td></tr>\n`;
}
