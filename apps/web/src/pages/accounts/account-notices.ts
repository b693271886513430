import { LANGUAGES } from '@escala/messages';
import { choice, problemBox, tick } from '../../components/form-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import { LANGUAGE_NAMES } from '../../kit/layout.ts';
import type { Site } from '../../kit/site.ts';

/** In which language the office writes, and of what (D-OFF-443). `browser/account/notices.ts` fills it in. */
export function noticesSection({ translate, language }: Site): Html {
  return html`<section>
<h2>${translate('web.notices.title')}</h2>
<p>${translate('web.notices.about')}</p>
<form class="account" method="post" novalidate data-notices>
${problemBox(translate)}
<p role="status" data-done="${translate('web.notices.kept')}"></p>
${choice(
  'notices',
  { name: 'language', label: translate('web.notices.language'), value: language },
  LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]]),
)}
${tick('notices', { name: 'decisions', label: translate('web.notices.decisions') })}
${tick('notices', { name: 'lists', label: translate('web.notices.lists') })}
<button>${translate('web.notices.keep')}</button>
</form></section>`;
}
