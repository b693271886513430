import { field, needsScript, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';

/** Sends a mail with a link after a forgotten password. Nobody learns whether the address is known (D-OFF-445). */
export const forgottenPassword = definePage({
  path: '/forgotten-password',
  view: async ({ site, translate }) => {
    const form = html`${needsScript(translate)}
<form class="account" method="post" novalidate data-forgotten="${site.federation.id}">
<p>${translate('web.forgotten.about')}</p>
${problemBox(translate)}
${field('forgotten', { name: 'email', label: translate('web.word.email'), type: 'email', autocomplete: 'username' })}
<button class="main">${translate('web.forgotten.do')}</button>
</form>
${notice(
  html`<p>${translate('web.forgotten.asked')}</p><p>${translate('web.forgotten.nothing-came')}</p>`,
  'success',
  html` role="status" data-asked hidden`,
)}`;
    return {
      title: translate('web.forgotten.title'),
      crumbs: [[translate('web.word.sign-in'), '/sign-in']],
      scripts: site.mail ? ['forgotten-password.ts'] : [],
      main: site.mail ? form : html`<p>${translate('web.sign-in.forgotten-help')}</p>`,
    };
  },
});
