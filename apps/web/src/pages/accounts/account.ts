import { ROLES } from '@escala/office';
import { field, needsScript, passwordField, problemBox } from '../../components/form-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site, withQuery } from '../../kit/site.ts';
import { noticesSection } from './account-notices.ts';
import { secondFactor } from './account-proofs.ts';
import { passkeyWords } from './account-second-factor.ts';
import { tokenSection } from './account-tokens.ts';

/** One's own account. What is in it comes from the office when the page is open: it is nobody else's. */
export const account = definePage({
  path: '/account',
  view: async (_ask, _request, site) => {
    const { translate } = site;
    const roles = Object.fromEntries(ROLES.map((role) => [role, translate(`server.role-${role}`)]));
    return {
      title: translate('web.account.title'),
      scripts: ['account.ts'],
      main: html`${needsScript(translate)}
<p data-signed-out hidden>${translate('web.account.signed-out')}
<a class="button" href="${href(site, withQuery('/sign-in', { next: '/account' }))}">${translate('web.nav.sign-in')}</a></p>
<div data-account="${site.federation.id}" data-roles="${JSON.stringify(roles)}" hidden>
${facts(site)}
${passkeyWords(translate)}
${secondFactor(site)}
${password(site)}
${site.mail && noticesSection(site)}
${tokenSection(site)}
</div>`,
    };
  },
});

function facts(site: Site): Html {
  const { translate } = site;
  return html`<dl class="facts"><dt>${translate('web.account.name')}</dt><dd data-fact="name"></dd>
<dt>${translate('web.account.email')}</dt><dd data-fact="email"></dd>
<dt>${translate('web.account.roles')}</dt><dd data-fact="roles"></dd></dl>
<p data-player hidden><a data-link="${href(site, '/players/')}">${translate('web.account.player')}</a></p>
<p><button type="button" data-sign-out>${translate('web.account.sign-out')}</button></p>`;
}

function password({ translate }: Site): Html {
  return html`<section>
<h2>${translate('web.account.change-password')}</h2>
<form class="account" method="post" novalidate data-change-password>
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
</form></section>`;
}
