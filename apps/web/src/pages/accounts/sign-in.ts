import { field, needsScript, passwordField, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { oneOf, TEXT } from '../../kit/query-fields.ts';
import { href } from '../../kit/site.ts';
import { passkeyWords, secondFactorSteps } from './account-second-factor.ts';

/** Signs in, with a code if the account has a second factor. Users who need one but have none enrol it here. */
export const signIn = definePage({
  path: '/sign-in',
  query: { from: oneOf('invitation'), next: TEXT },
  view: async ({ query, site, translate }) => {
    // There are no passwords there (D-OFF-566).
    if (site.ownMachine)
      return { title: translate('web.word.desk'), main: notice(translate('web.sign-in.own-machine'), 'info') };
    return {
      title: translate('web.word.sign-in'),
      scripts: ['sign-in.ts'],
      main: html`${query.from === 'invitation' && notice(translate('web.sign-in.password-set'), 'success')}
${needsScript(translate)}
<div class="columns"><div class="smaller card inside" data-sign-in="${site.federation.id}" data-next="${href(site, nextPath(query.next))}">
<section data-signed-in hidden>
<p>${translate('web.sign-in.signed-in-as')} <strong data-name></strong>.</p>
<p class="actions"><a class="button main" href="${href(site, nextPath(query.next))}">${translate('web.sign-in.go-on')}</a>
<button type="button" data-sign-out>${translate('web.account.sign-out')}</button></p>
</section>
<form class="account" method="post" novalidate data-sign-in-form hidden>
${problemBox(translate)}
${field('sign-in', { name: 'email', label: translate('web.word.email'), type: 'email', autocomplete: 'username' })}
${passwordField('sign-in', translate, {
  name: 'password',
  label: translate('web.account.password'),
  autocomplete: 'current-password',
})}
<div data-code hidden>${field('sign-in', {
        name: 'code',
        label: translate('web.account.code'),
        hint: translate('web.sign-in.code-hint'),
        autocomplete: 'one-time-code',
        size: 20,
        required: false,
      })}</div>
<button class="main">${translate('web.sign-in.do')}</button>
</form>
<form class="account" method="post" novalidate data-passkey-form hidden>
${problemBox(translate)}
<button>${translate('web.sign-in.passkey')}</button>
</form>
${passkeyWords(translate)}
${secondFactorSteps(translate)}
</div>
<section class="larger"><h2>${translate('web.sign-in.help')}</h2>
${
  site.mail
    ? html`<p><a href="${href(site, '/forgotten-password')}">${translate('web.sign-in.forgotten')}</a></p>`
    : html`<details><summary>${translate('web.sign-in.forgotten')}</summary><p>${translate('web.sign-in.forgotten-help')}</p></details>`
}
<details><summary>${translate('web.sign-in.lost-telephone')}</summary><p>${translate('web.sign-in.lost-telephone-help')}</p></details>
<details><summary>${translate('web.sign-in.no-account')}</summary><p>${translate('web.sign-in.no-account-help')}</p></details></section></div>`,
    };
  },
});

/** Only pages of this federation: a link must not redirect elsewhere. */
function nextPath(next: string | undefined): string {
  return next !== undefined && /^\/[\w-]/.test(next) && !/[\\\s]/.test(next) ? next : '/desk';
}
