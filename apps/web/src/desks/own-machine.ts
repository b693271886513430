import { needsScript, problemBox } from '../components/form-fields.ts';
import { card, notice } from '../components/ui/card.ts';
import { QUIT } from '../components/ui/own-machine.ts';
import { type Desk, defineDeskPage } from '../kit/desk-page.ts';
import { html } from '../kit/html.ts';
import { href } from '../kit/site.ts';

/** Stops the program that somebody started by a click, once everything entered in this browser is saved. */
const quitPage = defineDeskPage({
  path: QUIT,
  needs: [],
  view: async ({ site }) => {
    const { translate, federation, keptIn } = site;
    if (keptIn === undefined)
      return { title: translate('web.quit.do'), main: notice(translate('server.quit-here'), 'info') };
    const results = href(site, '/desk/events/{event}/rounds/{round}/results');
    return {
      title: translate('web.quit.do'),
      scripts: ['quit.ts'],
      main: html`${needsScript(translate)}<div data-quit="${federation.id}" data-results="${results}">
${card(
  {},
  html`<p>${translate('web.quit.about')}</p>
<p>${translate('web.own.kept-in')} <code>${keptIn}</code>.</p>
<div class="notice warning" role="status" data-unsaved hidden><p>${translate('web.quit.unsaved')}</p><ul></ul></div>
<form class="account" method="post" novalidate data-quit-form>${problemBox(translate)}
<button class="main">${translate('web.quit.do')}</button></form>`,
)}</div>
<div data-stopped="${translate('web.quit.stopped')}" tabindex="-1" hidden>${notice(translate('web.quit.close'), 'success')}</div>`,
    };
  },
});

export const ownMachineDesk: Desk = { sections: [], pages: [quitPage] };
