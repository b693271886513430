import { type AnswerOf, searchReservations, showFederation } from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { resultText } from '../../../components/events/result.ts';
import { emptyState, notice } from '../../../components/ui/card.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { reservedMatch } from '../../teams/leagues/reserved-match.ts';
import { reserveFacts } from './reserve-facts.ts';
import { rulingForm } from './reserve-forms.ts';

type Told = AnswerOf<typeof searchReservations>['events'][number];

/** Where the competition committee rules on games under reserve (Sub-condicione 6.1). */
export const gamesUnderReserve = defineDeskPage({
  path: '/desk/reserves',
  needs: ['result.rule'],
  view: async ({ ask, site, translate }) => {
    const { events, matches } = await ask(searchReservations, {});
    const { settings } = await ask(showFederation, {});
    return {
      title: translate('web.desk-reserve.section'),
      facts: [translate('web.desk-reserve.about')],
      main: html`${events.length + matches.length === 0 && emptyState({ title: translate('web.desk-reserve.none') })}
${events.map((event) => gamesOf(site, event, settings.timeZone))}
${matches.map((match) => reservedMatch(site, match, settings.timeZone))}`,
    };
  },
});

function gamesOf(site: DeskSite, told: Told, timeZone: string): Html {
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
