import type { KeyAfter } from '@escala/core';
import { findingMessage, refusalText } from '@escala/messages';
import { mayTry, type RecordedBefore, type RecordedChange, Refused } from '@escala/office';
import { confirmCorrection } from '@escala/office/acts';
import { type AnswerOf, previewCorrection, showPlayer } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { changeText } from '../../../components/rating/cause.ts';
import { notice } from '../../../components/ui/card.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import type { Query } from './change-of-query.ts';
import type { EventToCorrect } from './event-to-correct.ts';
import { movedLists, movedPlayers, type NamedSeries } from './moved-lists.ts';

/** The values on record, and the new ones. */
async function changeTold(
  ask: Ask,
  site: Site,
  { change, event }: { readonly change: RecordedChange; readonly event: EventToCorrect },
  before: RecordedBefore = {},
): Promise<Html> {
  if (change.kind === 'annulment' || change.kind === 'reinstatement') return NOTHING;
  const really = change.kind === 'identity' ? { [change.to]: (await ask(showPlayer, { player: change.to })).name } : {};
  const names = { ...event.players, ...really, [event.id]: event.name };
  return html`<p>${site.translate(`web.desk-office.kind-${change.kind}`)}${changeText(site, change, names, before, marked)}</p>`;
}

const marked = (was: Value, is: Value): Html =>
  html`${was && html`<del>${was}</del> → `}<ins><strong>${is}</strong></ins>`;

type Preview = AnswerOf<typeof previewCorrection>;

export interface Asked {
  readonly change: RecordedChange;
  readonly query: Query;
  readonly series: readonly NamedSeries[];
  /** The address for changing it. */
  readonly back: string;
  readonly event: EventToCorrect;
}

/** The effects by player, the confirmation, and every list in detail. */
export async function correctionPreview(ask: Ask, site: DeskSite, asked: Asked): Promise<Html> {
  const preview = await previewOf(ask, asked.change);
  if (preview instanceof Refused) return refused(site, preview, asked.back);
  return html`${await changeTold(ask, site, asked, preview.before)}${movedDays(site, preview.days)}
${summary(site, preview)}${findings(site, preview)}${asked.event.scrabble === undefined && touchedSection(site, preview.touched)}${movedPlayers(site, preview.lists, asked.series)}
${confirm(site, asked, preview)}${movedLists(site, preview.lists, asked.series)}`;
}

async function previewOf(ask: Ask, change: RecordedChange): Promise<Preview | Refused> {
  try {
    return await ask(previewCorrection, { change });
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** The office's reasons, in the step where it can be changed. */
export function refused(site: Site, { refusals }: Refused, back: string): Html {
  const { translate, language } = site;
  const isUnsettled = refusals.some(({ code }) => code === 'lists-unsettled');
  return html`<div class="problems" role="alert"><p><strong>${translate('web.desk-office.no-preview')}</strong></p>
<ul>${refusals.map((refusal) => html`<li>${refusalText(refusal, language) ?? refusal.code}</li>\n`)}</ul></div>
<p>${isUnsettled && html`<a class="button" href="${href(site, '/desk/revision')}" data-takes-time>${translate('web.desk-office.see-revision')}</a> `}<a href="${back}">${translate('web.desk-office.tell-otherwise')}</a></p>`;
}

function summary({ translate }: Site, { players, lists }: Preview): Html {
  return lists.length === 0
    ? notice(translate('web.desk-office.moves-none'))
    : notice(translate('web.desk-office.moves', { players, lists: lists.length }));
}

/** Scrabble games that the rule book will not rate. */
function findings(site: Site, { findings: all }: Preview): Html {
  if (all.length === 0) return NOTHING;
  return html`<ul>${all.map((finding) => html`<li>${findingMessage(finding, site)} <span class="cite">${finding.article}</span></li>\n`)}</ul>`;
}

function confirm(site: DeskSite, { change, query, back }: Asked, { preview }: Preview): Html {
  const { translate, viewer } = site;
  const { claim } = query;
  const heading = html`<h3>${translate('web.desk-office.confirm-heading')}</h3>`;
  if (!mayTry(viewer, 'correction.confirm'))
    return html`${heading}<p>${translate('web.desk-office.confirm-officer')}</p>`;
  return html`${heading}<p>${translate('web.desk-office.confirm-said')}</p>${actForm(site, confirmCorrection, {
    id: 'confirm',
    fixed: { change, preview, ...(claim && { claim }) },
    reasonLabel: translate('web.desk-office.confirm-why'),
    leadsTo: '/desk/corrections/{correction}',
  })}<p class="actions"><a href="${href(site, site.path)}" data-takes-time>${translate('web.desk-office.preview-again')}</a> <a href="${back}">${translate('web.desk-office.tell-otherwise')}</a></p>`;
}

type MovedDay = AnswerOf<typeof previewCorrection>['days'][number];

/** Rounds that move to other days, each with the previous day. */
function movedDays(site: Site, days: readonly MovedDay[]): Html {
  if (days.length === 0) return NOTHING;
  const { translate } = site;
  return html`<h3>${translate('web.desk-office.rounds-on-other-days')}</h3>
<ul>${days.map(
    ({ round, before, after }) =>
      html`<li>${translate('web.round.title', { round })}: ${before && html`<del>${time(site, before)}</del> → `}<ins><strong>${time(site, after)}</strong></ins></li>\n`,
  )}</ul>`;
}

type Touched = AnswerOf<typeof previewCorrection>['touched'];

/** Norms, titles and promotions that the event would give to others; those already used are for people to decide. */
function touchedSection(site: Site, { norms, titles, promotions }: Touched): Html {
  const { translate } = site;
  if (norms.length + titles.length + promotions.length === 0)
    return html`<p class="quiet">${translate('web.desk-office.touched-none')}</p>`;
  const item = ({ player, name }: { player: string; name: string }, said: string, warn: string | false): Html =>
    html`<li>${playerLink(site, player, name)}: ${said}${warn !== false && html` <strong class="loss">${warn}</strong>`}</li>\n`;
  const category = (name: KeyAfter<'cli.category.'> | null): string =>
    name === null ? translate('web.desk-office.no-promotion') : translate(`cli.category.${name}`);
  return html`<h3>${translate('web.desk-office.touched')}</h3><ul>
${norms.map((each) => item(each, translate(each.after ? 'web.desk-office.norm-gained' : 'web.desk-office.norm-lost'), each.used && translate('web.desk-office.norm-used')))}
${titles.map((each) => item(each, translate(each.after ? 'web.desk-office.title-gained' : 'web.desk-office.title-lost'), each.held && translate('web.desk-office.title-held')))}
${promotions.map((each) => item(each, translate('web.desk-office.promotion-moved', { before: category(each.before), after: category(each.after) }), each.applied && translate('web.desk-office.promotion-applied')))}
</ul>${norms.some(({ used }) => used) || titles.some(({ held }) => held) ? html`<p>${translate('web.desk-office.touched-said')}</p>` : NOTHING}`;
}
