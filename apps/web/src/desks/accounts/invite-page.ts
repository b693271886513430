import { actForm } from '../../components/act-form.ts';
import { field, needsScript } from '../../components/form-fields.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';
import { linkBox } from './link-box.ts';
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
<p>${translate('web.desk-accounts.invite-about')}</p>
${linkBox(site, href(site, '/desk/accounts/'))}
${actForm(site, {
  act: 'account.invite',
  id: 'invite',
  after: 'stay',
  fields: html`${field('invite', { name: 'name', label: translate('web.account.name'), hint: translate('web.desk-accounts.name-hint') })}
${field('invite', { name: 'email', label: translate('web.account.email'), type: 'email', hint: translate('web.desk-accounts.email-hint') })}
${rightsFields(site, 'invite', { roles: [], clubs: [], events: [] }, choices)}`,
  submit: translate('web.desk-accounts.invite-do'),
})}`,
    };
  },
});
