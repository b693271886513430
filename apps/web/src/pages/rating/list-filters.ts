import { playerCategories } from '@escala/regulations';
import { AGE_GROUPS } from '../../components/age-groups.ts';
import { titleIn } from '../../components/player-link.ts';
import { icon } from '../../components/ui/icon.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { apiHref, type Site, withQuery } from '../../kit/site.ts';
import type { ListAnswer } from './list-table.ts';

type Choices = ListAnswer['choices'];

type Query = Readonly<Record<string, string>>;

/** The filters of a list: each field is part of the address. On phones `filterButton` opens them. */
export function filters(site: Site, { list, choices }: Pick<ListAnswer, 'list' | 'choices'>, query: Query): Html {
  const { translate } = site;
  const kept = ['type', 'edition', 'sort', 'descending', 'bornFrom', 'bornTo'].filter((name) => query[name]);
  return html`<form class="list-filters" id="list-filters" popover data-list aria-label="${translate('web.list.filter')}">
${kept.map((name) => html`<input type="hidden" name="${name}" value="${query[name]}">`)}
<label><span class="unseen">${translate('web.word.name')}</span><input type="search" name="search" placeholder="${translate('web.word.name')}" value="${query.search}"></label>
${clubField(site, list, choices, query.club)}${selections(site, choices, query)}
<button>${translate('web.list.filter')}</button>
</form>`;
}

/** Any part of a name. There are hundreds of clubs, so their names are loaded on demand (`clubs-offered.ts`). */
function clubField(site: Site, { series, date }: ListAnswer['list'], { clubs }: Choices, chosen = ''): Html {
  const label = site.translate('web.word.club');
  const { name = chosen } = clubs.find(({ club }) => club === chosen) ?? {};
  const offered = apiHref(site, withQuery(`/lists/${series}`, { date, size: 1 }));
  return html`<label><span class="unseen">${label}</span><input name="club" list="clubs" autocomplete="off" placeholder="${label}" value="${name}" data-offered="${offered}"></label><datalist id="clubs"></datalist>\n`;
}

export const filterButton = ({ translate }: Site): Html =>
  html`<button type="button" class="small only-phone" popovertarget="list-filters">${icon('search')} ${translate('web.list.filter')}</button>`;

function selections(site: Site, choices: Choices, query: Query): Html {
  const { translate } = site;
  const field = (name: string, label: string, chosen: string | undefined, all: readonly Choice[]): Html =>
    html`<label><span class="unseen">${label}</span><select name="${name}">${options(chosen, [
      ['', `${label}: ${translate('web.list.all')}`],
      ...all,
    ])}</select></label>\n`;
  return html`${field(
    'title',
    translate('web.list.player-title'),
    query.title,
    choices.titles.map((title) => [title, titleIn(site, title)]),
  )}${
    choices.categories.length > 0 &&
    field(
      'category',
      translate('web.word.category'),
      query.category,
      choices.categories.map((category) => [category, categoryName(site, category)]),
    )
  }${field('sex', translate('web.list.sex'), query.sex, [
    ['f', translate('web.sex.f')],
    ['m', translate('web.sex.m')],
  ])}${field(
    'age',
    translate('web.list.age'),
    query.age,
    AGE_GROUPS.map((group) => [group, ageName(site, group)]),
  )}`;
}

type Choice = readonly [value: string, name: string];

/** A category from other rules is shown as it is. */
export function categoryName({ translate }: Pick<Site, 'translate'>, category: string): string {
  const known = playerCategories.find((each) => each === category);
  return known ? translate(`cli.category.${known}`) : category;
}

export const ageName = ({ translate }: Site, group: string): string =>
  translate(group.startsWith('u') ? 'web.list.under' : 'web.list.over', { age: Number(group.slice(1)) });

export function options(chosen: string | undefined, all: readonly Choice[]): Value {
  return all.map(
    ([value, name]) => html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${name}</option>`,
  );
}
