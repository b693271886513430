import { amendEvent, closeEvent } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { dateInWords } from '../../components/format.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { type DeskEvent, deskPath, factsOf } from './desk-event.ts';
import { type NextStep, stepButton, stepSentence, stepWords } from './next-step.ts';

/** The next step, with a form to do it at once if one click is enough. */
export function nextPart(site: Site, shown: DeskEvent): Html {
  const { translate } = site;
  const { next } = shown.desk;
  if (next.step === 'nothing') return html``;
  return html`<section class="card inside next"><h2>${translate('web.desk-events.next')}</h2>
${stepSentence(site, next) !== stepWords(site, next) && html`<p>${stepSentence(site, next)}</p>`}
${doing(site, shown)}</section>`;
}

function doing(site: Site, shown: DeskEvent): Value {
  const { translate } = site;
  const { id, version, desk } = shown;
  switch (desk.next.step) {
    case 'draw-colour':
      return html`<p>${translate('web.desk-events.draw-about')}</p><div class="actions">${(
        ['white', 'black'] as const
      ).map((colour) =>
        actForm(site, amendEvent, {
          id: `draw-${colour}`,
          fixed: { event: id, version, facts: { ...factsOf(shown), initialColour: colour } },
          before: { facts: factsOf(shown) },
          submit: translate(`web.colour.${colour}`),
          done: translate('web.desk-events.drawn', { colour: translate(`web.colour.${colour}`) }),
          shape: 'button',
          tone: 'quiet',
        }),
      )}</div>`;
    case 'close':
      return closeForm(site, shown);
    case 'nothing':
      return undefined;
    case 'wait':
      return html`<p><a href="${href(site, deskPath(id, '/report'))}">${translate('web.word.report')}</a></p>`;
    default:
      return html`<p>${stepButton(site, id, desk.next, true)}</p>
${isLevelFinal(shown) && closeForm(site, shown)}`;
  }
}

/** A final may stay level, without a winner. */
const isLevelFinal = ({ event, desk: { next } }: DeskEvent): boolean =>
  next.step === 'break-ties' && next.round === event.rounds;

/** Ends play; the office itself says what is unfinished. */
export function closeForm(site: Site, { id, version, event }: DeskEvent): Html {
  return html`${earlyNotice(site, id, event)}${actForm(site, closeEvent, {
    id: 'close',
    fixed: { event: id, version },
    ...(site.onlyPlays ? { done: site.translate('web.desk-events.closed-here') } : {}),
    leadsTo: deskPath(id, '/report'),
    shape: 'button',
    tone: 'main',
  })}`;
}

const MARKS = { done: '✓', now: '➤', later: '·' } as const;
type Mark = keyof typeof MARKS;

/** The index of the step (entries, rounds, end of play, report) that the next action belongs to. */
const PLACE: Readonly<Record<NextStep['step'], number>> = {
  'enter-players': 0,
  'draw-colour': 1,
  'pair-round': 1,
  'enter-results': 1,
  'break-ties': 1,
  'await-ruling': 2,
  close: 2,
  'report-file': 3,
  'submit-report': 3,
  resubmit: 3,
  wait: 3,
  nothing: 4,
};

/** Entries, rounds, end of play, report, each with its state. */
export function eventSteps(site: Site, { id, event, entries, rounds, desk }: DeskEvent): Html {
  const { translate } = site;
  const place = PLACE[desk.next.step];
  const open = rounds.reduce((sum, round) => sum + round.open.length, 0);
  const isIn = ['submitted', 'accepted', 'refused'].includes(event.state);
  const paired = { paired: rounds.length, rounds: event.rounds, open };
  // A house that only plays sends no report to anybody.
  const toBeSent = site.onlyPlays ? 'web.desk-events.do-take-away' : 'web.desk-events.steps-report';
  const all = [
    ['entries', '/entries', translate('web.desk-events.steps-entries', { entries: entries.length })],
    ['rounds', '/rounds', translate('web.desk-events.steps-rounds', paired)],
    ['close', '', translate(place > 2 ? 'web.desk-events.steps-closed' : 'web.desk-events.steps-close')],
    ['report', '/report', translate(isIn ? `web.event.state-said.${event.state}` : toBeSent)],
  ] as const;
  // An event paired elsewhere has only a report here.
  const isHere = event.system !== undefined;
  return card(
    { title: translate('web.word.progress') },
    html`<ol class="steps">${all.map(([name, path, said], step) => {
      const state: Mark = place > step ? 'done' : place === step ? 'now' : 'later';
      if (!isHere && (name === 'rounds' || name === 'close')) return html``;
      return html`<li class="step-${state}"><span class="mark" role="img" aria-label="${translate(`web.desk-events.mark-${state}`)}">${MARKS[state]}</span>
<span><a href="${href(site, deskPath(id, path))}">${translate(`web.desk-events.step-${name}`)}</a><br><span class="quiet small">${said}</span></span></li>\n`;
    })}</ol>`,
  );
}

/** Notice that the announced last day has not come yet; it prevents nothing (D-OFF-130). */
export function earlyNotice(site: Site, id: string, { end }: { readonly end: string }): Html {
  const { today, translate } = site;
  if (today >= end) return html``;
  const values = { end: dateInWords(site, end), today: dateInWords(site, today) };
  return html`<p><strong>${translate('web.desk-events.before-last-day', values)}</strong>
<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.word.edit-details')}</a></p>`;
}
