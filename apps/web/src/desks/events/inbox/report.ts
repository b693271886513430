import type { KeyAfter } from '@escala/core';
import { mayTry, Refused } from '@escala/office';
import { decideRefusalAppeal } from '@escala/office/acts';
import { type AnswerOf, reportEffect, showEvent, showReport } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { appealTold } from '../../../components/appeal.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { decimalChange, hundredths, pointsText, time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { table } from '../../../components/table.ts';
import { card, notice } from '../../../components/ui/card.ts';
import type { Crumb } from '../../../components/ui/navigation.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';
import { WORKING_PLACE } from '../../rating/lists/working-place.ts';
import { isLate } from './reached-lists.ts';
import { reportDecision } from './report-decision.ts';
import { eventLinks, reportFacts } from './report-facts.ts';
import { findingsSection } from './report-findings.ts';

export type Report = AnswerOf<typeof showReport>;

/** A report with everything needed for a decision: its contents, the findings against it, its effect. */
export const report = defineDeskPage({
  path: '/desk/reports/:event',
  needs: ['report.inbox'],
  view: async ({ ask, params, site, translate }) => {
    const event = params.event;
    const shown = await reportOf(ask, event);
    if (shown === undefined) return withoutReport(ask, site, event);
    const effect = shown.report.state === 'submitted' ? await ask(reportEffect, { event }) : undefined;
    return {
      title: translate('web.desk-office.report-of', { event: shown.event.name }),
      crumbs: toInbox(site),
      scripts: ['office-working.ts'],
      main: html`${needsScript(translate)}${WORKING_PLACE}${notice(translate(`web.desk-office.next-${nextStep(shown)}`, { open: articlesOf(shown) }), TONES[nextStep(shown)])}
<div class="columns"><div class="larger stack">${findingsSection(site, shown)}${effect && reportEffectSection(site, effect)}</div>
<div class="smaller stack">${reportAppeal(site, shown)}${reportDecision(site, shown)}${card({}, reportFacts(site, shown))}</div></div>`,
    };
  },
});

const TONES: Partial<Record<KeyAfter<'web.desk-office.next-'>, 'warning' | 'success'>> = {
  open: 'warning',
  accept: 'success',
  accepted: 'success',
};

/** The next action, in one word. */
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

const toInbox = ({ translate }: Site): readonly Crumb[] => [[translate('web.desk-office.to-inbox'), '/desk/reports']];

async function reportOf(ask: Ask, event: string): Promise<Report | undefined> {
  try {
    return await ask(showReport, { event });
  } catch (error) {
    if (error instanceof Refused && error.refusals.some(({ code }) => code === 'report-unknown')) return undefined;
    throw error;
  }
}

/** Past events were imported with their games, without a report. */
async function withoutReport(ask: Ask, site: Site, id: string) {
  const { translate } = site;
  const { event } = await ask(showEvent, { event: id });
  return {
    title: translate('web.desk-office.report-of', { event: event.name }),
    crumbs: toInbox(site),
    main: html`${notice(translate('web.desk-office.no-report', { state: event.state }))}${eventLinks(site, id, event, event.state)}`,
  };
}

type Effect = AnswerOf<typeof reportEffect>;
type List = Effect['lists'][number];

/** What the games here would change on the list they belong to. */
function reportEffectSection(site: Site, { lists, names }: Effect): Html {
  const { translate } = site;
  return card(
    { title: translate('web.desk-office.effect') },
    lists.length === 0
      ? html`<p>${translate('web.desk-office.effect-none')}</p>`
      : html`<p class="quiet small">${translate('web.desk-office.effect-said')}</p>${lists.map((list) => changesTable(site, list, names))}`,
  );
}

function changesTable(site: Site, { name, date, changes }: List, names: Readonly<Record<string, string>>): Html {
  const { translate } = site;
  return html`<details${changes.length <= 12 && html` open`}><summary>${name}, ${time(site, date)}: ${translate('web.word.players-count', { players: changes.length })}</summary>
${table(site, changes, [
  ['web.word.player', ({ player }) => playerLink(site, player, names[player] ?? player), 'name'],
  ['web.event-ratings.own', ({ own }) => own, 'number'],
  ['web.word.games', ({ games }) => games, 'number wide'],
  ['web.word.score', ({ score }) => pointsText(score), 'number wide'],
  ['web.event-ratings.expected', ({ expected }) => hundredths(site, expected), 'number wide'],
  ['web.list.change', ({ change }) => decimalChange(site, change), 'number'],
])}</details>`;
}

/** The appeal against a refusal, and the commission's form to answer it (fide-2009 0.5). */
function reportAppeal(site: DeskSite, { id, version, event, report: { appeal } }: Report): Html {
  const { translate, viewer } = site;
  if (appeal === undefined) return NOTHING;
  const decides = appeal.decision === undefined && event.state === 'refused' && mayTry(viewer, 'report.decide-appeal');
  const form = (upheld: boolean): Html =>
    actForm(site, decideRefusalAppeal, {
      id: upheld ? 'uphold' : 'reject',
      fixed: { event: id, version, upheld },
      submit: translate(upheld ? 'web.appeal.uphold' : 'web.appeal.reject'),
      reasonLabel: translate('web.appeal.why'),
      ...(upheld ? {} : { tone: 'quiet' as const }),
    });
  return html`<section><h2>${translate('web.word.appeal')}</h2>${appealTold(site, appeal)}${decides && html`${form(true)}${form(false)}`}</section>`;
}
