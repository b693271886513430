import { type ListColumn, listColumns } from '@escala/office';
import type { AnswerOf, readList } from '@escala/office/questions';
import { foldedName, linePath, titleIn } from '../../components/player-link.ts';
import { LIST_HEADINGS } from '../../components/rating/list-headings.ts';
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
  const shows = new Set(listColumns(answer.list.regulation));
  const heads = (column: ListColumn, kind: string): Html | false =>
    shows.has(column) && html`<th scope="col" class="${kind}">${translate(LIST_HEADINGS[column])}</th>`;
  const other = series.find(({ id }) => answer.rows.some(({ others }) => others?.[id] !== undefined));
  const moves = answer.rows.some(({ rankBefore }) => rankBefore !== undefined);
  const shown = { moves, shows, other: other?.id };
  const isInOrder = (query.sort ?? 'rating') === 'rating';
  const groups = Map.groupBy(answer.rows, (row) => (isInOrder ? groupOf(site, answer, row) : ''));
  const lines = rows(site, answer, shown);
  return html`<div class="scroll"><table class="list titled" data-list-rows>
<thead><tr><th scope="col" class="number"><span aria-hidden="true">#</span><span class="unseen">${translate('web.word.number-short')}</span></th>${shown.moves && html`<th scope="col" class="widest"><span class="unseen">${translate('web.front.rank-moved')}</span></th>`}${heading('name', 'web.word.player', 'cut')}
${heads('id', 'widest')}${heading('club', 'web.word.club', 'wide cut')}${heads('nationality', 'widest')}${heads('sex', 'widest')}<th scope="col" class="number widest">${translate(LIST_HEADINGS.birthYear)}</th>
${heading('rating', answer.type === undefined ? 'web.word.rating' : 'web.scrabble.rating', 'number')}${heading('change', 'web.list.change', 'number')}
${heads('k0', 'number widest')}${heads('k', 'number widest')}${heading('games', 'web.word.games', 'number wide')}${other && html`<th scope="col" class="number widest">${other.name}</th>`}</tr></thead>
${[...groups].map(
  ([name, all]) =>
    html`<tbody>${name !== '' && html`<tr class="apart"><th scope="rowgroup" colspan="16">${name}</th></tr>`}\n${lines(all)}</tbody>`,
)}</table></div>${answer.type === undefined && html`<p class="list-narrow quiet small no-print">${translate('web.list.narrow')}</p>`}`;
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
  readonly shows: ReadonlySet<ListColumn>;
  readonly other: string | undefined;
}

/** Parts common to all rows are built once. */
function rows(site: Site, { list, isRevised, edition, type }: ListAnswer, { moves, shows, other }: Shown) {
  const { translate } = site;
  const [id, nationality, sex] = [shows.has('id'), shows.has('nationality'), shows.has('sex')];
  const [k0, k] = [shows.has('k0'), shows.has('k')];
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
${id && html`<td class="quiet widest">${row.id}</td>`}<td class="wide cut">${row.club && html`<a class="quiet" href="${club}${row.club}">${row.clubName ?? row.club}</a>`}</td>${nationality && html`<td class="quiet widest">${row.nationality}</td>`}${sex && html`<td class="quiet widest">${row.sex?.toUpperCase()}</td>`}<td class="number quiet widest">${row.birthYear}</td>
<td class="number rating"><a href="${player}${row.id}${line}">${row.rating ?? '–'}</a>${revisedMark(site, row.published, `${withQuery(linePath(row.id, list.series, list.date), { type })}#revised`)}</td>
<td class="number">${changeOf(site, row)}</td>${k0 && html`<td class="number quiet widest">${row.k0}</td>`}${k && html`<td class="number quiet widest">${row.k}</td>`}
<td class="number quiet wide">${row.games || '–'}</td>${other !== undefined && html`<td class="number widest">${row.others?.[other]}</td>`}</tr>\n`,
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
