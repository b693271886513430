import { LANGUAGES } from '@escala/messages';
import { actForm } from '../../components/act-form.ts';
import { choice, field, needsScript } from '../../components/form-fields.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { LANGUAGE_NAMES } from '../../kit/layout.ts';
import { href } from '../../kit/site.ts';
import { linkBox, linkWay } from './link-box.ts';
import { rightsChoices, rightsFields } from './rights-fields.ts';

/** An administrator lets somebody in. */
export const invitePage = defineDeskPage({
  path: '/desk/accounts/new',
  needs: ['account.invite'],
  view: async (ask, _request, site) => {
    const { translate } = site;
    const choices = await rightsChoices(ask);
    return {
      title: translate('web.desk-accounts.invite'),
      above: html`<p><a href="${href(site, '/desk/accounts')}">← ${translate('web.desk-accounts.title')}</a></p>`,
      scripts: ['act-forms.ts', 'account-desk.ts'],
      main: html`${needsScript(translate)}
<p>${translate(`web.desk-accounts.invite-about${site.mail ? '-mail' : ''}`)}</p>
${linkBox(site, href(site, '/desk/accounts/'))}
${actForm(site, {
  act: 'account.invite',
  id: 'invite',
  after: 'stay',
  fields: html`${field('invite', { name: 'name', label: translate('web.account.name'), hint: translate('web.desk-accounts.name-hint') })}
${field('invite', { name: 'email', label: translate('web.account.email'), type: 'email', hint: translate(`web.desk-accounts.email-hint${site.mail ? '-mail' : ''}`) })}
${linkWay(site, 'invite')}
${
  site.mail &&
  choice(
    'invite',
    { name: 'language', label: translate('web.notices.language'), hint: translate('web.desk-accounts.language-hint') },
    [
      ['', translate('web.desk-accounts.language-federation')],
      ...LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const),
    ],
  )
}
${rightsFields(site, 'invite', { roles: [], clubs: [], events: [] }, choices)}`,
  submit: translate('web.desk-accounts.invite-do'),
})}`,
    };
  },
});
