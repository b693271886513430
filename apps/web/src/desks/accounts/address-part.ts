import { changeAddress } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Account } from './account-page.ts';

/** Another address; of a suspended account, none any more. */
export function addressPart(site: DeskSite, { id, version, name, state, email }: Account): Html {
  const { translate } = site;
  const isErasable = state === 'suspended' && email !== undefined;
  return card(
    {
      title: translate('web.desk-accounts.address'),
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
