import { field, problemBox } from '../../components/form-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** Keys for programs: those there are, and a new one, which is shown once. */
export function tokenSection({ translate }: Site): Html {
  return html`<section data-tokens hidden>
<h2 id="tokens">${translate('web.tokens.title')}</h2>
<p>${translate('web.tokens.what')} <a href="/api">${translate('web.tokens.interface')}</a></p>
<p class="quiet" data-no-tokens>${translate('web.tokens.none')}</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="tokens" data-token-table hidden><table>
<thead><tr><th scope="col">${translate('web.tokens.label')}</th><th scope="col">${translate('web.tokens.scopes')}</th>
<th scope="col">${translate('web.tokens.expires')}</th><th scope="col">${translate('web.tokens.state')}</th></tr></thead>
<tbody data-revoked="${translate('web.tokens.revoked')}" data-revoke="${translate('web.tokens.revoke')}"></tbody>
</table></div>
<form class="account" method="post" novalidate data-new-token>
<h3>${translate('web.tokens.new')}</h3>
${problemBox(translate)}
${field('token', { name: 'label', label: translate('web.tokens.label'), hint: translate('web.tokens.label-hint') })}
${field('token', { name: 'scopes', label: translate('web.tokens.scopes'), hint: translate('web.tokens.scopes-hint'), value: 'list.* player.*' })}
${field('token', { name: 'expiresOn', label: translate('web.tokens.expires'), hint: translate('web.tokens.expires-hint'), type: 'date', required: false })}
<button>${translate('web.tokens.create')}</button>
<div role="status" data-new-secret hidden><p>${translate('web.tokens.shown-once')}</p><p class="key"></p></div>
</form></section>`;
}
