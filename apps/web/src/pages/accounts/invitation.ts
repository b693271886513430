import { needsScript, passwordField, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import type { OutsidePage } from './setup-document.ts';

/** The link of an invitation activates the account with a password, or sets a new one after it was forgotten. */
export const invitation: OutsidePage = {
  path: '/invitation',
  view: ({ language, translate }) => ({
    title: translate('web.invitation.title'),
    scripts: ['invitation.ts'],
    main: html`${needsScript(translate)}
${notice(translate('web.invitation.no-token'), 'warning', html` data-no-token hidden`)}
<form class="account" method="post" novalidate data-invitation data-home="/${language}/" hidden>
<p>${translate('web.invitation.introduction')} <strong data-federation></strong></p>
${problemBox(translate)}
${passwordField('invitation', translate, {
  name: 'password',
  label: translate('web.account.new-password'),
  hint: translate('web.account.password-hint'),
  autocomplete: 'new-password',
})}
<button class="main">${translate('web.invitation.do')}</button>
</form>`,
  }),
};
