import type { BookChange } from '@escala/core';
import { isListLong } from '@escala/office';
import { readList, searchLists, showFederation } from '@escala/office/questions';
import { birthYearsOf } from '../../components/age-groups.ts';
import { dateInWords } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { editionOf } from '../../components/rating/edition.ts';
import { listTakeAway } from '../../components/rating/list-take-away.ts';
import { listedTypeOf } from '../../components/scrabble/scrabble-words.ts';
import { notice } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { apiHref, href, type Site, withQuery } from '../../kit/site.ts';
import { filters } from './list-filters.ts';
import {
  askedOf,
  editionsNotice,
  filtersOf,
  LIST_QUERY,
  type ListQuery,
  listHead,
  listHref,
  listPages,
  nobodyFound,
  pageExists,
} from './list-frame.ts';
import { hasSections } from './list-sections.ts';
import { type ListAnswer, listTable } from './list-table.ts';

/** A list, page by page: selected, filtered and sorted by its address, original or revised. */
function view(path: string) {
  return definePage({
    path,
    query: LIST_QUERY,
    isLong: isListLong,
    view: async ({ ask, params, query, site }) => {
      const { series = '', date } = params;
      const { settings } = await ask(showFederation, {});
      const asked = {
        ...askedOf(query),
        ...(query.age ? birthYearsOf(query.age, await yearOf(ask, series, date)) : {}),
      };
      const type = query.type === undefined ? {} : { type: listedTypeOf(query.type) };
      const answer = await ask(readList, { series, ...(date ? { date } : {}), ...asked, ...type });
      pageExists(answer);
      const filtered = filtersOf(asked);
      const isFiltered = Object.keys(filtered).length > 0;
      const taken = isFiltered && isOther(answer) ? { ...filtered, type: answer.type! } : filtered;
      const { lists } = await ask(searchLists, {});
      const ways = sectionsWay(site, answer);
      const change = settings.series.find(({ id }) => id === series)?.bookChange;
      const head = listHead(site, { answer, series: settings.series, lists, query, ways });
      const isTyped = answer.type !== undefined;
      return {
        ...head,
        title: isOther(answer) ? `${head.title}: ${site.translate(`cli.type.${answer.type!}`)}` : head.title,
        scripts: ['list.ts'],
        main: html`${change?.from === answer.list.date && takenOver(site, answer, change)}${isTyped && types(site, answer, query)}${isTyped && aboutType(site, answer)}${filters(site, answer, query)}${answer.total === 0 && isFiltered ? nobodyFound(site, answer, query) : listTable(site, answer, query, settings.series)}${listPages(site, answer, query)}${editionsNotice(site, answer, query)}${listTakeAway(site, { ...answer, filters: taken }, isTyped ? ['csv', 'json', 'pdf'] : ['csv', 'txt', 'json', 'pdf'], isTyped && documentLink(site, answer))}`,
      };
    },
  });
}

/** Whether this is not the first of the ratings that the list prints. */
const isOther = ({ type, types }: ListAnswer): boolean => type !== types[0]?.type;

/** Links to the sections, if the regulation publishes any besides the ranking. */
function sectionsWay(site: Site, answer: ListAnswer) {
  const { list } = answer;
  if (!hasSections(list.regulation)) return [];
  const asked = { edition: editionOf(answer) };
  const path = withQuery(`/lists/${list.series}/${list.date}/sections`, asked);
  return [{ name: site.translate('web.sections.link'), href: href(site, path) }];
}

/** Says on which list a series changed to another regulation (D-OFF-530). */
function takenOver({ translate }: Site, { list }: ListAnswer, { before, lift }: BookChange): Html {
  const regulations = { before, after: list.regulation };
  return notice(translate(lift ? 'web.list.taken-over-lifted' : 'web.list.taken-over', regulations));
}

/** Ages refer to the year of the list. */
async function yearOf(ask: Ask, series: string, date: string | undefined): Promise<number> {
  const latest = date ?? (await ask(searchLists, { series })).lists[0]?.date ?? '';
  return Number(latest.slice(0, 4));
}

export const latestList = view('/lists/:series');
export const datedList = view('/lists/:series/:date');

/** The ratings that the list prints. Filters are kept when the choice changes. */
function types(site: Site, answer: ListAnswer, query: ListQuery): Html {
  const first = answer.types[0]?.type;
  const held = answer.types.filter(({ type, players }) => players > 0 || type === answer.type);
  return tabs(
    held.map(({ type, players }) => ({
      name: html`${site.translate(`cli.type.${type}`)} <span class="quiet small">${players}</span>`,
      href: listHref(site, answer, query, { type: type === first ? undefined : type, page: undefined }),
      isHere: type === answer.type,
    })),
    { label: site.translate('web.scrabble.types'), kind: 'mini' },
  );
}

function aboutType(site: Site, { previous, type }: ListAnswer): Html {
  const { translate } = site;
  const since =
    previous === null
      ? translate('web.scrabble.first-list')
      : translate('web.scrabble.since', { date: dateInWords(site, previous) });
  const about = type === 'general' || type === 'libere' ? type : 'collective';
  return html`<p class="quiet small">${translate(`web.scrabble.about-${about}`)} ${since}</p>`;
}

/** One document for all lines of a list (frs-2012 §5). */
function documentLink(site: Site, { list, isRevised, edition, rows: [first] }: ListAnswer): Value {
  if (list.source !== 'computed' || first === undefined) return undefined;
  const path = `${linePath(first.id, list.series)}/document`;
  const asked = { date: list.date, edition: isRevised && edition === 'published' ? edition : undefined };
  return html`<a class="button small" href="${apiHref(site, withQuery(path, asked))}" download="${`${list.series}-${list.date}.json`}">${site.translate('web.scrabble.document')}</a>`;
}
