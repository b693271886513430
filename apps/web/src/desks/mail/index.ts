import { DROPPED, MAIL_STATES } from '@escala/office';
import { tryMailAgain } from '@escala/office/acts';
import { type AnswerOf, searchMails, showFederation } from '@escala/office/questions';
import { actForm } from '../../components/act-form.ts';
import { table } from '../../components/table.ts';
import { badge, type Tone } from '../../components/ui/badge.ts';
import { emptyState, notice } from '../../components/ui/card.ts';
import { type Tab, tabs } from '../../components/ui/navigation.ts';
import { type Desk, type DeskSite, defineDeskPage } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { instant } from '../log/instant.ts';

type Mails = AnswerOf<typeof searchMails>;
type Mail = Mails['mails'][number];

const MOST = 200;

/** The queue: what is waiting, what was sent, and what was given up, with the mail server's answers. */
const mailPage = defineDeskPage({
  path: '/desk/mail',
  needs: ['mail.search'],
  view: async ({ ask, query, site, translate }) => {
    const state = MAIL_STATES.find((each) => each === query.state);
    const found = await ask(searchMails, { state, limit: MOST });
    const { settings } = await ask(showFederation, {});
    return {
      title: translate('web.desk-mail.title'),
      facts: [translate('web.desk-mail.about')],
      tabs: states(site, found, state),
      main: html`${!found.setUp && notice(translate('web.desk-mail.not-set-up'), 'warning')}
${found.counts.failed > 0 && notice(translate('web.desk-mail.failed-notice', { count: found.counts.failed }), 'error')}
${found.mails.length === 0 ? emptyState({ title: translate('web.desk-mail.none') }) : mailTable(site, found, settings.timeZone)}`,
    };
  },
});

export const mailDesk: Desk = {
  sections: [
    {
      path: '/desk/mail',
      group: 'federation',
      name: 'web.desk-mail.title',
      about: 'web.desk-mail.section',
      needs: ['mail.search'],
      roles: ['officer', 'administrator'],
    },
  ],
  pages: [mailPage],
};

function states(site: DeskSite, { counts }: Mails, chosen: string | undefined): Html {
  const { translate } = site;
  const tab = (state: string | undefined, name: string): Tab => ({
    name,
    href: href(site, withQuery('/desk/mail', { state })),
    isHere: state === chosen,
  });
  return tabs(
    [
      tab(undefined, translate('web.desk-mail.all')),
      ...MAIL_STATES.map((state) => tab(state, translate(`web.desk-mail.count-${state}`, { count: counts[state] }))),
    ],
    { label: translate('web.desk-mail.states') },
  );
}

const TONES: Readonly<Record<Mail['state'], Tone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'error',
  dropped: 'neutral',
};

function mailTable(site: DeskSite, { mails }: Mails, timeZone: string): Html {
  const { translate } = site;
  return table(
    site,
    mails,
    [
      ['web.desk-mail.to', ({ name }) => name, 'name'],
      [
        'web.word.what',
        ({ act, kind }) =>
          html`<a href="${href(site, `/desk/record/${act}`)}">${translate(`web.desk-mail.kind-${kind}`)}</a>`,
      ],
      ['web.desk-mail.since', ({ queuedAt }) => instant(site, queuedAt, timeZone), 'wide quiet'],
      [
        'web.word.state',
        ({ id, name, state, tries }) =>
          html`${badge(translate(`web.desk-mail.state-${state}`), TONES[state])}${
            tries > 1 && html` <span class="quiet small">${translate('web.desk-mail.tries', { count: tries })}</span>`
          }${
            state === 'failed' &&
            html` ${actForm(site, tryMailAgain, { id: `again-${id}`, fixed: { mail: id }, shape: 'button', about: name })}`
          }`,
      ],
      ['web.desk-mail.words', (mail) => words(site, mail, timeZone)],
    ],
    { label: translate('web.desk-mail.title') },
  );
}

function words(site: DeskSite, { state, at, due, words: said, tries }: Mail, timeZone: string): Value {
  const { translate } = site;
  const dropped = state === 'dropped' ? DROPPED.find((each) => each === said) : undefined;
  if (dropped) return translate(`web.desk-mail.dropped-${dropped}`);
  const next = state === 'waiting' && tries > 0 && due !== null;
  return html`${said}${at !== null && html` <span class="quiet small">${instant(site, at, timeZone)}</span>`}${
    next &&
    html`<br><span class="quiet small">${translate('web.desk-mail.next')} ${instant(site, due, timeZone)}</span>`
  }`;
}
