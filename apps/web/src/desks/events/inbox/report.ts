import type { KeyAfter } from '@escala/core';
import { Refused } from '@escala/office';
import { reportEffect, showEvent, showReport } from '@escala/office/questions';
import { needsScript } from '../../../components/form-fields.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { workingPlace } from '../../rating/lists/working-place.ts';
import { isLate } from './reached-lists.ts';
import { reportAppeal } from './report-appeal.ts';
import { reportDecision } from './report-decision.ts';
import { reportEffectSection } from './report-effect.ts';
import { eventLinks, reportFacts } from './report-facts.ts';
import { findingsSection } from './report-findings.ts';

export type Report = Awaited<ReturnType<(typeof showReport)['ask']>>;

/** A report with everything that a decision needs: what it says, what stands against it, what it would move. */
export const report = defineDeskPage({
  path: '/desk/reports/:event',
  needs: ['report.inbox'],
  view: async (ask, { params }, site) => {
    const { translate } = site;
    const event = params.event ?? '';
    const shown = await reportOf(ask, event);
    if (shown === undefined) return withoutReport(ask, site, event);
    const effect = shown.report.state === 'submitted' ? await ask(reportEffect, { event }) : undefined;
    return {
      title: translate('web.desk-office.report-of', { event: shown.event.name }),
      above: toInbox(site),
      scripts: ['act-forms.ts', 'office-working.ts'],
      main: html`${needsScript(translate)}${workingPlace(site)}<p class="notice">${translate(`web.desk-office.next-${nextStep(shown)}`, { open: articlesOf(shown) })}</p>
${reportFacts(site, shown)}${findingsSection(site, shown)}${effect && reportEffectSection(site, effect)}${reportAppeal(site, shown)}${reportDecision(site, shown)}`,
    };
  },
});

/** What is to be done, in one word. */
export function nextStep({
  event,
  report: { state, rounds },
  open,
  overruled,
  lists,
}: Report): KeyAfter<'web.desk-office.next-'> {
  if (state !== 'submitted') {
    if (event.state === 'accepted' || event.state === 'refused' || event.state === 'annulled') return event.state;
    return rounds !== undefined && (state === 'accepted' || state === 'refused') ? `part-${state}` : 'taken-back';
  }
  if (open.length > 0) return 'open';
  if (overruled.length > 0) return 'overrule';
  return isLate(lists) ? 'late' : 'accept';
}

const articlesOf = ({ open }: Report): number => new Set(open.map(({ code, article }) => `${code} ${article}`)).size;

const toInbox = (site: Site) =>
  html`<p><a href="${href(site, '/desk/reports')}">← ${site.translate('web.desk-office.to-inbox')}</a></p>`;

async function reportOf(ask: Ask, event: string): Promise<Report | undefined> {
  try {
    return await ask(showReport, { event });
  } catch (error) {
    if (error instanceof Refused && error.refusals.some(({ code }) => code === 'report-unknown')) return undefined;
    throw error;
  }
}

/** Events of the past were taken over with their games; nobody ever reported them here. */
async function withoutReport(ask: Ask, site: Site, id: string) {
  const { translate } = site;
  const { event } = await ask(showEvent, { event: id });
  return {
    title: translate('web.desk-office.report-of', { event: event.name }),
    above: toInbox(site),
    main: html`<p class="notice">${translate('web.desk-office.no-report', { state: event.state })}</p>${eventLinks(site, id, event, event.state)}`,
  };
}
