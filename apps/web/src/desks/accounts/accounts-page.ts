import { ACCOUNT_STATES, GIVEN_ROLES } from '@escala/office';
import { searchAccounts } from '@escala/office/questions';
import { table } from '../../components/table.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';

type Account = Awaited<ReturnType<(typeof searchAccounts)['ask']>>['accounts'][number];

const PAGE = 50;

/** Who works with the office, and as what. */
export const accountsPage = defineDeskPage({
  path: '/desk/accounts',
  needs: ['account.search'],
  view: async (ask, { query }, site) => {
    const { translate } = site;
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
      scripts: ['act-forms.ts'],
      main: html`<p>${translate('web.desk-accounts.about')}</p>
<p><a class="button" href="${href(site, '/desk/accounts/new')}">${translate('web.desk-accounts.invite')}</a></p>
${filters(site, query)}
${accounts.length === 0 ? html`<p>${translate('web.desk-accounts.none')}</p>` : accountsTable(site, accounts)}
${next !== null && html`<p><a href="${href(site, withQuery('/desk/accounts', { ...query, after: next }))}">${translate('web.page-after')}</a></p>`}
<h2>${translate('web.desk-accounts.roles-explained')}</h2>
<dl class="facts">${GIVEN_ROLES.map((each) => html`<dt>${translate(`server.role-${each}`)}</dt><dd>${translate(`web.desk-accounts.role-${each}`)}</dd>\n`)}</dl>`,
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
        html`<option value="${name}"${name === (chosen ?? '') && html` selected`}>${name === '' ? translate('web.desk-accounts.any') : nameOf(name)}</option>\n`,
    );
  return html`<form class="filters" role="search"><label>${translate('web.desk-accounts.search')}<input type="search" name="text" value="${query.text ?? ''}"></label>
<label>${translate('web.desk-accounts.role')}<select name="role">${options(query.role, GIVEN_ROLES, (role) => translate(`server.role-${role}`))}</select></label>
<label>${translate('web.desk-accounts.state')}<select name="state">${options(query.state, ACCOUNT_STATES, (state) => translate(`web.desk-accounts.state-${state}`))}</select></label>
<button>${translate('web.search')}</button></form>`;
}

function accountsTable(site: DeskSite, accounts: readonly Account[]): Html {
  const { translate } = site;
  return table(site, accounts, [
    ['web.account.name', ({ id, name }) => html`<a href="${href(site, `/desk/accounts/${id}`)}">${name}</a>`, 'name'],
    ['web.account.email', ({ email }) => email ?? '–'],
    ['web.account.roles', ({ roles }) => roles.map((role) => translate(`server.role-${role}`)).join(', ')],
    ['web.desk-accounts.state', ({ state }) => translate(`web.desk-accounts.state-${state}`)],
  ]);
}
