import { field, needsScript, problemBox } from '../../components/form-fields.ts';
import { notice } from '../../components/ui/card.ts';
import { entryPanel, entryTools } from '../../desks/events/rounds/entry-panel.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';

/**
 * A telephone that was handed out: it sends its code once, then enters the results of its boards.
 * `browser/modules/events/board-device.ts`.
 */
export const boardDevice = definePage({
  path: '/board-device',
  view: async ({ site }) => {
    const { translate, federation } = site;
    const form = 'device-code';
    return {
      title: translate('web.desk-rounds.device-title'),
      scripts: ['board-device.ts'],
      main: html`${needsScript(translate)}
<section data-closed><p>${translate('web.desk-rounds.device-about')}</p>
${notice('', 'info', html` role="status" data-over hidden`)}
<form class="account act" method="post" novalidate data-code-form hidden>${problemBox(translate)}
${field(form, { name: 'code', label: translate('web.word.code'), hint: translate('web.desk-rounds.device-code-hint'), size: 14 })}
<button class="main">${translate('web.desk-rounds.device-open')}</button></form></section>
<section data-device hidden data-check-in="${href(site, '/check-in')}">
<h2 data-heading></h2>${notice(translate('web.desk-rounds.device-closed'), 'info', html` data-round-closed hidden`)}
<div class="tools">${entryTools(site, 0)}</div>
${entryPanel(site, { facts: { federation: federation.id }, boards: [], names: {} })}
<details><summary>${translate('web.desk-rounds.device-leave')}</summary><p>${translate('web.desk-rounds.device-leave-about')}</p>
<button type="button" data-leave>${translate('web.desk-rounds.device-leave-button')}</button></details></section>`,
    };
  },
});
