import { askToPlay } from '@escala/office/acts';
import { type AnswerOf, showEntering, showEvent } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { eventPage } from '../../../components/events/event-frame.ts';
import { field, needsScript } from '../../../components/form-fields.ts';
import { dateInWords, fee } from '../../../components/format.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import { definePage } from '../../../kit/page.ts';
import { NUMBER, oneOf } from '../../../kit/query-fields.ts';
import type { Site } from '../../../kit/site.ts';

type Entering = AnswerOf<typeof showEntering>;

/** Players and clubs request entry without an account; the arbiter confirms them (D-OFF-625). */
export const eventEnter = definePage({
  path: '/events/:event/enter',
  query: { asked: oneOf('waiting', 'asking', 'unproven'), turn: NUMBER },
  view: async ({ ask, params, query, site, translate }) => {
    const shown = await ask(showEvent, { event: params.event });
    const entering = await ask(showEntering, { event: shown.id });
    const { isOpen, confirmed } = entering;
    const page = eventPage(site, shown, {
      part: 'enter',
      heading: translate('web.enter.title'),
      lastRound: shown.rounds.length,
      main: html`${said(site, query)}<div class="columns"><div class="larger stack">
${isOpen ? html`${needsScript(translate)}${form(site, shown.id, entering)}` : notice(translate('web.enter.closed'))}</div>
${card(
  { title: translate('web.enter.confirmed', { players: confirmed.length }), kind: 'smaller' },
  confirmed.length === 0
    ? html`<p class="quiet">${translate('web.entries.nobody')}</p>`
    : html`<ol>${confirmed.map((name) => html`<li>${name}</li>\n`)}</ol>`,
)}</div>`,
    });
    return { ...page, scripts: ['act-forms.ts'] };
  },
});

/** The outcome of the request just sent. */
function said({ translate }: Site, { asked, turn }: Readonly<Record<string, string>>): Html | false {
  if (asked === 'waiting') return notice(translate('web.enter.waiting', { turn: Number(turn) || 0 }), 'warning');
  if (asked === 'unproven') return notice(translate('web.enter.unproven'), 'warning');
  return asked === 'asking' && notice(translate('web.enter.asked'), 'success');
}

function form(site: Site, event: string, entering: Entering): Html {
  const { translate } = site;
  const { until = '', left, waiting } = entering;
  const sum = fee(site, entering);
  return card(
    { title: translate('web.enter.form') },
    html`<p>${translate('web.enter.until', { day: dateInWords(site, until) })} ${sum && translate('web.enter.fee', { fee: sum })}
${left !== undefined && translate(left > 0 ? 'web.enter.left' : 'web.enter.full', { left, waiting })}</p>
<p class="quiet small">${translate('web.enter.about')}</p>
${actForm(site, askToPlay, {
  id: 'enter',
  fixed: { event },
  fields: (f) => html`${f('name', { hint: translate('web.enter.name-hint'), autocomplete: 'name' })}
<div class="fields">${f('birthYear')}${f('club')}${f('fideId', { hint: translate('web.enter.number-hint') })}${f('nationalId', { hint: translate('web.enter.number-hint') })}</div>
${field('enter', { name: 'secret.email', type: 'email', autocomplete: 'email', required: site.mail === true, label: translate('web.enter.email'), hint: translate('web.enter.email-hint') })}
<div hidden>${field('enter', { name: 'secret.website', required: false, label: translate('web.enter.website') })}</div>`,
  leadsTo: ({ state, turn }) => `/events/${encodeURIComponent(event)}/enter?asked=${state}&turn=${turn}`,
})}`,
  );
}
