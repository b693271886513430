import type { inviteAccount, reinstateAccount, renewInvitation } from '@escala/office/acts';
import type { FieldsOf } from '../../components/act-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** Shows the link of an invitation, once; filled in by `browser/modules/accounts/account-desk.ts`. */
export function linkBox({ translate }: Site, goOn?: string): Html {
  const toAccount =
    goOn !== undefined &&
    html`<a data-to-account="${goOn}" href="${goOn}">${translate('web.desk-accounts.to-account')}</a>`;
  return html`${notice(
    html`<h2 tabindex="-1">${translate('web.desk-accounts.mailed-title')}</h2>
<p>${translate('web.desk-accounts.mailed-about')} <strong data-address></strong></p>
<p>${translate('web.desk-accounts.mailed-else')} ${toAccount}</p>`,
    'success',
    html` data-mailed-box hidden`,
  )}
${notice(
  html`<h2 tabindex="-1">${translate('web.desk-accounts.link-title')}</h2>
<p>${translate('web.desk-accounts.link-about')}</p>
<p class="key" data-link></p>
<p class="actions"><button type="button" data-copy data-copied="${translate('web.desk-accounts.copied')}">${translate('web.desk-accounts.copy')}</button>
${toAccount}</p>
<p role="status" data-copy-status></p>
<details><summary>${translate('web.desk-accounts.link-qr')}</summary><div class="qr" data-qr data-alt="${translate('web.desk-accounts.link-qr-alt')}"></div></details>`,
  'success',
  html` data-link-box hidden`,
)}`;
}

/** Whether to send a mail or to hand over the link; without a mail server there is no choice. */
export function linkDelivery(
  { translate, mail }: Site,
  f: FieldsOf<typeof inviteAccount | typeof renewInvitation | typeof reinstateAccount>,
): Html {
  if (!mail) return html`<p class="hint">${translate('web.desk-accounts.by-hand-only')}</p>`;
  return f.choice(
    'by',
    [
      ['mail', translate('web.desk-accounts.by-mail')],
      ['hand', translate('web.desk-accounts.by-hand')],
    ],
    { label: translate('web.desk-accounts.by'), value: 'mail' },
  );
}
