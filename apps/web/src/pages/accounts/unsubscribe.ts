import { needsScript, problemBox } from '../../components/form-fields.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';

/** Where the link in a mail about a new list leads. Opening it changes nothing: programs that look at links do that, too (D-OFF-444). */
export const unsubscribePage = definePage({
  path: '/unsubscribe',
  view: async (_ask, _request, site) => {
    const { translate } = site;
    return {
      title: translate('web.unsubscribe.title'),
      scripts: ['unsubscribe.ts'],
      main: html`${needsScript(translate)}
<p class="notice" data-no-token hidden>${translate('web.unsubscribe.no-token')}</p>
<form class="account" method="post" novalidate data-unsubscribe="${site.federation.id}" hidden>
<p>${translate('web.unsubscribe.about')}</p>
${problemBox(translate)}
<button class="main">${translate('web.unsubscribe.do')}</button>
</form>
<section class="notice" role="status" data-done hidden><p>${translate('web.unsubscribe.done')}
<a href="${href(site, '/account')}">${translate('web.account.title')}</a></p></section>`,
    };
  },
});
