import { readList, searchLists, showFederation } from '@escala/office/questions';
import { birthYearsOf } from '../../components/age-groups.ts';
import { linePath } from '../../components/player-link.ts';
import { listTakeAway } from '../../components/rating/list-take-away.ts';
import { ratingChange } from '../../components/rating/rating-change.ts';
import { revisedMark } from '../../components/rating/revised-mark.ts';
import { isScrabble } from '../../components/scrabble/scrabble-words.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { scrabbleList } from '../scrabble/scrabble-list.ts';
import { filters } from './list-filters.ts';
import {
  askedOf,
  editionsNotice,
  filtersOf,
  type ListQuery,
  listHead,
  listPages,
  nobodyFound,
  pageExists,
  sortHeading,
} from './list-frame.ts';
import { hasSections } from './list-sections.ts';

type Answer = Awaited<ReturnType<(typeof readList)['ask']>>;
/** A list, page by page: filtered and sorted by its address, original or revised. */
function view(path: string) {
  return definePage({
    path,
    view: async (ask, request, site) => {
      const { params, query } = request;
      const { series = '', date } = params;
      const { settings } = await ask(showFederation, {});
      const found = settings.series.find(({ id }) => id === series);
      if (found && isScrabble(found)) return scrabbleList(ask, request, site, found);
      const asked = {
        ...askedOf(query, 'category'),
        ...(query.age ? birthYearsOf(query.age, await yearOf(ask, series, date)) : {}),
      };
      const answer = await ask(readList, { series, ...(date ? { date } : {}), ...asked });
      pageExists(answer);
      const filtered = filtersOf(asked);
      const { lists } = await ask(searchLists, {});
      const ways = sectionsWay(site, answer, found?.regulation);
      const isNobody = answer.total === 0 && Object.keys(filtered).length > 0;
      return {
        ...listHead(site, { answer, series: settings.series, lists, query, ways }),
        scripts: ['list.ts'],
        main: html`${filters(site, answer.choices, query)}${isNobody ? nobodyFound(site, answer, query) : table(site, answer, query, settings.series)}${listPages(site, answer, query)}${editionsNotice(site, answer, query)}${listTakeAway(site, { ...answer, filters: filtered }, ['csv', 'txt', 'json', 'pdf'])}`,
      };
    },
  });
}

/** Where the regulation publishes sections beside the ranking. */
function sectionsWay(site: Site, { list, edition }: Answer, regulation: string | undefined) {
  if (regulation === undefined || !hasSections(regulation)) return [];
  const asked = { edition: edition === 'published' ? edition : undefined };
  const path = withQuery(`/lists/${list.series}/${list.date}/sections`, asked);
  return [{ name: site.translate('web.sections.link'), href: href(site, path) }];
}

/** Ages are counted in the year of the list. */
async function yearOf(ask: Ask, series: string, date: string | undefined): Promise<number> {
  const latest = date ?? (await ask(searchLists, { series })).lists[0]?.date ?? '';
  return Number(latest.slice(0, 4));
}

export const latestList = view('/lists/:series');
export const datedList = view('/lists/:series/:date');

type SeriesNames = readonly { readonly id: string; readonly name: string }[];

function table(site: Site, answer: Answer, query: ListQuery, series: SeriesNames): Html {
  const { translate } = site;
  const heading = sortHeading(site, answer, query);
  // By rating the inactive stand apart (fide-2009 7.23); by name they are marked (7.23b).
  const isApart = ({ status }: Answer['rows'][number]): boolean =>
    status === 'inactive' && (query.sort ?? 'rating') === 'rating';
  const [apart, ranked] = [answer.rows.filter(isApart), answer.rows.filter((row) => !isApart(row))];
  const other = series.find(({ id }) => answer.rows.some(({ others }) => others?.[id] !== undefined));
  const lines = rows(site, answer, other?.id);
  return html`<div class="scroll"><table class="list titled" data-list-rows>
<thead><tr><th scope="col" class="number"><span aria-hidden="true">#</span><span class="unseen">${translate('web.list.rank')}</span></th><th scope="col" class="widest"><span class="unseen">${translate('web.front.rank-moved')}</span></th>${heading('name', 'web.list.name')}
${heading('club', 'web.list.club', 'wide')}<th scope="col" class="number widest">${translate('web.player.born')}</th>
${heading('rating', 'web.list.rating', 'number')}${heading('change', 'web.list.change', 'number')}
${heading('games', 'web.list.games', 'number wide')}<th scope="col" class="number widest">K</th>${other && html`<th scope="col" class="number widest">${other.name}</th>`}</tr></thead>
<tbody>
${lines(ranked)}
</tbody>${apart.length > 0 && html`<tbody><tr class="apart"><th scope="rowgroup" colspan="10">${translate('web.sections.inactive')}</th></tr>\n${lines(apart)}</tbody>`}</table></div>`;
}

/** What stands in every row is put together once. */
function rows(site: Site, { list, edition }: Answer, other: string | undefined) {
  const { translate } = site;
  const player = html`${href(site, '/players/')}`;
  const club = html`${href(site, '/clubs/')}`;
  const line = html`/ratings/${list.series}/${list.date}`;
  const asPublished = edition === 'published' ? '?edition=published' : '';
  return (all: Answer['rows']): Html[] =>
    all.map(
      (row) => html`<tr><td class="number quiet">${row.rank}</td><td class="widest tiny nowrap">${rankMove(row)}</td>
<th scope="row" class="cut"><span class="title">${row.title}</span><a href="${player}${row.id}">${row.name}</a>${row.status !== 'rated' && html` <span class="badge">${translate(`web.status.${row.status}`)}</span>`}${row.clubName && html`<span class="under">${row.clubName}</span>`}</th>
<td class="wide cut">${row.club && html`<a class="quiet" href="${club}${row.club}">${row.clubName ?? row.club}</a>`}</td><td class="number quiet widest">${row.birthYear}</td>
<td class="number rating"><a href="${player}${row.id}${line}${asPublished}">${row.rating ?? '–'}</a>${revisedMark(site, row.published, `${linePath(row.id, list.series, list.date)}#revised`)}</td>
<td class="number">${row.games === 0 && row.rating === row.previous ? '–' : ratingChange(site, row)}</td>
<td class="number quiet wide">${row.games || '–'}</td><td class="number quiet widest">${row.k}</td>${other !== undefined && html`<td class="number widest">${row.others?.[other]}</td>`}</tr>\n`,
    );
}

/** By how many places somebody has moved since the list before. */
function rankMove({ rank, rankBefore }: Answer['rows'][number]): Value {
  if (rank === null || rankBefore === undefined || rank === rankBefore) return undefined;
  return rank < rankBefore
    ? html`<span class="gain">▲${rankBefore - rank}</span>`
    : html`<span class="loss">▼${rank - rankBefore}</span>`;
}
