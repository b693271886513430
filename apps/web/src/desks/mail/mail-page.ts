import type { KeyAfter } from '@escala/core';
import { textIfAny } from '@escala/messages';
import { MAIL_STATES } from '@escala/office';
import { tryMailAgain } from '@escala/office/acts';
import { searchMails, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { needsScript } from '../../components/form-fields.ts';
import { type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { instant } from '../log/instant.ts';

type Mails = Awaited<ReturnType<(typeof searchMails)['ask']>>;
type Mail = Mails['mails'][number];

const MOST = 200;

/** The queue: what waits, what was sent, and what was given up, with the mail server's own words. */
export const mailPage = defineDeskPage({
  path: '/desk/mail',
  needs: ['mail.search'],
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const state = MAIL_STATES.find((each) => each === query.state);
    const found = await ask(searchMails, { state, limit: MOST });
    const { settings } = await ask(showFederation, {});
    return {
      title: translate('web.desk-mail.title'),
      scripts: ['act-forms.ts'],
      main: html`${needsScript(translate)}
<p>${translate('web.desk-mail.about')}</p>
${!found.setUp && html`<p class="notice">${translate('web.desk-mail.not-set-up')}</p>`}
${found.counts.failed > 0 && html`<p class="notice">${translate('web.desk-mail.failed-notice', { count: found.counts.failed })}</p>`}
${states(site, found, state)}
${found.mails.length === 0 ? html`<p>${translate('web.desk-mail.none')}</p>` : table(site, found, settings.timeZone)}`,
    };
  },
});

function states(site: DeskSite, { counts }: Mails, chosen: string | undefined): Html {
  const { translate } = site;
  const link = (state: string | undefined, words: string): Html =>
    html`<li><a href="${href(site, withQuery('/desk/mail', { state }))}"${state === chosen && html` aria-current="page"`}>${words}</a></li>\n`;
  return html`<nav class="tabs" aria-label="${translate('web.desk-mail.states')}"><ul>${link(undefined, translate('web.desk-mail.all'))}${MAIL_STATES.map(
    (state) => link(state, translate(`web.desk-mail.count-${state}`, { count: counts[state] })),
  )}</ul></nav>`;
}

function table(site: DeskSite, { mails }: Mails, timeZone: string): Html {
  const { translate } = site;
  const head = (key: KeyAfter<'web.desk-mail.'>): Html =>
    html`<th scope="col">${translate(`web.desk-mail.${key}`)}</th>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${translate('web.desk-mail.title')}"><table>
<thead><tr>${(['to', 'what', 'since', 'state', 'words'] as const).map(head)}</tr></thead>
<tbody>${mails.map((mail) => row(site, mail, timeZone))}</tbody></table></div>`;
}

function row(site: DeskSite, mail: Mail, timeZone: string): Html {
  const { translate } = site;
  const { id, kind, name, act, queuedAt, state, tries } = mail;
  return html`<tr><th scope="row">${name}</th>
<td><a href="${href(site, `/desk/record/${act}`)}">${translate(`web.desk-mail.kind-${kind}`)}</a></td>
<td>${instant(site, queuedAt, timeZone)}</td>
<td>${translate(`web.desk-mail.state-${state}`)}${tries > 1 && html` <span class="quiet small">${translate('web.desk-mail.tries', { count: tries })}</span>`}${
    state === 'failed' &&
    html` ${actForm(site, tryMailAgain, {
      id: `again-${id}`,
      fixed: { mail: id },
      shape: 'button',
      about: name,
    })}`
  }</td>
<td>${words(site, mail, timeZone)}</td></tr>\n`;
}

function words(site: DeskSite, { state, at, due, words: said, tries }: Mail, timeZone: string): Value {
  const { translate } = site;
  if (state === 'dropped') return said && textIfAny(translate, `web.desk-mail.dropped-${said}`);
  const next = state === 'waiting' && tries > 0 && due !== null;
  return html`${said}${at !== null && html` <span class="quiet small">${instant(site, at, timeZone)}</span>`}${
    next &&
    html`<br><span class="quiet small">${translate('web.desk-mail.next')} ${instant(site, due, timeZone)}</span>`
  }`;
}
