import { needsScript } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';

/**
 * A screen at the door: players find their name and press it (D-OFF-736). `browser/modules/events/check-in.ts`; its
 * code is entered at `/board-device`.
 */
export const checkInScreen = definePage({
  path: '/check-in',
  view: async ({ site }) => {
    const { translate, federation } = site;
    return {
      title: translate('web.check-in.title'),
      scripts: ['check-in.ts'],
      main: html`${needsScript(translate)}
<section data-no-code hidden>${notice(html`${translate('web.check-in.no-code')} <a href="${href(site, '/board-device')}">${translate('web.check-in.enter-code')}</a>`)}</section>
<section data-check-in data-federation="${federation.id}" hidden>
<h2 data-heading></h2><p class="quiet" data-counted></p>
<p class="notice success big" role="status" data-said hidden></p>
<form class="filters" role="search"><label>${translate('web.word.your-name')}<input type="search" name="name" autocomplete="off" spellcheck="false"></label></form>
<p class="quiet" data-nobody hidden>${translate('web.seat.nobody')}</p>
<ul class="rows seat-names" data-names></ul></section>`,
    };
  },
});
