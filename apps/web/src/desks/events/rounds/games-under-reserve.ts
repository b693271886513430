import { type AnswerOf, searchReservations, showFederation } from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { resultText } from '../../../components/events/result.ts';
import { dayInWords } from '../../../components/format.ts';
import { score } from '../../../components/teams/league-tables.ts';
import { emptyState, notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { matchReserveFacts, matchReserveRuling, reserveTitle } from '../../teams/leagues/match-reserves.ts';
import { rulingHref } from '../../teams/leagues/open-match-table.ts';
import { judgeForm } from '../entries/entry-wishes.ts';
import { reserveFacts } from './reserve-facts.ts';
import { rulingForm } from './reserve-forms.ts';

type Told = AnswerOf<typeof searchReservations>;

/** Where the competition committee rules on games under reserve (Sub-condicione 6.1). */
export const gamesUnderReserve = defineDeskPage({
  path: '/desk/reserves',
  needs: ['result.rule'],
  view: async ({ ask, site, translate }) => {
    const { events, matches, leaves } = await ask(searchReservations, {});
    const { settings } = await ask(showFederation, {});
    return {
      title: translate('web.desk-reserve.section'),
      facts: [translate('web.desk-reserve.about')],
      main: html`${events.length + matches.length + leaves.length === 0 && emptyState({ title: translate('web.desk-reserve.none') })}
${events.map((event) => gamesOf(site, event, settings.timeZone))}
${matches.map((match) => reservedMatch(site, match, settings.timeZone))}
${leaves.map((leave) => leaveToJudge(site, leave))}`,
    };
  },
});

function gamesOf(site: DeskSite, told: Told['events'][number], timeZone: string): Html {
  const { translate } = site;
  const { event, name, boards, names, lastRound } = told;
  return html`<section><h2><a href="${eventHref(site, event)}">${name}</a></h2>
${boards.map((board) => {
  const { round, board: number, white, black, reservation } = board;
  return html`<article><h3>${translate('web.board.title', { round, board: number })}: ${names[white] ?? white} – ${names[black] ?? black}</h3>
<p>${translate('web.desk-reserve.on-board')}: <strong>${resultText(board)}</strong></p>
${reservation && reserveFacts(site, reservation, timeZone)}
${lastRound > round && notice(translate('web.desk-rounds.later-paired'), 'warning')}
<details><summary>${translate('web.word.ruling')}</summary>${rulingForm(site, { event, round, board })}</details></article>\n`;
})}</section>`;
}

/** A player who asks to leave (Retirats 14.2.1). */
function leaveToJudge(site: DeskSite, { name, playerName, on, reason, ...fixed }: Told['leaves'][number]): Html {
  const { translate } = site;
  return html`<section><h2><a href="${eventHref(site, fixed.event)}">${name}</a>: ${playerName}</h2>
<p>${translate('web.desk-events.leave-asked', { on: dayInWords(site, on), reason })}</p>
${judgeForm(site, fixed)}</section>`;
}

/** A league match with its open reserves. */
function reservedMatch(site: Site, told: Told['matches'][number], timeZone: string): Html {
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
