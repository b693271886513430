import { Refused } from '@escala/office';
import { appealRefusal, reopenEvent } from '@escala/office/acts';
import { type AnswerOf, showReport } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { appealTold } from '../../../components/appeal.ts';
import { bookOf } from '../../../components/competition-book.ts';
import { eventHref } from '../../../components/events/event-frame.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { time } from '../../../components/format.ts';
import { findingList } from '../../../components/reasons/findings.ts';
import { card, notice } from '../../../components/ui/card.ts';
import { popup } from '../../../components/ui/popup.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href } from '../../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { eventFileLink } from '../event-home.ts';
import { closeForm, earlyNotice } from '../event-steps.ts';
import { stepLink } from '../next-step.ts';
import { termList } from './event-check.ts';
import { fideReport } from './fide-report.ts';
import { phasesForm, submitForms } from './report-forms.ts';
import { officialPapers, partForms, reportedParts } from './report-parts.ts';

export type EventReport = AnswerOf<typeof showReport>;

/** The report of an event: findings, submission, and the office's answer. */
export const eventReport = defineDeskPage({
  path: '/desk/events/:event/report',
  needs: ['report.submit'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const report = await reportOf(ask, shown.id);
    return deskEventPage(site, shown, {
      part: 'report',
      heading: translate('web.desk-events.part-report'),
      scripts: ['event-file.ts'],
      main: html`${needsScript(translate)}${standing(site, shown, report)}
<div class="columns"><div class="smaller stack">${site.onlyPlays && takenElsewhere(site, shown)}${appealPart(site, report)}${partForms(site, shown)}${sending(site, shown)}
${await phasesForm(ask, site, shown)}${reportedParts(site, shown)}${takingBack(site, shown)}</div>
<div class="larger stack">${findings(site, shown, report)}${bookOf(shown.event).fide && (await fideReport(ask, site, shown))}${officialPapers(site, shown)}</div></div>`,
    });
  },
});

/** A house that only plays sends nothing to anybody: its tournaments are taken away as files (D-OFF-618). */
const takenElsewhere = (site: DeskSite, shown: DeskEvent): Html =>
  card(
    { title: site.translate('web.desk-events.take-away') },
    html`<p>${site.translate('web.desk-events.take-away-about')}</p><p>${eventFileLink(site, shown, 'button')}</p>`,
  );

