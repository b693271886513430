import { LANGUAGES } from '@escala/messages';
import { inviteAccount } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { linkBox, linkDelivery } from './link-box.ts';
import { rightsChoices, rightsFields } from './rights-fields.ts';

/** An administrator invites a person. */
export const invitePage = defineDeskPage({
  path: '/desk/accounts/new',
  needs: ['account.invite'],
  view: async ({ ask, site, translate }) => {
    const choices = await rightsChoices(ask);
    return {
      title: translate('web.desk-accounts.invite'),
      facts: [translate(`web.desk-accounts.invite-about${site.mail ? '-mail' : ''}`)],
      scripts: ['account-desk.ts'],
      main: html`${needsScript(translate)}
${linkBox(site, href(site, '/desk/accounts/'))}
${actForm(site, inviteAccount, {
  id: 'invite',
  after: 'stay',
  fields: (
    f,
  ) => html`<fieldset><legend>${translate('web.word.details')}</legend>${f('name', { hint: translate('web.desk-accounts.name-hint') })}
${f('email', { label: translate('web.word.email'), type: 'email', hint: translate(`web.desk-accounts.email-hint${site.mail ? '-mail' : ''}`) })}
${linkDelivery(site, f)}
${
  site.mail &&
  f.choice(
    'language',
    LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]]),
    {
      label: translate('web.notices.language'),
      hint: translate('web.desk-accounts.language-hint'),
      none: translate('web.desk-accounts.language-federation'),
    },
  )
}</fieldset>
${rightsFields(site, f, { roles: [], clubs: [], events: [] }, choices)}`,
})}`,
    };
  },
});
