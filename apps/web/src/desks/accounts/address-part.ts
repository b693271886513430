import { changeAddress } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Account } from './account-page.ts';

/** Another address; of a suspended account, none any more. */
export function addressPart(site: DeskSite, { id, version, name, state, email }: Account): Html {
  const { translate } = site;
  const isErasable = state === 'suspended' && email !== undefined;
  return html`<h2>${translate('web.desk-accounts.address')}</h2><p>${translate('web.desk-accounts.address-help')}</p>
${actForm(site, changeAddress, {
  id: 'address',
  fixed: { account: id, version },
  fields: (f) => f('email', { label: translate('web.desk-accounts.address-new'), type: 'email' }),
})}
${
  isErasable &&
  html`<p>${translate('web.desk-accounts.address-erase-help')}</p>
${actForm(site, changeAddress, {
  id: 'erase-address',
  fixed: { account: id, version, email: null },
  submit: translate('web.desk-accounts.address-erase'),
  tone: 'quiet',
  confirm: translate('web.desk-accounts.address-erase-ask', { name }),
  done: translate('web.desk-accounts.address-erased'),
})}`
}`;
}