/** Undefined if nothing was submitted yet, or the event came without a report. */
async function reportOf(ask: Ask, event: string): Promise<EventReport | undefined> {
  try {
    return await ask(showReport, { event });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function standing(site: DeskSite, { id, event }: DeskEvent, report: EventReport | undefined): Value {
  const { translate } = site;
  const { state, submittedOn } = event;
  const decision = report?.report.decision;
  if (state === 'submitted' && submittedOn !== undefined)
    return notice(
      html`${translate('web.desk-events.report-waits')} ${time(site, submittedOn)}. ${translate('web.desk-events.report-waits-for')}`,
    );
  if (state === 'refused')
    return notice(
      html`<p><strong>${translate('web.desk-events.report-refused')}</strong> ${decision && time(site, decision.on)}</p>
${decision?.reason && html`<p>${translate('web.desk-events.refused-because', { reason: decision.reason })}</p>`}
<p>${translate('web.desk-events.report-refused-do')}</p>`,
      'error',
    );
  if (state === 'accepted')
    return notice(
      html`${translate('web.desk-events.report-accepted')} ${decision && time(site, decision.on)}.
<a href="${eventHref(site, id, '/ratings')}">${translate('web.event.part-ratings')}</a>`,
      'success',
    );
  if (state === 'annulled') return notice(translate('web.event.state-said.annulled'), 'warning');
  return site.onlyPlays ? html`` : html`<p>${translate('web.desk-events.report-about')}</p>`;
}

function sending(site: DeskSite, shown: DeskEvent): Value {
  const { translate } = site;
  const { id, event, rounds, desk } = shown;
  const isFile = rounds.length === 0;
  if (site.onlyPlays && event.state !== 'running') return html``;
  if (
    event.state === 'closed' ||
    event.state === 'refused' ||
    (event.state === 'registered' && event.system === undefined)
  )
    return card(
      { title: translate('web.submit.report.submit') },
      html`${earlyNotice(site, id, event)}${submitForms(site, shown, isFile ? 'file' : 'desk')}`,
    );
  if (desk.next.step === 'close')
    return card(
      { title: translate('web.desk-events.step-close') },
      html`<p>${translate('web.desk-events.close-first')}</p>${closeForm(site, shown)}`,
    );
  if (event.state === 'running')
    return notice(html`${translate('web.desk-events.not-over')} ${stepLink(site, id, desk.next)}`);
  if (event.state !== 'registered') return html``;
  return html`${notice(html`${translate('web.desk-events.not-over')} ${stepLink(site, id, desk.next)}`)}
<details class="more"><summary>${translate('web.desk-events.played-elsewhere')}</summary>${submitForms(site, shown, 'file')}</details>`;
}

/** For a submitted report, the findings on it; before that, on the event as it is. */
function findings(site: DeskSite, { id, event, desk, entries }: DeskEvent, report: EventReport | undefined): Html {
  const { translate } = site;
  const isIn = report !== undefined && ['submitted', 'refused', 'accepted'].includes(event.state);
  const all = isIn ? report.report.findings : desk.findings;
  const names = isIn ? report.names : Object.fromEntries(entries.map(({ player, name }) => [player, name]));
  const waivers = desk.waivers ?? [];
  const errors = all.filter(({ severity }) => severity === 'error');
  const warnings = all.filter(({ severity }) => severity === 'warning');
  const isOpen = ['registered', 'running', 'closed'].includes(event.state);
  return card(
    {
      title: translate('web.word.regulations'),
      footer:
        isOpen &&
        all.length > 0 &&
        html`<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.word.edit-details')}</a>`,
    },
    html`${termList(site, desk.terms)}
<p>${translate('web.desk-events.check-said', { errors: errors.length })} ${errors.length > 0 && translate('web.desk-events.errors-mean')}</p>
${findingList(site, errors, { nameOf: (id) => names[id], waivers, facts: event })}
${warnings.length > 0 && html`<h3>${translate('web.word.remarks')}</h3>${findingList(site, warnings, { nameOf: (id) => names[id], waivers, facts: event })}`}`,
  );
}

function takingBack(site: DeskSite, { id, version, event }: DeskEvent): Value {
  const { translate } = site;
  const state = event.parts?.waiting === undefined ? event.state : 'submitted';
  if (state !== 'closed' && state !== 'submitted' && state !== 'refused') return html``;
  return popup(
    site,
    { id: 'reopening', opens: translate(`web.desk-events.reopen-${state}`) },
    html`<p>${translate(`web.desk-events.reopen-about-${state}`)}</p>${actForm(site, reopenEvent, {
      id: 'reopen',
      fixed: { event: id, version },
      submit: translate(`web.desk-events.reopen-${state}`),
    })}`,
  );
}

/** For a refused event: the appeal, or the form with its deadline (fide-2009 0.5). */
function appealPart(site: DeskSite, report: EventReport | undefined): Value {
  const { translate } = site;
  if (report === undefined) return NOTHING;
  const { id, version, appealUntil } = report;
  const { appeal } = report.report;
  if (appeal === undefined && appealUntil === undefined) return NOTHING;
  return html`<section><h2>${translate('web.word.appeal')}</h2>
${appeal && appealTold(site, appeal)}
${
  appealUntil &&
  html`<p>${translate('web.appeal.about')} ${time(site, appealUntil)}.</p>${actForm(site, appealRefusal, {
    id: 'appeal',
    fixed: { event: id, version },
    fields: (f) => f.area('text', { label: translate('web.appeal.text'), rows: 4 }),
    tone: 'quiet',
  })}`
}</section>`;
}
