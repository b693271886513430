import type { AnswerOf, searchReservations } from '@escala/office/questions';
import { resultText } from '../../../components/events/result.ts';
import { score } from '../../../components/teams/league-tables.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { matchReserveFacts, matchReserveRuling, reserveTitle } from './match-reserves.ts';
import { rulingHref } from './open-match-table.ts';

type Told = AnswerOf<typeof searchReservations>['matches'][number];

/** A league match with its open reserves. */
export function reservedMatch(site: Site, told: Told, timeZone: string): Html {
  const { translate } = site;
  const { match, league, home, away, reserves } = told;
  const names = { home, away };
  return html`<section><h2><a href="${rulingHref(site, match.id)}">${home} – ${away}</a></h2>
<p>${translate('web.match.facts', { league, round: match.round })} · ${translate(`web.match.acta-${match.acta}`)} <strong>${match.acta !== 'none' && score(site, match)}</strong></p>
${reserves.map((reserve) => {
  const { result, kind } = reserve;
  return html`<article><h3>${reserveTitle(site, reserve, reserve)}</h3>
${reserve.board !== undefined && html`<p>${translate('web.desk-reserve.in-acta')}: <strong>${result === undefined ? translate('web.word.no-acta') : resultText({ result, kind })}</strong></p>`}
${matchReserveFacts(site, reserve, names, timeZone)}
<details><summary>${translate('web.word.ruling')}</summary>${matchReserveRuling(site, match.id, reserve, names)}</details></article>\n`;
})}</section>`;
}
