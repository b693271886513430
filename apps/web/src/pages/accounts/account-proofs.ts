import { field, problemBox } from '../../components/form-fields.ts';
import { table } from '../../components/table.ts';
import { card, notice } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { proofFields, secondFactorSteps } from './account-second-factor.ts';

/** Proofs besides the password: passkeys, an authenticator app, and recovery codes for when both are lost. */
export function secondFactor(site: Site): Html {
  const { translate } = site;
  return card(
    { title: translate('web.account.second-factor') },
    html`<p role="status" data-second-factor-state data-done="${translate('web.account.second-factor-done')}"
data-none="${translate('web.account.second-factor-none')}" data-missing="${translate('web.account.second-factor-missing')}"></p>
${secondFactorSteps(translate)}
<div data-proofs>
${passkeys(site)}
${application(site)}
${recoveryCodes(site)}
</div>`,
  );
}

function passkeys(site: Site): Html {
  const { translate } = site;
  const rows = table<never>(
    site,
    [],
    [
      ['web.word.name', () => ''],
      ['web.passkeys.added', () => ''],
      ['web.passkeys.last-used', () => ''],
      ['web.word.actions', () => ''],
    ],
    { label: translate('web.passkeys.title'), kind: 'dense' },
  );
  return html`<h3>${translate('web.passkeys.title')}</h3>
<p>${translate('web.passkeys.what')}</p>
<p class="quiet" data-no-passkeys hidden>${translate('web.passkeys.none')}</p>
<div data-passkey-table data-rename="${translate('web.passkeys.rename')}" data-remove="${translate('web.word.remove')}" data-never="${translate('web.word.never')}" hidden>${rows}</div>
<form class="account" method="post" novalidate data-rename-passkey hidden>
<h4 tabindex="-1" data-about="${translate('web.passkeys.rename')}"></h4>
${problemBox(translate)}
${field('rename-passkey', { name: 'name', label: translate('web.word.name') })}
<button>${translate('web.passkeys.rename')}</button>
</form>
<form class="account" method="post" novalidate data-remove-passkey hidden>
<h4 tabindex="-1" data-about="${translate('web.word.remove')}"></h4>
${problemBox(translate)}
${proofFields('remove-passkey', translate)}
<button>${translate('web.word.remove')}</button>
</form>
${notice(translate('web.passkeys.not-here'), 'info', html` data-no-passkeys-here hidden`)}
<details data-add-passkey><summary>${translate('web.passkeys.add')}</summary>
<form class="account" method="post" novalidate>
${problemBox(translate)}
${field('add-passkey', { name: 'name', label: translate('web.word.name'), hint: translate('web.passkeys.name-hint') })}
${proofFields('add-passkey', translate)}
<button>${translate('web.passkeys.add')}</button>
</form></details>`;
}

function application({ translate }: Site): Html {
  return html`<h3>${translate('web.totp.title')}</h3>
<p data-totp-state data-there="${translate('web.totp.there')}" data-none="${translate('web.totp.none')}"></p>
<details data-enrol><summary data-first="${translate('web.totp.set-up')}" data-again="${translate('web.totp.replace')}"></summary>
<p data-replace-help hidden>${translate('web.totp.replace-help')}</p>
<form class="account" method="post" novalidate>
${problemBox(translate)}
${proofFields('enrol', translate)}
<button>${translate('web.account.enrol')}</button>
</form></details>
<details data-remove-totp hidden><summary>${translate('web.totp.remove')}</summary>
<p>${translate('web.totp.remove-help')}</p>
<form class="account" method="post" novalidate>
${problemBox(translate)}
${proofFields('remove', translate)}
<button>${translate('web.totp.remove')}</button>
</form></details>`;
}

function recoveryCodes({ translate }: Site): Html {
  return html`<div data-recovery-codes hidden><h3>${translate('web.recovery.title')}</h3>
<p>${translate('web.recovery.what')} <span data-codes-left="${translate('web.recovery.left')}"></span></p>
<details><summary>${translate('web.recovery.make')}</summary>
<form class="account" method="post" novalidate data-make-codes>
${problemBox(translate)}
${proofFields('codes', translate)}
<button>${translate('web.recovery.make')}</button>
</form></details></div>`;
}
