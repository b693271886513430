import type { AnswerOf, readList } from '@escala/office/questions';
import { foldedName, linePath, titleIn } from '../../components/player-link.ts';
import { ratingChange, revisedMark } from '../../components/rating/rating-change.ts';
import { notice } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { type ListQuery, sortHeading } from './list-frame.ts';

export type ListAnswer = AnswerOf<typeof readList>;
type Row = ListAnswer['rows'][number];

type SeriesNames = readonly { readonly id: string; readonly name: string }[];

/**
 * The lines of a page, with the columns that its book prints. Written by hand: groups have table bodies of their own,
 * and the parts common to all rows are built once, so that lists can be rendered hundreds of times a second.
 */
export function listTable(site: Site, answer: ListAnswer, query: ListQuery, series: SeriesNames): Html {
  const { translate } = site;
  if (answer.total === 0) return notice(translate('web.scrabble.nobody'), 'info', html` data-list-rows`);
  const heading = sortHeading(site, answer, query);
  const has = (column: 'rankBefore' | 'games' | 'k'): boolean => answer.rows.some((row) => row[column] !== undefined);
  const other = series.find(({ id }) => answer.rows.some(({ others }) => others?.[id] !== undefined));
  const shown = { moves: has('rankBefore'), games: has('games'), k: has('k'), other: other?.id };
  const isInOrder = (query.sort ?? 'rating') === 'rating';
  const groups = Map.groupBy(answer.rows, (row) => (isInOrder ? groupOf(site, answer, row) : ''));
  const lines = rows(site, answer, shown);
  return html`<div class="scroll"><table class="list titled" data-list-rows>
<thead><tr><th scope="col" class="number"><span aria-hidden="true">#</span><span class="unseen">${translate('web.word.number-short')}</span></th>${shown.moves && html`<th scope="col" class="widest"><span class="unseen">${translate('web.front.rank-moved')}</span></th>`}${heading('name', 'web.word.player', 'cut')}
${heading('club', 'web.word.club', 'wide cut')}<th scope="col" class="number widest">${translate('web.player.born')}</th>
${heading('rating', answer.type === undefined ? 'web.word.rating' : 'web.scrabble.rating', 'number')}${heading('change', 'web.list.change', 'number')}
${shown.games && heading('games', 'web.word.games', 'number wide')}${shown.k && html`<th scope="col" class="number widest">K</th>`}${other && html`<th scope="col" class="number widest">${other.name}</th>`}</tr></thead>
${[...groups].map(
  ([name, all]) =>
    html`<tbody>${name !== '' && html`<tr class="apart"><th scope="rowgroup" colspan="10">${name}</th></tr>`}\n${lines(all)}</tbody>`,
)}</table></div>`;
}

/**
 * By rating, inactive players are grouped separately (fide-2009 7.23), as are provisional ones in Scrabble (frs-2012
 * §3); by name they are marked (7.23b).
 */
function groupOf({ translate }: Site, { type }: ListAnswer, { status }: Row): string {
  if (type === undefined) return status === 'inactive' ? translate('web.sections.inactive') : '';
  return status === 'active' || status === 'provisional' || status === 'inactive'
    ? translate(`web.scrabble.group-${status}`)
    : '';
}

interface Shown {
  readonly moves: boolean;
  readonly games: boolean;
  readonly k: boolean;
  readonly other: string | undefined;
}

/** Parts common to all rows are built once. */
function rows(site: Site, { list, isRevised, edition, type }: ListAnswer, { moves, games, k, other }: Shown) {
  const { translate } = site;
  const player = html`${href(site, '/players/')}`;
  const club = html`${href(site, '/clubs/')}`;
  const asked = { type, edition: isRevised && edition === 'published' ? edition : undefined };
  const line = html`${withQuery(`/ratings/${list.series}/${list.date}`, asked)}`;
  return (all: readonly Row[]): Html[] =>
    all.map(
      (
        row,
      ) => html`<tr><td class="number quiet">${row.rank}</td>${moves && html`<td class="widest tiny nowrap">${rankMove(row)}</td>`}
<th scope="row" class="cut"><span class="title">${row.title && titleIn(site, row.title)}</span><a href="${player}${row.id}">${foldedName(row.name)}</a>${row.status !== 'rated' && row.status !== 'active' && html` <span class="badge">${translate(`web.status.${row.status}`)}</span>`}${row.clubName && html`<span class="under">${row.clubName}</span>`}</th>
<td class="wide cut">${row.club && html`<a class="quiet" href="${club}${row.club}">${row.clubName ?? row.club}</a>`}</td><td class="number quiet widest">${row.birthYear}</td>
<td class="number rating"><a href="${player}${row.id}${line}">${row.rating ?? '–'}</a>${revisedMark(site, row.published, `${withQuery(linePath(row.id, list.series, list.date), { type })}#revised`)}</td>
<td class="number">${changeOf(site, row)}</td>${
        games &&
        html`
<td class="number quiet wide">${row.games || '–'}</td>`
      }${k && html`<td class="number quiet widest">${row.k}</td>`}${other !== undefined && html`<td class="number widest">${row.others?.[other]}</td>`}</tr>\n`,
    );
}

/** Scrabble has no status for players who are new on a list. */
function changeOf(site: Site, row: Row): Html | string {
  if (row.exact !== undefined && row.change === undefined) return site.translate('web.status.new');
  return row.games === 0 && row.rating === row.previous ? '–' : ratingChange(site, row);
}

/** By how many places a player has moved since the previous list. */
function rankMove({ rank, rankBefore }: Row): Value {
  if (rank === null || rankBefore === undefined || rank === rankBefore) return undefined;
  return rank < rankBefore
    ? html`<span class="gain">▲${rankBefore - rank}</span>`
    : html`<span class="loss">▼${rank - rankBefore}</span>`;
}
