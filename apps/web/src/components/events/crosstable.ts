import type { Standings } from '@escala/core';
import { type AnswerOf, type showCrosstable, showStandings } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { tieBreakName, tieBreakText } from '../competition-book.ts';
import { pointsText } from '../format.ts';
import { type Column, table } from '../table.ts';
import { type EventField, playerLink } from './event-field.ts';
import { ratingListColumn } from './rating-list.ts';
import { ownResult, sideMark } from './result.ts';
import { reserveStar } from './under-reserve.ts';

type Crosstable = AnswerOf<typeof showCrosstable>;
type Row = Crosstable['rows'][number];
type Cell = Row['cells'][number];

interface CrosstableParts {
  readonly field: EventField;
  /** Players whose points may still change by a ruling. */
  readonly underReserve: ReadonlySet<string>;
  /** Given if there is room for tie-breaks. */
  readonly standings?: Standings | undefined;
}

/** With more players a square does not fit on paper. */
const WIDEST_SQUARE = 20;

export const isLeague = (type: string): boolean => type === 'round-robin' || type === 'double-round-robin';

/** With more players the results need all the room. */
const MOST_WITH_TIE_BREAKS = 12;

/** The tie-breaks, if a square has room for them and a round is over. */
export async function standingsBeside(
  ask: Ask,
  event: string,
  { rows, round }: Crosstable,
): Promise<Standings | undefined> {
  if (rows.length > MOST_WITH_TIE_BREAKS || round === 0) return undefined;
  return (await ask(showStandings, { event, round })).standings;
}

/** Leagues are shown as a square, on screen and on paper. */
export const isSquare = (type: string, { rows }: Pick<Crosstable, 'rows'>): boolean =>
  isLeague(type) && rows.length <= WIDEST_SQUARE;

/** Everybody's rounds in the order of the table: opponent's place, colour, result. */
export function roundsCrosstable(site: Site, crosstable: Crosstable, parts: CrosstableParts): Html {
  const { rows } = crosstable;
  const places = placesOf(rows);
  const columns = (rows[0]?.cells ?? []).map(
    ({ round }, i): Column<Row> => [
      html`<abbr title="${site.translate('web.round.title', { round })}">${round}</abbr>`,
      ({ cells }) => inRound(site, cells[i]!, places),
      'number',
    ],
  );
  return crosstableOf(site, crosstable, parts, columns, 'by-rounds');
}

/** A league as the usual square: row against column. */
export function squareCrosstable(site: Site, crosstable: Crosstable, parts: CrosstableParts): Html {
  const columns = crosstable.rows.map(
    (other, i): Column<Row> => [
      html`<abbr title="${parts.field.name(other.player)}">${i + 1}</abbr>`,
      (row) =>
        row === other
          ? html`<span class="self"></span>`
          : row.cells.filter(({ opponent }) => opponent === other.player).map((cell) => ownCell(site, cell)),
      'number cell',
    ],
  );
  return crosstableOf(site, crosstable, parts, columns, 'square');
}

function crosstableOf(
  site: Site,
  { round, rows }: Crosstable,
  { field, underReserve, standings }: CrosstableParts,
  columns: readonly Column<Row>[],
  how: 'by-rounds' | 'square',
): Html {
  const { translate } = site;
  const colours = translate('web.event-page.colour-marks');
  return html`${table(
    site,
    rows,
    [
      [html`<abbr title="${translate('web.word.rank')}">#</abbr>`, (_row, i) => i + 1, 'number quiet'],
      ['web.word.player', ({ player }) => playerLink(site, field, player), 'name'],
      ['web.word.rating', ({ player }) => field.get(player)?.rating, 'number wide quiet'],
      // If all ratings are from one list, the event's details name it, and the results get the room.
      new Set(field.players.map(({ ratingFrom }) => ratingFrom)).size > 1 &&
        ratingListColumn(site, field, ({ player }) => player, 'widest quiet small'),
      ...columns,
      [
        'web.round.points-short',
        ({ player, points }) =>
          html`<strong>${pointsText(points)}</strong>${underReserve.has(player) && reserveStar(site)}`,
        'number',
      ],
      ...tieBreakColumns(site, field, standings),
    ],
    {
      kind: 'crosstable',
      caption: translate('web.crosstable.title', { round }),
      label: translate('web.event.part-crosstable'),
      row: (_row, i) => html` id="c-${i + 1}"`,
    },
  )}
<p class="quiet small">${translate(`web.crosstable.${how}`)} ${colours}</p>`;
}

function tieBreakColumns(site: Site, { book }: EventField, standings: Standings | undefined): Column<Row>[] {
  const values = new Map(standings?.rows.map(({ player, tiebreaks }) => [player, tiebreaks]));
  return (standings?.tiebreaks ?? []).map((name, i) => [
    tieBreakName(site, book, name),
    ({ player }) => tieBreakText(site, book, name, values.get(player)?.[i]),
    'number quiet widest',
  ]);
}

const placesOf = (rows: readonly Row[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ player }, i) => [player, i + 1]));

type Played = { readonly result?: Cell['result']; readonly kind?: 'played' | 'forfeit' | 'adjudicated' };

function played({ result, kind }: Cell): Played {
  return kind === 'bye' || kind === 'absent' || kind === 'none' ? { result } : { result, kind };
}

/** What the row's player scored in a game, and with which colour. */
function ownCell({ translate }: Site, cell: Cell): Html {
  const colour = cell.colour ?? 'white';
  if (cell.points !== undefined) return html`<span class="own-result">${pointsText(cell.points)}</span>`;
  const result = ownResult(played(cell), colour);
  const kind = result === '1' || result === '+' ? 'won' : result === '0' || result === '−' ? 'lost' : 'drawn';
  return html`<span class="own-result ${kind}">${result}</span>${sideMark(translate, colour)} `;
}

function inRound(site: Site, cell: Cell, places: ReadonlyMap<string, number>): Html {
  const { translate } = site;
  if (cell.kind === 'bye')
    return html`<abbr title="${translate(`web.round.bye-of-${cell.bye ?? 'pairing'}`)}">${pointsText(cell.points ?? 0)}</abbr>`;
  if (cell.opponent === undefined || cell.colour === undefined) return html`<span class="quiet">–</span>`;
  const place = places.get(cell.opponent);
  return html`<a class="place" href="#c-${place}">${place}</a> ${ownCell(site, cell)}`;
}
