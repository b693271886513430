import { mayTry } from '@escala/office';
import { needsScript, problemBox } from '../../components/form-fields.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';

const FACTS = ['name', 'dates', 'state', 'players', 'rounds', 'results', 'from', 'last-act'] as const;

/** An event run elsewhere, on a laptop without a connection, arrives as one file. */
export const receivedEvent = defineDeskPage({
  path: '/desk/events/receive',
  needs: ['event.receive'],
  view: async ({ site }) => {
    const { translate, federation } = site;
    return {
      title: translate('web.desk-events.receive'),
      scripts: ['event-receive.ts'],
      crumbs: [[translate('web.desk-events.back'), '/desk/events']],
      main: html`${needsScript(translate)}<p>${translate('web.desk-events.receive-about')}</p>
<ol><li>${translate('web.desk-events.receive-step-1')}</li><li>${translate('web.desk-events.receive-step-2')}</li><li>${translate('web.desk-events.receive-step-3')}</li></ol>
<p>${translate('web.desk-events.receive-laptop')}</p>
<form class="account act" method="post" novalidate data-receive data-federation="${federation.id}" data-then="${href(site, '/desk/events/{event}')}">
${problemBox(translate)}
<div class="field"><label for="receive-file">${translate('web.desk-events.event-file')}</label>
<input id="receive-file" type="file" accept=".json,application/json" aria-describedby="receive-file-fault">
<p class="fault" id="receive-file-fault" hidden></p></div>
<section data-preview hidden aria-live="polite"><h2>${translate('web.desk-events.preview')}</h2>
<dl class="facts">${FACTS.map((fact) => html`<dt>${translate(`web.desk-events.preview-${fact}`)}</dt><dd data-fact="${fact}"></dd>`)}</dl>
<p data-warning hidden></p>
<details class="more"><summary>${translate('web.word.players')}</summary><ol data-players></ol></details></section>
<div class="stack" data-taking-in>${registering(site)}
<div><button disabled>${translate('web.desk-events.take-in')}</button></div></div>
</form>
${comparison(site)}`,
    };
  },
});

/** Differences from the file; filled in once one is chosen (D-OFF-650). */
function comparison(site: DeskSite): Html {
  const { translate, federation } = site;
  return html`<form class="act stack" method="post" novalidate hidden data-compare="${federation.id}" data-then="${href(site, '/desk/events/{event}')}">
<h2>${translate('web.compare.title')}</h2>
${problemBox(translate)}
<div data-differences aria-live="polite"></div>
<div class="stack" data-choosing><p class="row"><button type="button" class="small" data-all="ours">${translate('web.compare.all-here')}</button>
<button type="button" class="small" data-all="theirs">${translate('web.compare.all-there')}</button></p>
<div class="field"><label for="compare-reason">${translate('web.desk.reason')}</label>
<input id="compare-reason" name="reason" value="${translate('web.compare.reason-usual')}" aria-describedby="compare-reason-fault"><p class="fault" id="compare-reason-fault" hidden></p></div>
<div><button class="main" disabled></button></div>
<p class="hint">${translate('web.compare.other-way')}</p></div>
</form>`;
}

/** Users who may not register players are told who can. */
function registering({ translate, viewer, onlyPlays }: DeskSite): Html {
  if (!mayTry(viewer, 'club.register'))
    return html`<p class="hint">${translate('web.desk-events.receive-register-not')}</p>`;
  return html`<div><label class="check"><input type="checkbox" id="receive-register" name="register"${onlyPlays && html` checked`} aria-describedby="receive-register-hint receive-register-fault"> ${translate('web.desk-events.receive-register')}</label>
<p class="hint" id="receive-register-hint">${translate('web.desk-events.receive-register-hint')}</p>
<p class="fault" id="receive-register-fault" hidden></p></div>`;
}
