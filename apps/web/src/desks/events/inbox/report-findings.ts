import { bookOfCode } from '@escala/core';
import { hasMessage } from '@escala/messages';
import { mayTry } from '@escala/office';
import { waiveFinding } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { articleLink } from '../../../components/articles.ts';
import { time } from '../../../components/format.ts';
import { findingList } from '../../../components/reasons/findings.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card } from '../../../components/ui/card.ts';
import { popup } from '../../../components/ui/popup.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { Report } from './report.ts';

type Finding = Report['report']['findings'][number];

/** One violation of an article; it may occur with several players or rounds. */
interface Matter {
  readonly code: string;
  readonly article: string;
  readonly regulation: string;
  readonly findings: readonly Finding[];
}

/** The findings on the report, article by article; those that prevent acceptance come first. */
export function findingsSection(site: DeskSite, shown: Report): Html {
  const { translate } = site;
  const matters = mattersOf(shown.report.findings);
  return card(
    {
      title: translate('web.word.regulations'),
      aside: html`<span class="small quiet">${matters.length === 0 ? translate('web.word.no-objections') : translate('web.desk-office.findings-said', { asks: matters.some((matter) => asksFor(shown, matter)) ? 'yes' : 'no' })}</span>`,
      flush: true,
    },
    matters.map((matter, i) => matterCard(site, shown, matter, i)),
  );
}

function mattersOf(findings: readonly Finding[]): Matter[] {
  const groups = Map.groupBy(findings, ({ code, article }) => `${code} ${article}`);
  const matters = [...groups.values()].map((each) => {
    const [{ code, article }] = each as [Finding];
    return { code, article, regulation: bookOfCode(code), findings: each };
  });
  return matters.toSorted((a, b) => Number(isError(b)) - Number(isError(a)));
}

const TONES = { waived: 'neutral', error: 'error', warning: 'warning' } as const;

const isError = ({ findings }: Matter): boolean => findings.some(({ severity }) => severity === 'error');

/** What an acceptance has to say about a remark: who permitted it, or why it is accepted all the same. */
function asksFor(
  { report, terms, overruled }: Report,
  { article, findings }: Matter,
): 'permission' | 'reason' | undefined {
  if (report.state !== 'submitted' || findings.some(({ severity }) => severity === 'error')) return undefined;
  if (terms.some((term) => term.verdict === 'needs-permission' && term.article === article)) return 'permission';
  return overruled.some((each) => each.article === article) ? 'reason' : undefined;
}

function matterCard(site: DeskSite, shown: Report, matter: Matter, place: number): Html {
  const { translate } = site;
  const { article, regulation, code } = matter;
  const waiver = shown.event.waivers?.find((each) => each.code === code && each.article === article);
  const state = waiver ? 'waived' : isError(matter) ? 'error' : 'warning';
  const asks = asksFor(shown, matter);
  return html`<article class="inside matter ${state}"><h3>${article !== '' && translate('web.desk-office.article', { article, regulation })}
${badge(translate(`web.severity.${state}`), TONES[state])}${asks && html` ${badge(translate(`web.desk-office.needs-${asks}`), 'warning')}`}</h3>
${findingList(site, matter.findings, { nameOf: (id) => shown.names[id], waivers: shown.event.waivers, facts: shown.event, isUncited: true })}
${article !== '' && articleSays(site, matter)}
${waiver && html`<p>${translate('web.desk-office.waived-because')} <q>${waiver.reason}</q> <span class="quiet small">${time(site, waiver.on)}</span></p>`}
${state === 'error' && waiveForm(site, shown, matter, place)}</article>`;
}

/** The article in our own words, linked to its text. */
function articleSays(site: Site, { regulation, article }: Matter): Html {
  const key = `article.${regulation}.${article}`;
  return html`<p class="quiet small">${articleLink(site, regulation, article)}${hasMessage(key) && html`: ${site.translate(key)}`}</p>`;
}

function waiveForm(site: DeskSite, { id, version, report }: Report, { code, article }: Matter, place: number): Html {
  const { translate, viewer } = site;
  if (report.state !== 'submitted' || !mayTry(viewer, 'report.waive')) return NOTHING;
  return popup(
    site,
    { id: `waiving-${place}`, opens: translate('web.desk-office.waive-open', { article }), kind: 'small' },
    actForm(site, waiveFinding, {
      id: `waive-${place}`,
      fixed: { event: id, version, code, article },
      words: { article },
      about: article,
      reasonLabel: translate('web.word.reason'),
      reasonHint: translate('web.decision.reason-public'),
    }),
  );
}
