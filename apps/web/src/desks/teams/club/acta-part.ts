import type { Finding } from '@escala/core';
import { confirmActa, contestActa } from '@escala/office/acts';
import type { AnswerOf, showLeague, showMatch } from '@escala/office/questions';
import { actForm } from '../../../components/act-form.ts';
import { dateInWords } from '../../../components/format.ts';
import { findingList } from '../../../components/reasons/findings.ts';
import { notice } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import type { Site } from '../../../kit/site.ts';
import { adjournedLine, boardTable } from '../../../pages/teams/match.ts';
import { actaForm } from './acta-form.ts';
import type { MatchSide } from './match-side.ts';

export interface ActaPlace {
  readonly shown: AnswerOf<typeof showMatch>;
  readonly own: MatchSide;
  readonly club: string;
  readonly league: AnswerOf<typeof showLeague>['league'];
}

/** The acta of a match from one club's side: to be sent, confirmed or contested, completed, or settled. */
export async function actaPart(ask: Ask, site: Site, place: ActaPlace): Promise<Html> {
  const { translate, today } = site;
  const { match } = place.shown;
  const heading = html`<h2>${translate('web.word.acta')}</h2>`;
  if (match.acta === 'none') {
    if (match.on !== undefined && match.on > today)
      return html`${heading}<p class="quiet">${translate('web.desk-teams.acta-from', { date: dateInWords(site, match.on) })}</p>`;
    return html`${heading}${await actaForm(ask, site, place)}`;
  }
  const told = html`${heading}${boardTable(site, place.shown)}${adjournedLine(site, match)}${findings(site, place)}${contested(site, place)}`;
  if (match.ruling !== undefined) return told;
  if (match.acta === 'confirmed')
    return match.adjourned === undefined
      ? told
      : html`${told}<h3>${translate('web.desk-teams.acta-complete')}</h3>
${await actaForm(ask, site, place)}`;
  if (match.actaBy !== place.own.side) return html`${told}${answer(site, place)}`;
  return html`${told}<details${match.acta === 'contested' && html` open`}><summary>${translate('web.word.correct-and-send-again')}</summary>
${await actaForm(ask, site, place)}</details>`;
}

/** Stored with the acta: an invalid line-up, late results. */
function findings(site: Site, { shown }: ActaPlace): Html | undefined {
  const found = shown.acta?.findings ?? [];
  return found.length === 0
    ? undefined
    : html`<h3>${site.translate('web.desk-teams.acta-findings')}</h3>${findingList(site, found as readonly Finding[])}`;
}

function contested(site: Site, { shown: { contested: told } }: ActaPlace): Html | undefined {
  return (
    told &&
    notice(
      html`${site.translate('web.desk-teams.contested', { date: dateInWords(site, told.on) })} <q>${told.reason}</q>`,
    )
  );
}

function answer(site: Site, { shown, own }: ActaPlace): Html {
  const { translate } = site;
  const fixed = { match: shown.match.id, side: own.side, version: shown.actaVersion };
  return html`<h3>${translate('web.desk-teams.answer')}</h3>
<p>${translate('web.desk-teams.answer-about')} ${translate('web.desk-reserve.sign-hint')}</p>
${actForm(site, confirmActa, {
  id: 'confirm',
  fixed,
  confirm: translate('web.desk-teams.confirm-sure'),
})}
<details><summary>${translate('web.desk-teams.contest-open')}</summary>
${actForm(site, contestActa, {
  id: 'contest',
  fixed,
  reasonLabel: translate('web.desk-teams.contest-reason'),
})}</details>`;
}
