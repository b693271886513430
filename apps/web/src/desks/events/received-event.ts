import { EVENT_STATES, mayTry } from '@escala/office';
import { needsScript, problemBox } from '../../components/form-fields.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';

const FACTS = ['name', 'dates', 'state', 'players', 'rounds', 'results', 'from', 'last-act'] as const;

/** An event that was run elsewhere, on a laptop without a connection, arrives as one file. */
export const receivedEvent = defineDeskPage({
  path: '/desk/events/receive',
  needs: ['event.receive'],
  view: async (_ask, _request, site) => {
    const { translate, federation } = site;
    const states = Object.fromEntries(EVENT_STATES.map((state) => [state, translate(`web.event-state.${state}`)]));
    return {
      title: translate('web.desk-events.receive'),
      scripts: ['act-forms.ts', 'event-receive.ts'],
      crumbs: [[translate('web.desk-events.back'), '/desk/events']],
      main: html`${needsScript(translate)}<p>${translate('web.desk-events.receive-about')}</p>
<ol><li>${translate('web.desk-events.receive-step-1')}</li><li>${translate('web.desk-events.receive-step-2')}</li><li>${translate('web.desk-events.receive-step-3')}</li></ol>
<p>${translate('web.desk-events.receive-laptop')}</p>
<form class="account act" method="post" novalidate data-receive data-federation="${federation.id}" data-then="${href(site, '/desk/events/{event}')}"
data-done="${translate('web.desk-events.received', { name: '{name}' })}" data-states="${JSON.stringify(states)}" data-other-federation="${translate('web.desk-events.other-federation', { federation: '{federation}' })}"
data-registered="${translate('web.desk-events.received-registered', { names: '{names}' })}" data-taken-back="${translate('web.desk-events.received-taken-back', { names: '{names}' })}"
data-wrong="${translate('web.desk-events.wrong-file')}" data-none="${translate('web.desk-events.no-file')}">
${problemBox(translate)}
<div class="field"><label for="receive-file">${translate('web.desk-events.event-file')}</label>
<input id="receive-file" type="file" accept=".json,application/json" aria-describedby="receive-file-fault">
<p class="fault" id="receive-file-fault" hidden></p></div>
<section data-preview hidden aria-live="polite"><h2>${translate('web.desk-events.preview')}</h2>
<dl class="facts">${FACTS.map((fact) => html`<dt>${translate(`web.desk-events.preview-${fact}`)}</dt><dd data-fact="${fact}"></dd>`)}</dl>
<p data-warning hidden></p>
<details class="more"><summary>${translate('web.desk-events.preview-who')}</summary><ol data-players></ol></details></section>
${registering(site)}
<button disabled>${translate('web.desk-events.take-in')}</button>
</form>`,
    };
  },
});

/** Somebody who may not register players is told who does. */
function registering({ translate, viewer }: DeskSite): Html {
  if (!mayTry(viewer, 'club.register'))
    return html`<p class="hint">${translate('web.desk-events.receive-register-not')}</p>`;
  return html`<div><label class="check"><input type="checkbox" id="receive-register" name="register" aria-describedby="receive-register-hint receive-register-fault"> ${translate('web.desk-events.receive-register')}</label>
<p class="hint" id="receive-register-hint">${translate('web.desk-events.receive-register-hint')}</p>
<p class="fault" id="receive-register-fault" hidden></p></div>`;
}
