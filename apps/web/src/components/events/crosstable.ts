import { type MessageKey, number } from '@escala/messages';
import type { showCrosstable } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type EventField, playerLink } from './event-field.ts';
import { ownResult } from './result.ts';
import { reserveStar } from './under-reserve.ts';

type Crosstable = Awaited<ReturnType<(typeof showCrosstable)['ask']>>;
type Row = Crosstable['rows'][number];
type Cell = Row['cells'][number];

interface CrosstableParts {
  readonly field: EventField;
  /** Whose points may still change by a ruling. */
  readonly underReserve: ReadonlySet<string>;
}

/** Everybody's rounds in the order of the table: opponent's place, colour, result. */
export function roundsCrosstable(site: Site, { round, rows }: Crosstable, parts: CrosstableParts): Html {
  const { translate } = site;
  const places = placesOf(rows);
  const rounds = rows[0]?.cells.map(({ round }) => round) ?? [];
  return frame(
    site,
    html`${rounds.map((each) => html`<th scope="col" class="number"><abbr title="${translate('web.round.title', { round: each })}">${each}</abbr></th>`)}`,
    rows.map((row, i) =>
      rowOf(
        site,
        parts,
        row,
        i + 1,
        html`${row.cells.map((cell) => html`<td class="number">${inRound(site, cell, places)}</td>`)}`,
      ),
    ),
    caption(site, 'web.crosstable.by-rounds', round, rounds.length),
  );
}

/** A league as the square that everybody knows: the row against the column. */
export function squareCrosstable(site: Site, { round, rows }: Crosstable, parts: CrosstableParts): Html {
  const games = (row: Row, other: Row): Cell[] => row.cells.filter(({ opponent }) => opponent === other.player);
  const against = (row: Row): Html[] =>
    rows.map((other) =>
      other === row
        ? html`<td class="number self"></td>`
        : html`<td class="number">${games(row, other)
            .map((cell) => ownResult(played(cell), cell.colour ?? 'white'))
            .join(' ')}</td>`,
    );
  return frame(
    site,
    html`${rows.map(({ player }, i) => html`<th scope="col" class="number"><abbr title="${parts.field.name(player)}">${i + 1}</abbr></th>`)}`,
    rows.map((row, i) => rowOf(site, parts, row, i + 1, html`${against(row)}`)),
    caption(site, 'web.crosstable.square', round, rows[0]?.cells.length ?? 0),
  );
}

/** How to read it; the points are those of the last complete round. */
function caption({ translate }: Site, key: MessageKey, round: number, last: number): string {
  return round < last ? `${translate(key)} ${translate('web.crosstable.points-after', { round })}` : translate(key);
}

function frame({ translate }: Site, heads: Html, rows: readonly Html[], caption: string): Html {
  return html`<div class="scroll"><table class="crosstable"><caption>${caption}</caption>
<thead><tr><th scope="col" class="number">${translate('web.standings.place')}</th><th scope="col">${translate('web.list.name')}</th>
<th scope="col" class="number wide">${translate('web.round.rating')}</th>${heads}<th scope="col" class="number">${translate('web.standings.points')}</th></tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function rowOf(site: Site, { field, underReserve }: CrosstableParts, row: Row, place: number, cells: Html): Html {
  return html`<tr id="c-${place}"><td class="number">${place}</td><th scope="row">${playerLink(site, field, row.player)}</th>
<td class="number wide quiet">${field.get(row.player)?.rating}</td>${cells}<td class="number"><strong>${number(row.points, site.language)}</strong>${underReserve.has(row.player) && reserveStar(site)}</td></tr>\n`;
}

const placesOf = (rows: readonly Row[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ player }, i) => [player, i + 1]));

type Played = { readonly result?: Cell['result']; readonly kind?: 'played' | 'forfeit' | 'adjudicated' };

function played({ result, kind }: Cell): Played {
  return kind === 'bye' || kind === 'absent' || kind === 'none' ? { result } : { result, kind };
}

function inRound(site: Site, cell: Cell, places: ReadonlyMap<string, number>): Html {
  const { translate, language } = site;
  if (cell.kind === 'bye')
    return html`<abbr title="${translate('web.round.bye')}">${number(cell.points ?? 0, language)}</abbr>`;
  if (cell.opponent === undefined || cell.colour === undefined) return html`<span class="quiet">–</span>`;
  const place = places.get(cell.opponent);
  return html`<a href="#c-${place}">${place}</a><span class="quiet">${translate(`web.colour-short.${cell.colour}`)}</span> <strong>${ownResult(played(cell), cell.colour)}</strong>`;
}
