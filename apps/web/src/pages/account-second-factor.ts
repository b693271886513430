import type { Translate } from '@escala/messages';
import { field, problemBox } from '../components/form-fields.ts';
import { type Html, html } from '../kit/html.ts';

/** The second step of getting in: a key for an application, confirmed by its first code. `browser/account/second-factor.ts` fills it in. */
export function secondFactorSteps(translate: Translate): Html {
  return html`<form class="account" method="post" novalidate data-second-factor hidden>
<h2 tabindex="-1">${translate('web.second-factor.title')}</h2>
<p>${translate('web.second-factor.why')}</p>
${problemBox(translate)}
<ol>
<li>${translate('web.second-factor.application')}</li>
<li>${translate('web.second-factor.scan')}
<div class="qr" data-qr data-alt="${translate('web.second-factor.qr')}"></div>
<p>${translate('web.second-factor.key')}</p>
<p class="key" data-key></p>
<p><a class="button" data-uri>${translate('web.second-factor.open')}</a></p>
<p class="quiet small">${translate('web.second-factor.settings')}</p></li>
<li>${translate('web.second-factor.confirm')}
${field('second-factor', {
  name: 'code',
  label: translate('web.account.code'),
  autocomplete: 'one-time-code',
  inputmode: 'numeric',
  size: 8,
})}</li>
</ol>
<button>${translate('web.second-factor.do-confirm')}</button>
</form>`;
}
