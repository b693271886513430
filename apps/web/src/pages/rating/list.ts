import { readList, searchLists, showFederation } from '@escala/office/questions';
import { birthYearsOf } from '../../components/age-groups.ts';
import { dateInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { listFacts } from '../../components/rating/list-facts.ts';
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
      const name = found?.name ?? series;
      return {
        title: site.translate('web.list.title', { series: name, date: dateInWords(site, answer.list.date) }),
        scripts: ['list.ts'],
        main: html`${listFacts(site, answer.list, answer.total)}${editionsNotice(site, answer, query)}${found && sectionsLink(site, answer, found.regulation)}${filters(site, answer.choices, query)}${answer.total === 0 && Object.keys(filtered).length > 0 ? nobodyFound(site, answer, query) : table(site, answer, query)}${listPages(site, answer, query)}${listTakeAway(site, { ...answer, filters: filtered }, ['csv', 'txt', 'json', 'pdf'])}`,
      };
    },
  });
}

/** Where the regulation publishes sections beside the ranking. */
function sectionsLink(site: Site, { list, edition }: Answer, regulation: string): Value {
  if (!hasSections(regulation)) return undefined;
  const path = `/lists/${list.series}/${list.date}/sections`;
  return html`<p><a href="${href(site, withQuery(path, { edition: edition === 'published' ? edition : undefined }))}">${site.translate('web.sections.link')}</a></p>`;
}

/** Ages are counted in the year of the list. */
async function yearOf(ask: Ask, series: string, date: string | undefined): Promise<number> {
  const latest = date ?? (await ask(searchLists, { series })).lists[0]?.date ?? '';
  return Number(latest.slice(0, 4));
}

export const latestList = view('/lists/:series');
export const datedList = view('/lists/:series/:date');

function table(site: Site, answer: Answer, query: ListQuery): Html {
  const { translate } = site;
  const heading = sortHeading(site, answer, query);
  // By rating the inactive stand apart (fide-2009 7.23); by name they are marked (7.23b).
  const isApart = ({ status }: Answer['rows'][number]): boolean =>
    status === 'inactive' && (query.sort ?? 'rating') === 'rating';
  const [apart, ranked] = [answer.rows.filter(isApart), answer.rows.filter((row) => !isApart(row))];
  return html`<div class="scroll"><table data-list-rows>
<thead><tr><th scope="col" class="number">${translate('web.list.rank')}</th>${heading('name', 'web.list.name')}
<th scope="col" class="wide">${translate('web.list.player-title')}</th>${heading('club', 'web.list.club', 'wide')}
${heading('rating', 'web.list.rating', 'number')}${heading('change', 'web.list.change', 'number')}
<th scope="col" class="number wide">K</th>${heading('games', 'web.list.games', 'number')}<th scope="col" class="wide">${translate('web.list.status')}</th></tr></thead>
<tbody>
${rows(site, answer, ranked)}
</tbody>${apart.length > 0 && html`<tbody><tr><th scope="rowgroup" colspan="9">${translate('web.sections.inactive')}</th></tr>\n${rows(site, answer, apart)}</tbody>`}</table></div>`;
}

/** What stands in every row is put together once. */
function rows(site: Site, { list, edition }: Answer, all: Answer['rows']): Html[] {
  const { translate } = site;
  const player = html`${href(site, '/players/')}`;
  const club = html`${href(site, '/clubs/')}`;
  const line = html`/ratings/${list.series}/${list.date}`;
  const asPublished = edition === 'published' ? '?edition=published' : '';
  return all.map(
    (row) => html`<tr><td class="number">${row.rank}</td>
<th scope="row"><a href="${player}${row.id}">${row.name}</a></th>
<td class="wide">${row.title}</td><td class="wide">${row.club && html`<a href="${club}${row.club}">${row.clubName ?? row.club}</a>`}</td><td class="number"><strong>${row.rating ?? '–'}</strong>${revisedMark(site, row.published, `${linePath(row.id, list.series, list.date)}#revised`)}</td>
<td class="number"><a href="${player}${row.id}${line}${asPublished}">${ratingChange(site, row)}</a></td>
<td class="number wide">${row.k}</td><td class="number">${row.games}</td><td class="wide">${row.status !== 'rated' && translate(`web.status.${row.status}`)}</td></tr>\n`,
  );
}
