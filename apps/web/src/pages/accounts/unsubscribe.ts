import { needsScript, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';

/**
 * The target of the link in a mail about a new list. Opening it
 * changes nothing, since mail scanners open links, too (D-OFF-444).
 */
export const unsubscribePage = definePage({
  path: '/unsubscribe',
  view: async ({ site, translate }) => {
    return {
      title: translate('web.unsubscribe.title'),
      scripts: ['unsubscribe.ts'],
      main: html`${needsScript(translate)}
${notice(translate('web.unsubscribe.no-token'), 'warning', html` data-no-token hidden`)}
<form class="account" method="post" novalidate data-unsubscribe="${site.federation.id}" hidden>
<p>${translate('web.unsubscribe.about')}</p>
${problemBox(translate)}
<button class="main">${translate('web.unsubscribe.do')}</button>
</form>
${notice(
  html`${translate('web.unsubscribe.done')} <a href="${href(site, '/account')}">${translate('web.account.title')}</a>`,
  'success',
  html` role="status" data-done hidden`,
)}`,
    };
  },
});
