import { readList, searchLists, showFederation } from '@escala/office/questions';
import { birthYearsOf } from '../components/age-groups.ts';
import { change, dateInWords } from '../components/format.ts';
import { isScrabble } from '../components/scrabble-words.ts';
import { type Html, html, type Value } from '../kit/html.ts';
import { type Ask, definePage } from '../kit/page.ts';
import { apiHref, href, type Site, withQuery } from '../kit/site.ts';
import { filters } from './list-filters.ts';
import { scrabbleList } from './scrabble-list.ts';

type Answer = Awaited<ReturnType<(typeof readList)['ask']>>;
type Query = Readonly<Record<string, string>>;

const FIELDS = [
  'edition',
  'club',
  'title',
  'category',
  'sex',
  'status',
  'bornFrom',
  'bornTo',
  'search',
  'sort',
  'descending',
  'page',
];

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
        ...Object.fromEntries(Object.entries(query).filter(([name, value]) => FIELDS.includes(name) && value !== '')),
        ...(query.age ? birthYearsOf(query.age, await yearOf(ask, series, date)) : {}),
      };
      const answer = await ask(readList, { series, ...(date ? { date } : {}), ...asked });
      const name = found?.name ?? series;
      return {
        title: site.translate('web.list.title', { series: name, date: dateInWords(site, answer.list.date) }),
        scripts: ['list.ts'],
        main: html`${facts(site, answer)}${editions(site, answer, query)}${filters(site, answer.choices, query)}${table(site, answer, query)}${pages(site, answer, query)}${downloads(site, answer)}`,
      };
    },
  });
}

/** Ages are counted in the year of the list. */
async function yearOf(ask: Ask, series: string, date: string | undefined): Promise<number> {
  const latest = date ?? (await ask(searchLists, { series })).lists[0]?.date ?? '';
  return Number(latest.slice(0, 4));
}

export const latestList = view('/lists/:series');
export const datedList = view('/lists/:series/:date');

const here = (
  site: Site,
  { list }: Answer,
  query: Query,
  change: Record<string, string | number | undefined>,
): string => href(site, withQuery(`/lists/${list.series}/${list.date}`, { ...query, ...change }));

function facts(site: Site, { list, total }: Answer): Html {
  const { translate } = site;
  return html`<p>${translate('web.list.facts', { regulation: list.regulation, revision: list.revision, players: total })}
<a href="${href(site, `/regulations/${list.regulation}`)}">${translate('web.list.regulation')}</a></p>`;
}

function editions(site: Site, answer: Answer, query: Query): Html {
  const { translate } = site;
  if (!answer.isRevised) return html``;
  const other = answer.edition === 'published' ? 'revised' : 'published';
  return html`<p class="notice">${translate(`web.list.edition-${answer.edition}`)}
<a href="${here(site, answer, query, { edition: other })}">${translate(`web.list.show-${other}`)}</a> ·
<a href="${href(site, `/lists/${answer.list.series}/${answer.list.date}/differences`)}">${translate('web.list.causes')}</a></p>`;
}

function table(site: Site, answer: Answer, query: Query): Html {
  const { translate } = site;
  const sorted = query.sort ?? 'rating';
  const heading = (sort: string, key: string, kind = ''): Html => {
    const isHere = sorted === sort;
    const usual = sort === 'name' || sort === 'club' ? 'ascending' : 'descending';
    const asked = query.descending === undefined ? usual : query.descending === 'true' ? 'descending' : 'ascending';
    const state = isHere ? asked : undefined;
    const down = isHere ? String(asked === 'ascending') : undefined;
    return html`<th scope="col" class="${kind}"${state && html` aria-sort="${state}"`}><a href="${here(site, answer, query, { sort, descending: down, page: undefined })}">${translate(key)}</a></th>`;
  };
  return html`<div class="scroll"><table data-list-rows>
<thead><tr><th scope="col" class="number">${translate('web.list.rank')}</th>${heading('name', 'web.list.name')}
<th scope="col" class="wide">${translate('web.list.player-title')}</th>${heading('club', 'web.list.club', 'wide')}
${heading('rating', 'web.list.rating', 'number')}${heading('change', 'web.list.change', 'number')}
<th scope="col" class="number wide">K</th>${heading('games', 'web.list.games', 'number')}<th scope="col" class="wide">${translate('web.list.status')}</th></tr></thead>
<tbody>
${answer.rows.map(
  (row) => html`<tr><td class="number">${row.rank}</td>
<th scope="row"><a href="${href(site, `/players/${row.id}`)}">${row.name}</a></th>
<td class="wide">${row.title}</td><td class="wide">${row.club && html`<a href="${href(site, `/clubs/${row.club}`)}">${row.clubName ?? row.club}</a>`}</td><td class="number"><strong>${row.rating ?? '–'}</strong></td>
<td class="number"><a href="${href(site, `/players/${row.id}/ratings/${answer.list.series}/${answer.list.date}${answer.edition === 'revised' ? '?edition=revised' : ''}`)}">${row.change === undefined ? '–' : change(row.change)}</a></td>
<td class="number wide">${row.k}</td><td class="number">${row.games}</td><td class="wide">${row.status !== 'rated' && translate(`web.status.${row.status}`)}</td></tr>\n`,
)}
</tbody></table></div>`;
}

function pages(site: Site, answer: Answer, query: Query): Html {
  const { translate } = site;
  const last = Math.max(1, Math.ceil(answer.total / answer.size));
  if (last === 1) return html``;
  const link = (page: number, key: string): Value =>
    page >= 1 && page <= last && html`<a href="${here(site, answer, query, { page })}">${translate(key)}</a>`;
  return html`<nav class="pages" aria-label="${translate('web.pages')}"><span>${link(answer.page - 1, 'web.page-before')}</span>
<span>${translate('web.page-of', { page: answer.page, last })}</span><span>${link(answer.page + 1, 'web.page-after')}</span></nav>`;
}

function downloads(site: Site, { list, edition }: Answer): Html {
  const { translate } = site;
  const file = (ending: string): string =>
    apiHref(
      site,
      withQuery(`/lists/${list.series}/${list.date}.${ending}`, {
        edition: edition === 'revised' ? edition : undefined,
        lang: ending === 'pdf' ? site.language : undefined,
      }),
    );
  return html`<h2>${translate('web.list.take-away')}</h2>
<p><a href="${file('csv')}">CSV</a> · <a href="${file('txt')}">${translate('web.list.fide-text')}</a> · <a href="${file('json')}">JSON</a> · <a href="${file('pdf')}">${translate('web.list.pdf')}</a></p>
<p>${translate('web.list.hash')} <span class="hash">${list.hash}</span></p>`;
}
