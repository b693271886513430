import { needsScript, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';

/** The target of the link that proves an address. Opening it changes nothing: mail scanners open links, too. */
export const entryAddressPage = definePage({
  path: '/entry-address',
  view: async ({ site, translate }) => ({
    title: translate('web.entry-address.title'),
    scripts: ['entry-address.ts'],
    main: html`${needsScript(translate)}
${notice(translate('web.unsubscribe.no-token'), 'warning', html` data-no-token hidden`)}
<form class="account" method="post" novalidate data-entry-address="${site.federation.id}" hidden>
<p>${translate('web.entry-address.about')}</p>
${problemBox(translate)}
<button class="main">${translate('web.entry-address.do')}</button>
</form>
${notice(translate('web.enter.asked'), 'success', html` role="status" data-done hidden`)}`,
  }),
});
