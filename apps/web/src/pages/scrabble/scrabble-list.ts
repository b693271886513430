import { scrabbleListRows, searchLists, showFederation } from '@escala/office/questions';
import { birthYearsOf } from '../../components/age-groups.ts';
import { dateInWords } from '../../components/format.ts';
import { listTakeAway } from '../../components/rating/list-take-away.ts';
import { listedTypeOf, typeName } from '../../components/scrabble/scrabble-words.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask, Page, PageRequest } from '../../kit/page.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';
import { filters } from '../rating/list-filters.ts';
import {
  askedOf,
  editionsNotice,
  filtersOf,
  type ListQuery,
  listHead,
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
  { id: series }: { readonly id: string },
): Promise<Page> {
  const { settings } = await ask(showFederation, {});
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
  const head = listHead(site, { answer, series: settings.series, lists: (await ask(searchLists, {})).lists, query });
  return {
    ...head,
    title: type === 'general' ? head.title : `${head.title}: ${typeName(site, type)}`,
    scripts: ['list.ts'],
    main: html`${types(site, answer, query)}${facts(site, answer)}${filters(site, { ...answer.choices, categories: [] }, query)}${isFiltered && answer.total === 0 ? nobodyFound(site, answer, query) : scrabbleTable(site, answer, query)}${listPages(site, answer, query)}${editionsNotice(site, answer, query)}${downloads(site, answer, taken)}`,
  };
}

function facts(site: Site, { previous, type }: ScrabbleRows): Html {
  const { translate } = site;
  const since =
    previous === null
      ? translate('web.scrabble.first-list')
      : translate('web.scrabble.since', { date: dateInWords(site, previous) });
  return html`<p class="quiet small">${translate(`web.scrabble.about-${type === 'general' ? 'general' : type === 'libere' ? 'libere' : 'collective'}`)} ${since}</p>`;
}

/** Filters stay where the choice of the type changes. */
function types(site: Site, answer: ScrabbleRows, query: ListQuery): Html {
  const inOrder = [...answer.types].sort((a, b) => Number(b.type === 'general') - Number(a.type === 'general'));
  return html`<nav class="tabs mini" aria-label="${site.translate('web.scrabble.types')}"><ul>
${inOrder.map(
  ({ type, players }) =>
    html`<li><a href="${listHref(site, answer, query, { type: type === 'general' ? undefined : type, page: undefined })}"${
      type === answer.type && html` aria-current="page"`
    }>${typeName(site, type)} <span class="quiet small">${players}</span></a></li>\n`,
)}</ul></nav>`;
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
      html`<a class="button small" href="${document}" download="${`${list.series}-${list.date}.json`}">${site.translate('web.scrabble.document')}</a>`,
  );
}
