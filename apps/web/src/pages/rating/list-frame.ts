import { LISTED_TYPES } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { missing, Refused } from '@escala/office';
import type { AnswerOf, readList, searchLists } from '@escala/office/questions';
import { dateInWords, monthInWords } from '../../components/format.ts';
import { editionWords, editionsNotice as noticeOfEditions } from '../../components/rating/edition.ts';
import { emptyState } from '../../components/ui/card.ts';
import { icon } from '../../components/ui/icon.ts';
import { numberedPages, tabs } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import { each, oneOf, TEXT } from '../../kit/query-fields.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { filterButton } from './list-filters.ts';

export type ListQuery = Readonly<Record<string, string>>;

/** What the frame needs to know about a list of any game. */
interface FramedList {
  readonly list: AnswerOf<typeof readList>['list'];
  readonly revisions: AnswerOf<typeof readList>['revisions'];
  readonly total: number;
  readonly listed: number;
  readonly ranked: number;
  readonly type?: string | undefined;
  readonly page: number;
  readonly size: number;
}

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
] as const;

/** The question refuses what its fields do not take. */
export const LIST_QUERY = { ...each(FIELDS, TEXT), age: TEXT, type: oneOf(...LISTED_TYPES) };

/** The parameters by which a list is filtered, sorted and paged. */
export const askedOf = (query: ListQuery): ListQuery =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => FIELDS.some((field) => field === name) && value !== ''),
  );

/** Parameters for how a list is shown, not for who is on it. */
const SHOWN = ['edition', 'sort', 'descending', 'page'];

/** The filters of a list. */
export const filtersOf = (asked: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (SHOWN.includes(name) ? [] : [[name, String(value)]])),
  );

/** Refuses a page beyond the last (D-OFF-437). */
export function pageExists({ total, size, page }: Pick<FramedList, 'total' | 'size' | 'page'>): void {
  const last = lastPage({ total, size });
  if (page > last) throw new Refused([missing('list-page-unknown', { page, last }, { field: 'page' })]);
}

const lastPage = ({ total, size }: Pick<FramedList, 'total' | 'size'>): number => Math.max(1, Math.ceil(total / size));

/** If no player matches the filters: a message, with a link back to the whole list (D-OFF-437). */
export function nobodyFound(site: Site, answer: Pick<FramedList, 'list'>, query: ListQuery): Html {
  const { translate } = site;
  const { type, edition } = query;
  const whole = listHref(site, answer, {}, { type, edition });
  return html`<div data-list-rows>${emptyState({
    title: translate('web.list.nobody'),
    action: html`<a class="button" href="${whole}">${translate('web.list.whole')}</a>`,
  })}</div>`;
}

/** The same list with other parameters. */
export const listHref = (
  site: Site,
  { list }: { readonly list: Pick<FramedList['list'], 'series' | 'date'> },
  query: ListQuery,
  change: Readonly<Record<string, string | number | undefined>>,
): string => href(site, withQuery(`/lists/${list.series}/${list.date}`, { ...query, ...change }));

type Lists = AnswerOf<typeof searchLists>['lists'];

interface HeadOfList {
  readonly answer: FramedList;
  /** All series and lists of the federation. */
  readonly series: readonly { readonly id: string; readonly name: string }[];
  readonly lists: Lists;
  readonly query: ListQuery;
  /** Links to what else is published with the list. */
  readonly ways?: readonly { readonly name: string; readonly href: string }[] | undefined;
}

/** Name and date of a list, how many players it has, the previous and next list, and links to the other series. */
export function listHead(site: Site, { answer, series, lists, query, ways = [] }: HeadOfList): Omit<Page, 'main'> {
  const { translate } = site;
  const { list, listed, ranked, type } = answer;
  const { name = list.series } = series.find(({ id }) => id === list.series) ?? {};
  const own = lists.filter((each) => each.series === list.series);
  const place = own.findIndex(({ date }) => date === list.date);
  const { type: shown } = query;
  // Another list has editions of its own.
  const edition = query.edition === 'published' ? 'published' : undefined;
  const neighbour = (other: Lists[number] | undefined, key: MessageKey, isBefore: boolean): Value => {
    if (other === undefined) return undefined;
    const address = href(site, withQuery(`/lists/${list.series}/${other.date}`, { type: shown, edition }));
    const words = monthInWords(site, other.date);
    const label = `${words}. ${translate(key, { date: dateInWords(site, other.date) })}`;
    return html`<a class="button small" href="${address}" aria-label="${label}">${isBefore && icon('back')}${words}${!isBefore && icon('forth')}</a>\n`;
  };
  return {
    title: translate('web.list.title', { series: name, date: dateInWords(site, list.date) }),
    facts: [
      html`<span data-list-count>${playersOf(site, answer)}</span>`,
      ranked < listed && translate('web.list.ranked', { ranked }),
      type === undefined &&
        listed < list.players &&
        translate('web.list.not-shown', { players: list.players - listed }),
      place === 0 && translate('web.front.latest'),
      answer.revisions.length === 0
        ? editionWords(site, list)
        : html`<a href="#editions">${editionWords(site, list)}</a>`,
    ],
    actions: html`${neighbour(own[place + 1], 'web.rating.list-before', true)}${neighbour(own[place - 1], 'web.rating.list-after', false)}<a class="button small" href="#download">${icon('download')} ${translate('web.word.download')}</a>
${filterButton(site)}`,
    tabs: tabs(
      [
        ...series
          .filter(({ id }) => lists.some((each) => each.series === id))
          .map((each) => ({ name: each.name, href: href(site, `/lists/${each.id}`), isHere: each.id === list.series })),
        answer.revisions.length > 0 && {
          name: translate('web.list.causes'),
          href: href(site, `/lists/${list.series}/${list.date}/differences`),
        },
        ...ways,
        { name: translate('web.front.archive'), href: href(site, '/lists') },
      ],
      { label: translate('web.nav.lists') },
    ),
  };
}

/**
 * Everybody on the list, whichever of its ratings is shown, as wherever the list is named; with filters, how many match
 * (D-OFF-1202).
 */
function playersOf({ translate }: Site, { list, total, listed }: HeadOfList['answer']): string {
  if (total < listed) return translate('web.list.found', { found: total, players: listed });
  return translate('web.word.players-count', { players: list.players });
}

/** A sortable column: figures start with the highest, words with A, and the next click reverses it. */
export function sortHeading(
  site: Site,
  answer: Pick<FramedList, 'list'>,
  query: ListQuery,
): (sort: string, key: MessageKey, kind?: string) => Html {
  return (sort, key, kind = '') => {
    const isHere = (query.sort ?? 'rating') === sort;
    const usual = sort === 'name' || sort === 'club' ? 'ascending' : 'descending';
    const asked = query.descending === undefined ? usual : query.descending === 'true' ? 'descending' : 'ascending';
    const descending = isHere ? String(asked === 'ascending') : undefined;
    const address = listHref(site, answer, query, { sort, descending, page: undefined });
    return html`<th scope="col" class="${kind}"${isHere && html` aria-sort="${asked}"`}><a href="${address}">${site.translate(key)}</a></th>`;
  };
}

/** Which edition this is, and links to the others. */
export const editionsNotice = (site: Site, answer: FramedList, query: ListQuery): Html =>
  noticeOfEditions(site, answer, (edition) => listHref(site, answer, query, { edition }));

export const listPages = (site: Site, answer: FramedList, query: ListQuery): Html =>
  numberedPages(site, { page: answer.page, last: lastPage(answer) }, (page) => listHref(site, answer, query, { page }));
