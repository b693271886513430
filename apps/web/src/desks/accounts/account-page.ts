import { hasSecondFactor, needsSecondFactor } from '@escala/office';
import {
  amendRoles,
  changeAddress,
  reinstateAccount,
  renewInvitation,
  resetSecondFactor,
  suspendAccount,
} from '@escala/office/acts';
import { type AnswerOf, showAccount, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { badge } from '../../components/ui/badge.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { STATE_TONES } from './accounts-page.ts';
import { linkBox, linkDelivery } from './link-box.ts';
import { recoveryCard } from './recovery-card.ts';
import { rightsChoices, rightsFields } from './rights-fields.ts';

export type Account = AnswerOf<typeof showAccount>;

/** One account: what it may do, and what to do when its holder leaves, forgets a password or loses a telephone. */
export const accountPage = defineDeskPage({
  path: '/desk/accounts/:account',
  needs: ['account.search'],
  view: async ({ ask, params, site }) => {
    const { translate, viewer } = site;
    const account = await ask(showAccount, { account: params.account });
    const choices = await rightsChoices(ask);
    const { settings } = await ask(showFederation, {});
    return {
      title: account.name,
      badge: badge(translate(`web.desk-accounts.state-${account.state}`), STATE_TONES[account.state]),
      facts: [
        account.email === undefined
          ? translate('web.desk-accounts.address-none')
          : html`<a href="mailto:${account.email}">${account.email}</a>`,
      ],
      actions: html`<a class="button" href="${href(site, withQuery('/desk/record', { about: 'account', id: account.id }))}">${translate('web.desk-accounts.changes')}</a>
<a class="button" href="${href(site, withQuery('/desk/record', { who: account.id }))}">${translate('web.desk-accounts.did')}</a>`,
      scripts: ['account-desk.ts'],
      main: html`${needsScript(translate)}${linkBox(site)}
${
  viewer.account === account.id &&
  notice(
    html`${translate('web.desk-accounts.yourself')} <a href="${href(site, '/account')}">${translate('web.account.title')}</a>`,
  )
}
<div class="columns">${card(
        { kind: 'larger' },
        actForm(site, amendRoles, {
          id: 'rights',
          fixed: { account: account.id, version: account.version },
          fields: (f) => rightsFields(site, f, account, choices),
        }),
      )}
<div class="smaller stack">${recoveryCard(site, account, settings.accountRecovery ?? 'a-day')}
${account.state !== 'suspended' && access(site, account)}
${addressPart(site, account)}
${suspension(site, account)}</div></div>`,
    };
  },
});

/** A new link, and help with a lost telephone. */
function access(site: DeskSite, account: Account): Html {
  const { id, name, state } = account;
  const { translate, viewer } = site;
  const missing = needsSecondFactor(account) ? 'missing' : 'none';
  const has = hasSecondFactor(account);
  return card(
    {
      title: translate('web.desk-accounts.access'),
      aside: html`<span class="quiet small">${translate('web.account.second-factor')}: ${translate(`web.desk-accounts.second-factor-${has ? 'done' : missing}`)}</span>`,
      footer: has && viewer.account !== id && lostTelephone(site, id),
    },
    html`<p>${translate(`web.desk-accounts.renew-${state === 'invited' ? 'invited' : 'active'}`)}</p>
${actForm(site, renewInvitation, {
  id: 'renew',
  fixed: { account: id },
  fields: (f) => linkDelivery(site, f),
  after: 'stay',
  about: name,
  tone: 'quiet',
})}`,
  );
}

function lostTelephone(site: DeskSite, account: string): Value {
  const { translate } = site;
  return actForm(site, resetSecondFactor, {
    id: 'telephone',
    fixed: { account },
    popup: { opens: translate('web.desk-accounts.lost-telephone'), kind: 'plain small' },
    fields: () => html`<p>${translate('web.desk-accounts.lost-telephone-help')}</p>`,
    tone: 'danger',
  });
}

function suspension(site: DeskSite, { id, version, state, name }: Account): Html {
  const { translate } = site;
  const isBack = state === 'suspended';
  const key = isBack ? 'reinstate' : 'suspend';
  const fixed = { account: id, version };
  return card(
    { title: translate(`web.submit.account.${key}`) },
    html`<p>${translate(`web.desk-accounts.${key}-help`)}</p>
${
  isBack
    ? actForm(site, reinstateAccount, { id: key, fixed, fields: (f) => linkDelivery(site, f), after: 'stay' })
    : actForm(site, suspendAccount, {
        id: key,
        fixed,
        popup: { title: translate('web.desk-accounts.suspend-ask', { name }), kind: 'danger' },
        tone: 'danger',
      })
}`,
  );
}

/** A new address; that of a suspended account can be erased. */
function addressPart(site: DeskSite, { id, version, name, state, email }: Account): Html {
  const { translate } = site;
  const isErasable = state === 'suspended' && email !== undefined;
  return card(
    {
      title: translate('web.word.email'),
      aside: actForm(site, changeAddress, {
        id: 'address',
        fixed: { account: id, version },
        popup: { kind: 'small' },
        fields: (f) => f('email', { label: translate('web.desk-accounts.address-new'), type: 'email' }),
      }),
      footer:
        isErasable &&
        actForm(site, changeAddress, {
          id: 'erase-address',
          fixed: { account: id, version, email: null },
          submit: translate('web.desk-accounts.address-erase'),
          popup: { title: translate('web.desk-accounts.address-erase-ask', { name }), kind: 'plain small' },
          fields: () => html`<p>${translate('web.desk-accounts.address-erase-help')}</p>`,
          done: translate('web.desk-accounts.address-erased'),
          tone: 'danger',
        }),
    },
    html`<p class="quiet small">${translate('web.desk-accounts.address-help')}</p>`,
  );
}
