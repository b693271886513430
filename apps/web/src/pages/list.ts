import { readList, showFederation } from '@escala/office/questions';
import { change, dateInWords } from '../components/format.ts';
import { type Html, html, type Value } from '../kit/html.ts';
import { definePage } from '../kit/page.ts';
import { apiHref, href, type Site, withQuery } from '../kit/site.ts';

type Answer = Awaited<ReturnType<(typeof readList)['ask']>>;
type Query = Readonly<Record<string, string>>;

const FIELDS = [
  'edition',
  'club',
  'title',
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
    view: async (ask, { params, query }, site) => {
      const { series = '', date } = params;
      const asked = Object.fromEntries(
        Object.entries(query).filter(([name, value]) => FIELDS.includes(name) && value !== ''),
      );
      const answer = await ask(readList, { series, ...(date ? { date } : {}), ...asked });
      const { settings } = await ask(showFederation, {});
      const name = settings.series.find(({ id }) => id === series)?.name ?? series;
      return {
        title: site.translate('web.list.title', { series: name, date: dateInWords(site, answer.list.date) }),
        scripts: ['list.ts'],
        main: html`${facts(site, answer)}${editions(site, answer, query)}${filters(site, query)}${table(site, answer, query)}${pages(site, answer, query)}${downloads(site, answer)}`,
      };
    },
  });
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

function filters(site: Site, query: Query): Html {
  const { translate } = site;
  const kept = ['edition', 'sort', 'descending'].filter((name) => query[name]);
  return html`<form class="filters" data-list>
${kept.map((name) => html`<input type="hidden" name="${name}" value="${query[name]}">`)}
<label>${translate('web.list.search')}<input type="search" name="search" value="${query.search}"></label>
<label>${translate('web.list.club')}<input name="club" value="${query.club}" size="8"></label>
<label>${translate('web.list.player-title')}<input name="title" value="${query.title}" size="4"></label>
<label>${translate('web.list.sex')}<select name="sex">${options(query.sex, [
    ['', ''],
    ['f', translate('web.sex.f')],
    ['m', translate('web.sex.m')],
  ])}</select></label>
<label>${translate('web.list.born-from')}<input name="bornFrom" inputmode="numeric" size="5" value="${query.bornFrom}"></label>
<label>${translate('web.list.born-to')}<input name="bornTo" inputmode="numeric" size="5" value="${query.bornTo}"></label>
<button>${translate('web.list.filter')}</button>
</form>`;
}

function options(chosen: string | undefined, all: readonly (readonly [string, string])[]): Value {
  return all.map(
    ([value, name]) => html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${name}</option>`,
  );
}

function table(site: Site, answer: Answer, query: Query): Html {
  const { translate } = site;
  const sorted = query.sort ?? 'rating';
  const heading = (sort: string, key: string, kind = ''): Html => {
    const isHere = sorted === sort;
    const down =
      isHere && query.descending === undefined ? (sort === 'name' || sort === 'club' ? 'true' : 'false') : undefined;
    const state = isHere ? (sort === 'name' || sort === 'club' ? 'ascending' : 'descending') : undefined;
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
<td class="wide">${row.title}</td><td class="wide">${row.club}</td><td class="number"><strong>${row.rating ?? '–'}</strong></td>
<td class="number"><a href="${href(site, `/players/${row.id}/ratings/${answer.list.series}/${answer.list.date}${answer.edition === 'revised' ? '?edition=revised' : ''}`)}">${change(row.change)}</a></td>
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
    apiHref(site, `/lists/${list.series}/${list.date}.${ending}${edition === 'revised' ? '?edition=revised' : ''}`);
  return html`<h2>${translate('web.list.take-away')}</h2>
<p><a href="${file('csv')}">CSV</a> · <a href="${file('txt')}">${translate('web.list.fide-text')}</a> · <a href="${file('json')}">JSON</a></p>
<p>${translate('web.list.hash')} <span class="hash">${list.hash}</span></p>`;
}
