import { type Language, textIfAny } from '@escala/messages';
import type { readList } from '@escala/office/questions';
import { AGE_GROUPS } from '../../components/age-groups.ts';
import { type Html, html, lasting, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

type Choices = Awaited<ReturnType<(typeof readList)['ask']>>['choices'];

type Query = Readonly<Record<string, string>>;

/** What a list is filtered by: each field is part of the address. */
export function filters(site: Site, choices: Choices, query: Query): Html {
  const { translate } = site;
  const kept = ['type', 'edition', 'sort', 'descending', 'bornFrom', 'bornTo'].filter((name) => query[name]);
  return html`<form class="filters" data-list>
${kept.map((name) => html`<input type="hidden" name="${name}" value="${query[name]}">`)}
<label>${translate('web.list.search')}<input type="search" name="search" value="${query.search}"></label>
${CHOSEN.some((name) => query[name]) ? selections(site, choices, query) : nothingChosen(site, choices)}
<button>${translate('web.list.filter')}</button>
</form>`;
}

const CHOSEN = ['club', 'title', 'category', 'sex', 'age'] as const;

const unchosen = new WeakMap<Choices, Map<Language, Html>>();

/** The same on every page of a list, hundreds of clubs among it: written once for each list at hand. */
function nothingChosen(site: Site, choices: Choices): Html {
  const known = unchosen.get(choices) ?? new Map<Language, Html>();
  unchosen.set(choices, known);
  const made = known.get(site.language) ?? lasting(selections(site, choices, {}));
  known.set(site.language, made);
  return made;
}

function selections(site: Site, choices: Choices, query: Query): Html {
  const { translate } = site;
  const all = ['', translate('web.list.all')] as const;
  return html`<label>${translate('web.list.club')}<select name="club">${options(query.club, [
    all,
    ...choices.clubs.map(({ club, name }) => [club, name] as const),
  ])}</select></label>
<label>${translate('web.list.player-title')}<select name="title">${options(query.title, [
    all,
    ...choices.titles.map((title) => [title, title] as const),
  ])}</select></label>
${
  choices.categories.length > 0 &&
  html`<label>${translate('web.player.category')}<select name="category">${options(query.category, [
    all,
    ...choices.categories.map((category) => [category, categoryName(site, category)] as const),
  ])}</select></label>`
}
<label>${translate('web.list.sex')}<select name="sex">${options(query.sex, [
    all,
    ['f', translate('web.sex.f')],
    ['m', translate('web.sex.m')],
  ])}</select></label>
<label>${translate('web.list.age')}<select name="age">${options(query.age, [
    all,
    ...AGE_GROUPS.map((group) => [group, ageName(site, group)] as const),
  ])}</select></label>`;
}

export const categoryName = ({ translate }: Pick<Site, 'translate'>, category: string): string =>
  textIfAny(translate, `cli.category.${category}`) ?? category;

export const ageName = ({ translate }: Site, group: string): string =>
  translate(group.startsWith('u') ? 'web.list.under' : 'web.list.over', { age: Number(group.slice(1)) });

export function options(chosen: string | undefined, all: readonly (readonly [string, string])[]): Value {
  return all.map(
    ([value, name]) => html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${name}</option>`,
  );
}
