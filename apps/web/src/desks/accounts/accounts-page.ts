import { ACCOUNT_STATES, GIVEN_ROLES } from '@escala/office';
import { type AnswerOf, searchAccounts } from '@escala/office/questions';
import { table } from '../../components/table.ts';
import { badge, type Tone } from '../../components/ui/badge.ts';
import { emptyState } from '../../components/ui/card.ts';
import { pager } from '../../components/ui/navigation.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';

type Account = AnswerOf<typeof searchAccounts>['accounts'][number];

const PAGE = 50;

export const STATE_TONES: Readonly<Record<Account['state'], Tone>> = {
  active: 'neutral',
  invited: 'info',
  suspended: 'warning',
};

/** Who works with the office, and in which role. */
export const accountsPage = defineDeskPage({
  path: '/desk/accounts',
  needs: ['account.search'],
  view: async ({ ask, query, site, translate }) => {
    const role = GIVEN_ROLES.find((each) => each === query.role);
    const state = ACCOUNT_STATES.find((each) => each === query.state);
    const { accounts, next } = await ask(searchAccounts, {
      ...(query.text && { text: query.text }),
      ...(role && { role }),
      ...(state && { state }),
      ...(query.after && { after: query.after }),
      limit: PAGE,
    });
    return {
      title: translate('web.desk-accounts.title'),
      facts: [translate('web.desk-accounts.about')],
      actions: html`<a class="button main" href="${href(site, '/desk/accounts/new')}">${translate('web.desk-accounts.invite')}</a>`,
      main: html`${filters(site, query)}
${accounts.length === 0 ? emptyState({ title: translate('web.desk-accounts.none') }) : accountsTable(site, accounts)}
${pager(translate('web.word.pages'), undefined, next !== null && [translate('web.page-after'), href(site, withQuery('/desk/accounts', { ...query, after: next }))])}
<details><summary>${translate('web.desk-accounts.roles-explained')}</summary>
<dl class="facts small">${GIVEN_ROLES.map((each) => html`<dt>${translate(`server.role-${each}`)}</dt><dd>${translate(`web.desk-accounts.role-${each}`)}</dd>\n`)}</dl></details>`,
    };
  },
});

function filters({ translate }: DeskSite, query: PageRequest['query']): Html {
  const options = <Name extends string>(
    chosen: string | undefined,
    names: readonly Name[],
    nameOf: (name: Name) => string,
  ): Html[] =>
    (['', ...names] as const).map(
      (name) =>
        html`<option value="${name}"${name === (chosen ?? '') && html` selected`}>${name === '' ? translate('web.word.all') : nameOf(name)}</option>\n`,
    );
  return html`<form class="filters" role="search"><label>${translate('web.desk-accounts.search')}<input type="search" name="text" value="${query.text ?? ''}"></label>
<label>${translate('web.desk-accounts.role')}<select name="role">${options(query.role, GIVEN_ROLES, (role) => translate(`server.role-${role}`))}</select></label>
<label>${translate('web.word.state')}<select name="state">${options(query.state, ACCOUNT_STATES, (state) => translate(`web.desk-accounts.state-${state}`))}</select></label>
<button>${translate('web.search')}</button></form>`;
}

function accountsTable(site: DeskSite, accounts: readonly Account[]): Html {
  const { translate } = site;
  const inWords = (roles: Account['roles']): string => roles.map((role) => translate(`server.role-${role}`)).join(', ');
  return table(site, accounts, [
    [
      'web.word.name',
      ({ id, name, email, roles }) =>
        html`<a href="${href(site, `/desk/accounts/${id}`)}">${name}</a><span class="under">${email}</span><span class="under">${inWords(roles)}</span>`,
      'name',
    ],
    ['web.word.email', ({ email }) => email ?? '–', 'wide'],
    ['web.account.roles', ({ roles }) => inWords(roles), 'wide'],
    ['web.word.state', ({ state }) => badge(translate(`web.desk-accounts.state-${state}`), STATE_TONES[state])],
  ]);
}
