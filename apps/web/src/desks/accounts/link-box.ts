import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** Where the link of an invitation is shown, once. `browser/account-desk.ts` fills it in. */
export function linkBox({ translate }: Site, goOn?: string): Html {
  return html`<section class="notice" data-link-box hidden>
<h2 tabindex="-1">${translate('web.desk-accounts.link-title')}</h2>
<p>${translate('web.desk-accounts.link-about')}</p>
<p class="key" data-link></p>
<p class="actions"><button type="button" data-copy data-copied="${translate('web.desk-accounts.copied')}">${translate('web.desk-accounts.copy')}</button>
${goOn !== undefined && html`<a data-to-account="${goOn}" href="${goOn}">${translate('web.desk-accounts.to-account')}</a>`}</p>
<p role="status" data-copy-status></p>
<details><summary>${translate('web.desk-accounts.link-qr')}</summary><div class="qr" data-qr data-alt="${translate('web.desk-accounts.link-qr-alt')}"></div></details>
</section>`;
}
