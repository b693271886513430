import { type AnswerOf, searchClubs, showFederation } from '@escala/office/questions';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { emptyState } from '../../components/ui/card.ts';
import { pager } from '../../components/ui/navigation.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { each, TEXT } from '../../kit/query-fields.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { filterButton, options } from '../rating/list-filters.ts';

type Answer = AnswerOf<typeof searchClubs>;
type Query = Readonly<Record<string, string>>;

/** Most federations have fewer clubs than one page holds. */
const PAGE = 500;

/** The clubs of the federation, by name. */
export const clubs = definePage({
  path: '/clubs',
  query: each(['text', 'delegation', 'left', 'after', 'afterName'], TEXT),
  view: async ({ ask, query, site, translate }) => {
    const { text, delegation, left, after, afterName } = query;
    const { delegations } = await ask(showFederation, {});
    const found = await ask(searchClubs, {
      limit: PAGE,
      ...(text ? { text } : {}),
      ...(delegation ? { delegation } : {}),
      ...(left ? { left: true } : {}),
      ...(after && afterName ? { after: { club: after, value: afterName } } : {}),
    });
    const names = new Map(delegations.map(({ delegation: id, name }) => [id, name]));
    return {
      title: translate('web.word.clubs'),
      facts: [translate('web.front.clubs-count', { clubs: found.clubs.length })],
      actions: filterButton(site),
      main: html`${filters(site, query, names)}${clubsTable(site, found, names, query)}${next(site, found, query)}`,
    };
  },
});

type Names = ReadonlyMap<string, string>;

function filters({ translate }: Site, query: Query, delegations: Names): Html {
  const [club, delegation] = [translate('web.word.club'), translate('web.word.delegation')];
  return html`<form class="list-filters" id="list-filters" popover role="search">
<label><span class="unseen">${club}</span><input type="search" name="text" placeholder="${club}" value="${query.text}"></label>
${
  delegations.size > 0 &&
  html`<label><span class="unseen">${delegation}</span><select name="delegation">${options(query.delegation, [
    ['', `${delegation}: ${translate('web.list.all')}`],
    ...delegations,
  ])}</select></label>`
}
<button>${translate('web.list.filter')}</button>
</form>`;
}

function clubsTable(site: Site, { clubs: found }: Answer, delegations: Names, query: Query): Html {
  const { translate, language } = site;
  if (found.length === 0 && Object.keys(query).length === 0)
    return emptyState({ title: translate('web.clubs.none-yet') });
  if (found.length === 0)
    return emptyState({
      title: translate('web.clubs.none'),
      action: html`<a class="button" href="${href(site, '/clubs')}">${translate('web.list.whole')}</a>`,
    });
  const sorted = [...found].sort((a, b) => a.name.localeCompare(b.name, language));
  return table(site, sorted, [
    [
      'web.word.club',
      ({ club, name, town, leftOn }) => html`<a href="${href(site, `/clubs/${club}`)}">${name}</a>
${leftOn && badge(translate('web.clubs.left'))}<span class="under">${town}</span>`,
      'name',
    ],
    ['web.clubs.town', ({ town }) => town, 'wide'],
    ['web.word.delegation', ({ delegation }) => delegation && (delegations.get(delegation) ?? delegation)],
  ]);
}

function next(site: Site, { next: after }: Answer, query: Query): Html {
  if (after === undefined) return html``;
  const path = withQuery('/clubs', { ...query, after: after.club, afterName: after.value });
  return pager(site.translate('web.word.pages'), undefined, [site.translate('web.page-after'), href(site, path)]);
}
