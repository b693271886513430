import type { MessageKey } from '@escala/messages';
import { scrabbleListRows, searchLists } from '@escala/office/questions';
import { birthYearsOf } from '../../components/age-groups.ts';
import { dateInWords } from '../../components/format.ts';
import { listFacts } from '../../components/rating/list-facts.ts';
import { listTakeAway } from '../../components/rating/list-take-away.ts';
import { listedTypeOf, typeName } from '../../components/scrabble/scrabble-words.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask, Page, PageRequest } from '../../kit/page.ts';
import { apiHref, href, type Site, withQuery } from '../../kit/site.ts';
import { filters } from '../rating/list-filters.ts';
import {
  askedOf,
  editionsNotice,
  filtersOf,
  type ListQuery,
  listHref,
  listPages,
  nobodyFound,
  pageExists,
} from '../rating/list-frame.ts';
import { scrabbleTable } from './scrabble-table.ts';

export type ScrabbleRows = Awaited<ReturnType<(typeof scrabbleListRows)['ask']>>;
/** A list of Scrabble, one type of play at a time: chosen, filtered and sorted by its address. */
export async function scrabbleList(
  ask: Ask,
  { params, query }: PageRequest,
  site: Site,
  { id: series, name }: { readonly id: string; readonly name: string },
): Promise<Page> {
  const { lists } = await ask(searchLists, { series });
  const date = params.date ?? lists[0]?.date;
  const born = query.age ? birthYearsOf(query.age, Number((date ?? '').slice(0, 4))) : {};
  const type = listedTypeOf(query.type);
  const asked = { ...askedOf(query), ...born };
  const answer = await ask(scrabbleListRows, { series, ...(date && { date }), type, ...asked });
  const filtered = filtersOf(asked);
  pageExists(answer);
  const isFiltered = Object.keys(filtered).length > 0;
  const taken = isFiltered && type !== 'general' ? { ...filtered, type } : filtered;
  const title = site.translate('web.list.title', { series: name, date: dateInWords(site, answer.list.date) });
  return {
    title: type === 'general' ? title : `${title}: ${typeName(site, type)}`,
    scripts: ['list.ts'],
    main: html`${facts(site, answer)}${types(site, answer, query)}${editionsNotice(site, answer, query)}${filters(site, { ...answer.choices, categories: [] }, query)}${isFiltered && answer.total === 0 ? nobodyFound(site, answer, query) : scrabbleTable(site, answer, query)}${listPages(site, answer, query)}${otherLists(site, answer, query, lists)}${downloads(site, answer, taken)}`,
  };
}

function facts(site: Site, { list, total, previous, type }: ScrabbleRows): Html {
  const { translate } = site;
  const since =
    previous === null
      ? translate('web.scrabble.first-list')
      : translate('web.scrabble.since', { date: dateInWords(site, previous) });
  return html`${listFacts(site, list, total)}
<p class="quiet">${translate(`web.scrabble.about-${type === 'general' ? 'general' : type === 'libere' ? 'libere' : 'collective'}`)} ${since}</p>`;
}

/** Filters stay where the choice of the type changes. */
function types(site: Site, answer: ScrabbleRows, query: ListQuery): Html {
  const inOrder = [...answer.types].sort((a, b) => Number(b.type === 'general') - Number(a.type === 'general'));
  return html`<nav class="tabs" aria-label="${site.translate('web.scrabble.types')}"><ul>
${inOrder.map(
  ({ type, players }) =>
    html`<li><a href="${listHref(site, answer, query, { type: type === 'general' ? undefined : type, page: undefined })}"${
      type === answer.type && html` aria-current="page"`
    }>${typeName(site, type)} <span class="quiet small">${players}</span></a></li>\n`,
)}</ul></nav>`;
}

/** The list before and after, of the same type. */
function otherLists(
  site: Site,
  { list, type }: ScrabbleRows,
  { edition }: ListQuery,
  lists: readonly { date: string }[],
): Html {
  const { translate } = site;
  const place = lists.findIndex(({ date }) => date === list.date);
  const link = (other: { date: string } | undefined, key: MessageKey): Value =>
    other &&
    html`<a href="${href(site, withQuery(`/lists/${list.series}/${other.date}`, { type: type === 'general' ? undefined : type, edition }))}">${translate(key, { date: dateInWords(site, other.date) })}</a>`;
  return html`<nav class="pages" aria-label="${translate('web.scrabble.other-lists')}"><span>${link(lists[place + 1], 'web.rating.list-before')}</span>
<span>${link(lists[place - 1], 'web.rating.list-after')}</span></nav>`;
}

function downloads(site: Site, answer: ScrabbleRows, filtered: ListQuery): Html {
  const { list, edition } = answer;
  const asked = { edition: edition === 'published' ? edition : undefined };
  const document = apiHref(site, withQuery(`/scrabble/lists/${list.series}/${list.date}/document`, asked));
  return listTakeAway(
    site,
    { ...answer, filters: filtered },
    ['csv', 'json', 'pdf'],
    list.source === 'computed' &&
      html` · <a href="${document}" download="${`${list.series}-${list.date}.json`}">${site.translate('web.scrabble.document')}</a>`,
  );
}
