import { LANGUAGES } from '@escala/messages';
import { ROLES } from '@escala/office';
import { choice, field, needsScript, passwordField, problemBox, tick } from '../../components/form-fields.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { secondFactor } from './account-proofs.ts';
import { passkeyWords } from './account-second-factor.ts';

/** A user's own account. Its content is fetched from the office once the page is open, since it is private. */
export const account = definePage({
  path: '/account',
  view: async ({ site, translate }) => {
    const roles = Object.fromEntries(ROLES.map((role) => [role, translate(`server.role-${role}`)]));
    return {
      title: translate('web.account.title'),
      scripts: ['account.ts'],
      main: html`${needsScript(translate)}
<p data-signed-out hidden>${translate('web.account.signed-out')}
<a class="button" href="${href(site, withQuery('/sign-in', { next: '/account' }))}">${translate('web.word.sign-in')}</a></p>
<div data-account="${site.federation.id}" data-roles="${JSON.stringify(roles)}" hidden>${passkeyWords(translate)}
<div class="columns"><div class="smaller stack loose">${facts(site)}${password(site)}${site.mail && noticesSection(site)}</div>
<div class="larger stack loose">${secondFactor(site)}${tokenSection(site)}</div></div>
</div>`,
    };
  },
});

function facts(site: Site): Html {
  const { translate } = site;
  return card(
    {},
    html`<dl class="facts"><dt>${translate('web.word.name')}</dt><dd data-fact="name"></dd>
<dt>${translate('web.word.email')}</dt><dd data-fact="email"></dd>
<dt>${translate('web.account.roles')}</dt><dd data-fact="roles"></dd></dl>
<p data-player hidden><a data-link="${href(site, '/players/')}">${translate('web.account.player')}</a></p>
<p><button type="button" data-sign-out>${translate('web.account.sign-out')}</button></p>
${site.ownMachine && html`<p class="hint">${translate('web.account.sign-out-own')}</p>`}`,
  );
}

function password({ translate }: Site): Html {
  return card(
    { title: translate('web.account.change-password') },
    html`<form class="account" method="post" novalidate data-change-password>
${problemBox(translate)}
<p role="status" data-done="${translate('web.account.password-changed')}"></p>
${field('password', {
  name: 'password',
  label: translate('web.account.present-password'),
  type: 'password',
  autocomplete: 'current-password',
})}
${passwordField('password', translate, {
  name: 'newPassword',
  label: translate('web.account.new-password'),
  hint: translate('web.account.password-hint'),
  autocomplete: 'new-password',
})}
<button>${translate('web.account.change-password')}</button>
</form>`,
  );
}

/** The language of the office's mails, and their subjects (D-OFF-443). Filled in by `browser/modules/accounts/account.ts`. */
function noticesSection({ translate, language }: Site): Html {
  return card(
    { title: translate('web.notices.title') },
    html`<p>${translate('web.notices.about')}</p>
<form class="account" method="post" novalidate data-notices>
${problemBox(translate)}
<p role="status" data-done="${translate('web.done.amend')}"></p>
${choice(
  'notices',
  { name: 'language', label: translate('web.notices.language'), value: language },
  LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]]),
)}
${tick('notices', { name: 'decisions', label: translate('web.notices.decisions') })}
${tick('notices', { name: 'lists', label: translate('web.notices.lists') })}
<button>${translate('web.submit.amend')}</button>
</form>`,
  );
}

/** API tokens: the existing ones, and a new one, which is shown once. */
function tokenSection(site: Site): Html {
  const { translate } = site;
  const rows = table<never>(
    site,
    [],
    [
      ['web.tokens.label', () => ''],
      ['web.tokens.scopes', () => ''],
      ['web.tokens.expires', () => ''],
      ['web.word.state', () => ''],
    ],
    { label: translate('web.tokens.title'), kind: 'dense' },
  );
  return html`<div data-tokens hidden>${card(
    { title: translate('web.tokens.title') },
    html`<p>${translate('web.tokens.what')} <a href="/api">${translate('web.tokens.interface')}</a></p>
<p class="quiet" data-no-tokens>${translate('web.tokens.none')}</p>
<div data-token-table data-revoked="${translate('web.field.revokedOn')}" data-revoke="${translate('web.tokens.revoke')}" hidden>${rows}</div>
<form class="account" method="post" novalidate data-new-token>
<h3>${translate('web.tokens.new')}</h3>
${problemBox(translate)}
${field('token', { name: 'label', label: translate('web.tokens.label'), hint: translate('web.tokens.label-hint') })}
${field('token', { name: 'scopes', label: translate('web.tokens.scopes'), hint: translate('web.tokens.scopes-hint'), value: 'list.* player.*' })}
${field('token', { name: 'expiresOn', label: translate('web.tokens.expires'), hint: translate('web.tokens.expires-hint'), type: 'date', required: false })}
<button>${translate('web.tokens.create')}</button>
<div role="status" data-new-secret hidden><p>${translate('web.tokens.shown-once')}</p><p class="key"></p></div>
</form>`,
  )}</div>`;
}
