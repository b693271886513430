import type { Translate } from '@escala/messages';
import { field, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';

/**
 * The second step of signing in: a key for an authenticator app, confirmed by its first code. Filled in by
 * `browser/accounts/second-factor.ts`.
 */
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
<button class="main">${translate('web.second-factor.do-confirm')}</button>
</form>
${newRecoveryCodes(translate)}`;
}

/** Codes that are shown once; the user confirms having kept them. */
function newRecoveryCodes(translate: Translate): Html {
  return notice(
    html`<h2 tabindex="-1">${translate('web.recovery.title')}</h2>
<p>${translate('web.recovery.shown-once')}</p>
<ol class="codes" data-codes></ol>
<p class="actions"><button type="button" data-copy-codes data-copied="${translate('web.desk-accounts.copied')}">${translate('web.recovery.copy')}</button>
<button type="button" data-codes-kept>${translate('web.recovery.kept')}</button></p>
<p role="status" data-copy-status></p>`,
    'warning',
    html` data-recovery hidden`,
  );
}

/** Proof requested before changing how the account is opened. The code is asked for if there is a second factor. */
export function proofFields(form: string, translate: Translate): Html {
  return html`${field(form, {
    name: 'password',
    label: translate('web.account.present-password'),
    type: 'password',
    autocomplete: 'current-password',
    required: false,
  })}
<div data-proof-code hidden>${field(form, {
    name: 'code',
    label: translate('web.account.proof-code'),
    hint: translate('web.account.proof-code-hint'),
    autocomplete: 'one-time-code',
    required: false,
    size: 20,
  })}</div>`;
}

/** Messages for when the browser makes or uses no passkey. */
export function passkeyWords(translate: Translate): Html {
  return html`<template data-passkey-words data-cancelled="${translate('web.passkeys.cancelled')}" data-there="${translate('web.passkeys.there')}"></template>`;
}
