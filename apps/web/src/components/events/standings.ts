import type { RowWorking, Standings, StandingsRow } from '@escala/core';
import { type MessageKey, number, stepSentences } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { tieBreakHeading } from '../competition-book.ts';
import { citedSentence } from '../sentences.ts';
import { type EventField, playerLink } from './event-field.ts';
import { reserveStar } from './under-reserve.ts';

export interface StandingsShown {
  readonly standings: Standings;
  readonly field: EventField;
  /** Whose points may still change by a ruling. */
  readonly underReserve?: ReadonlySet<string> | undefined;
  /** No more places than these. */
  readonly most?: number;
  /** Only these, with their place among themselves beside the one in the event (D-OFF-393). */
  readonly group?: ReadonlySet<string> | undefined;
}

/** The table with its tie-breaks; where workings are there, each row opens on how its numbers came about. */
export function standingsTable(site: Site, { standings, field, underReserve, most, group }: StandingsShown): Html {
  const { translate } = site;
  const { tiebreaks, workings = [] } = standings;
  const rows = standings.rows.filter(({ player }) => group?.has(player) ?? true);
  const byPlayer = new Map(workings.map((working) => [working.player, working]));
  const columns = (group ? 6 : 5) + tiebreaks.length;
  return html`<div class="scroll"><table class="standings">
<thead><tr><th scope="col" class="number">${translate('web.standings.place')}</th>${group && html`<th scope="col" class="number">${translate('web.group.overall')}</th>`}<th scope="col" class="number wide">${translate('web.round.number')}</th>
<th scope="col">${translate('web.list.name')}</th><th scope="col" class="number wide">${translate('web.round.rating')}</th>
<th scope="col" class="number">${translate('web.standings.points')}</th>
${tiebreaks.map((name) => tieBreakHeading(site, field.book, name))}</tr></thead>
<tbody>
${rows.slice(0, most).map((row, i) => {
  const working = byPlayer.get(row.player);
  const states = {
    // The first of those level gives the place.
    place: group ? rows.findIndex(({ rank }) => rank === row.rank) + 1 : row.rank,
    isOfGroup: group !== undefined,
    isLevel: rows[i - 1]?.rank === row.rank,
    isReserved: underReserve?.has(row.player) === true,
    left: leftTag(site, field.leftAfter(row.player), standings.round, working),
  };
  return html`${rowOf(site, field, row, states)}${workingRow(site, field, working, columns)}`;
})}
</tbody></table></div>`;
}

interface RowStates {
  readonly place: number;
  readonly isOfGroup: boolean;
  readonly isLevel: boolean;
  readonly isReserved: boolean;
  readonly left: Html;
}

function rowOf(
  site: Site,
  field: EventField,
  { player, rank, points, tiebreaks }: StandingsRow,
  { place, isOfGroup, isLevel, isReserved, left }: RowStates,
): Html {
  const { language, translate } = site;
  const shown = isLevel
    ? html`<abbr title="${translate('web.standings.level', { rank: place })}">=</abbr>`
    : html`${place}`;
  return html`<tr id="s-${player}"><td class="number">${shown}</td>${isOfGroup && html`<td class="number quiet">${rank}</td>`}<td class="number wide quiet">${field.get(player)?.number}</td>
<th scope="row">${playerLink(site, field, player)}${left}</th><td class="number wide quiet">${field.get(player)?.rating}</td>
<td class="number"><strong>${number(points, language)}</strong>${isReserved && reserveStar(site)}</td>
${tiebreaks.map((value) => html`<td class="number">${value === null ? '–' : number(value, language)}</td>`)}</tr>\n`;
}

/** Who has left, and whether that took the points away (Retirats 14.3.1). */
function leftTag({ translate }: Site, after: number | undefined, round: number, working: RowWorking | undefined): Html {
  if (after === undefined || after > round) return html``;
  const said: MessageKey[] = [
    'web.entries.withdrawn',
    ...(working?.annulled ? ['web.standings.annulled' as const] : []),
  ];
  return html`${said.map((key) => html` <span class="badge">${translate(key, { round: after })}</span>`)}`;
}

function workingRow(site: Site, field: EventField, working: RowWorking | undefined, columns: number): Html {
  if (working === undefined) return html``;
  return html`<tr class="working no-print"><td colspan="${columns}"><details><summary>${site.translate('web.standings.working')}<span class="unseen"> ${field.name(working.player)}</span></summary>
${workingSections(site, field, working)}</details></td></tr>\n`;
}

/** Points, then each tie-break: the number in a sentence with its article, and under it which round gave what. */
function workingSections(site: Site, field: Pick<EventField, 'label' | 'book'>, working: RowWorking): Html {
  return html`<div class="workings">${field.book.standings.workingSteps(working, field.label).map((step) => {
    const [total, ...parts] = stepSentences([step], site);
    return html`<section><p>${citedSentence(site, field.book.id, total!)}</p>
${parts.length > 0 && html`<ul>${parts.map((part) => html`<li>${citedSentence(site, field.book.id, part)}</li>`)}</ul>`}</section>`;
  })}</div>`;
}
