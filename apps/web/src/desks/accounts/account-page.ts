import { hasSecondFactor, needsSecondFactor } from '@escala/office';
import { amendRoles, reinstateAccount, renewInvitation, resetSecondFactor, suspendAccount } from '@escala/office/acts';
import { showAccount } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { addressPart } from './address-part.ts';
import { linkBox, linkDelivery } from './link-box.ts';
import { rightsChoices, rightsFields } from './rights-fields.ts';

export type Account = Awaited<ReturnType<(typeof showAccount)['ask']>>;

/** One account: what it may do, and what to do when somebody leaves, forgets a password or loses a telephone. */
export const accountPage = defineDeskPage({
  path: '/desk/accounts/:account',
  needs: ['account.search'],
  view: async (ask, { params }, site) => {
    const { translate } = site;
    const account = await ask(showAccount, { account: params.account ?? '' });
    const choices = await rightsChoices(ask);
    return {
      title: account.name,
      crumbs: [[translate('web.desk-accounts.title'), '/desk/accounts']],
      scripts: ['act-forms.ts', 'account-desk.ts'],
      main: html`${needsScript(translate)}
${facts(site, account)}
${linkBox(site)}
${account.state !== 'suspended' && access(site, account)}
${addressPart(site, account)}
<h2>${translate('web.desk-accounts.amend')}</h2>
${actForm(site, amendRoles, {
  id: 'rights',
  fixed: { account: account.id, version: account.version },
  fields: (f) => rightsFields(site, f, account, choices),
})}
${suspension(site, account)}`,
    };
  },
});

function facts(site: DeskSite, account: Account): Html {
  const { translate, viewer } = site;
  const { id, email, roles, state } = account;
  const missing = needsSecondFactor(account) ? 'missing' : 'none';
  return html`<dl class="facts"><dt>${translate('web.account.email')}</dt><dd>${email ?? translate('web.desk-accounts.address-none')}</dd>
<dt>${translate('web.account.roles')}</dt><dd>${roles.map((role) => translate(`server.role-${role}`)).join(', ')}</dd>
<dt>${translate('web.desk-accounts.state')}</dt><dd>${translate(`web.desk-accounts.state-${state}`)}</dd>
<dt>${translate('web.account.second-factor')}</dt><dd>${translate(`web.desk-accounts.second-factor-${hasSecondFactor(account) ? 'done' : missing}`)}</dd></dl>
${viewer.account === id && html`<p class="notice">${translate('web.desk-accounts.yourself')} <a href="${href(site, '/account')}">${translate('web.account.title')}</a></p>`}
<p><a href="${href(site, withQuery('/desk/record', { about: 'account', id }))}">${translate('web.desk-accounts.changes')}</a> ·
<a href="${href(site, withQuery('/desk/record', { who: id }))}">${translate('web.desk-accounts.did')}</a></p>`;
}

/** A new link, and a lost telephone. */
function access(site: DeskSite, account: Account): Html {
  const { id, name, state } = account;
  const { translate, viewer } = site;
  const isOther = viewer.account !== id;
  return html`<h2>${translate('web.desk-accounts.access')}</h2>
<p>${translate(`web.desk-accounts.renew-${state === 'invited' ? 'invited' : 'active'}`)}</p>
${actForm(site, renewInvitation, {
  id: 'renew',
  fixed: { account: id },
  fields: (f) => linkDelivery(site, f),
  after: 'stay',
  about: name,
  tone: 'quiet',
})}
${hasSecondFactor(account) && isOther && lostTelephone(site, id)}`;
}

function lostTelephone(site: DeskSite, account: string): Value {
  const { translate } = site;
  return html`<details><summary>${translate('web.desk-accounts.lost-telephone')}</summary><p>${translate('web.desk-accounts.lost-telephone-help')}</p>
${actForm(site, resetSecondFactor, {
  id: 'telephone',
  fixed: { account },
  confirm: translate('web.desk-accounts.lost-telephone-ask'),
})}</details>`;
}

function suspension(site: DeskSite, { id, version, state, name }: Account): Html {
  const { translate } = site;
  const isBack = state === 'suspended';
  const key = isBack ? 'reinstate' : 'suspend';
  const fixed = { account: id, version };
  return html`<h2>${translate(`web.submit.account.${key}`)}</h2><p>${translate(`web.desk-accounts.${key}-help`)}</p>
${
  isBack
    ? actForm(site, reinstateAccount, { id: key, fixed, fields: (f) => linkDelivery(site, f), after: 'stay' })
    : actForm(site, suspendAccount, {
        id: key,
        fixed,
        confirm: translate('web.desk-accounts.suspend-ask', { name }),
      })
}`;
}
