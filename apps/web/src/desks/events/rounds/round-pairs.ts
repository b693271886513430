import { type AnswerOf, showRounds } from '@escala/office/questions';
import { eventHref } from '../../../components/events/event-frame.ts';
import { boardsToSeat, pairingsTable, withoutGame } from '../../../components/events/pairings.ts';
import { roundDifferences } from '../../../components/events/round-differences.ts';
import { tieBreakGames } from '../../../components/events/tie-break-games.ts';
import { reservedBoards } from '../../../components/events/under-reserve.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { time } from '../../../components/format.ts';
import { paperButton, paperLink, roundPapers } from '../../../components/paper-link.ts';
import { matchesOfRound, teamsIn } from '../../../components/schedules/event-teams.ts';
import { badge } from '../../../components/ui/badge.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { eventSeen } from '../../../pages/events/event-seen.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { pairsEditor } from './pairs-editor.ts';
import { reserveNotice } from './reserve-facts.ts';
import { closeForm, reopenForm, unpairForm } from './round-forms.ts';

export type MadeRound = AnswerOf<typeof showRounds>['rounds'][number];

/** A round at the desk: its pairs with reasons, changes by hand and the engine's proposal, and further links. */
export const roundPairs = defineDeskPage({
  path: '/desk/events/:event/rounds/:round',
  needs: ['round.change-pair'],
  view: async ({ ask, params, site, translate }) => {
    const round = Number(params.round);
    const shown = await deskEvent(ask, params.event);
    const { rounds } = await ask(showRounds, { event: shown.id, round });
    const made = rounds[0]!;
    const { tournament, field } = await eventSeen(ask, shown.id);
    const whyHref = (board: number): string => eventHref(site, shown.id, `/rounds/${round}/boards/${board}`);
    const parts = { tournament, field, round, whyHref, free: made.free, underReserve: reservedBoards(shown, round) };
    const isOpen = shown.event.state === 'running' && made.state === 'paired';
    const teams = teamsIn(field, tournament);
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.round.title', { round }),
      scripts: ['rounds-pairs.ts'],
      badge: badge(translate(`web.desk-rounds.state-${made.state}`), isOpen ? 'live' : 'neutral'),
      tools: doing(site, shown, made, isOpen),
      main: html`${needsScript(translate)}
<p>${translate('web.round.still-open', { open: missingIn(made).length })} ${translate(`web.desk-rounds.state-said-${made.state}`)}</p>
${reserveNotice(site, shown.id, round, [...parts.underReserve])}
${made.differences.length > 0 && roundDifferences(site, field, made.differences)}
${byHand(site, made)}
${teams && matchesOfRound(site, teams.matches(tournament), round)}${pairingsTable(site, parts)}${withoutGame(site, parts)}${tieBreakGames(site, field, made.boards)}
${waysOn(site, shown, made)}
${isOpen && made.boards.some(({ result }) => result === undefined) ? pairsEditor(site, shown, made) : html`<p class="quiet">${translate('web.desk-rounds.change-closed')}</p>`}`,
    });
  },
});

const missingIn = ({ boards }: MadeRound) => boardsToSeat(boards).filter(({ result }) => result === undefined);

function doing(site: Site, { id, event, rounds }: DeskEvent, made: MadeRound, isOpen: boolean): Html {
  const { translate } = site;
  const { round } = made;
  const missing = missingIn(made).length;
  const isLast = rounds.at(-1)?.round === round;
  return html`<span class="push"></span>${roundSteps(site, { id, rounds }, round)}${event.state === 'running' && !isOpen && isLast && reopenForm(site, id, made)}${isOpen && isLast && missing === made.boards.length && unpairForm(site, id, made)}
${isOpen && missing === 0 && closeForm(site, id, made, 'quiet')}${paperButton(site, id, 'pairings', round)}
<a class="button main" href="${href(site, deskPath(id, `/rounds/${round}/results`))}">${translate(isOpen ? 'web.desk-rounds.enter-results' : 'web.desk-rounds.correct-results', { round })}</a>`;
}

/** Links to the previous and the next round. */
export function roundSteps(
  site: Site,
  { id, rounds }: Pick<DeskEvent, 'id' | 'rounds'>,
  here: number,
  page: '' | '/results' = '',
): Html {
  const step = (round: number, shown: string): Html | false =>
    rounds.some((each) => each.round === round) &&
    html`<a class="button wide" href="${href(site, deskPath(id, `/rounds/${round}${page}`))}"><span class="unseen">${site.translate('web.round.title', { round })}</span><span aria-hidden="true">${shown}</span></a>`;
  return html`${step(here - 1, `‹ ${here - 1}`)}${step(here + 1, `${here + 1} ›`)}`;
}

/** Further pages and papers of a round, after its boards. */
function waysOn(site: Site, { id }: DeskEvent, { round }: MadeRound): Html {
  const { translate } = site;
  return html`<ul class="ways"><li><a href="${eventHref(site, id, `/rounds/${round}`)}">${translate('web.word.public-page')}</a></li>
<li>${roundPapers(site, id, round)}</li>
<li><a href="${eventHref(site, id, `/rounds/${round}?by=name`)}">${translate('web.round.by-name')}</a></li>
<li><a href="${eventHref(site, id, `/rounds/${round}/cards`)}">${translate('web.round.cards')}</a> (${paperLink(site, id, 'cards', round, 'PDF')})</li>
<li><a href="${href(site, deskPath(id, '/devices'))}">${translate('web.word.add-a-phone')}</a></li>
<li><a href="${href(site, deskPath(id, '/rounds'))}">${translate('web.word.all-rounds')}</a></li></ul>`;
}

/** The record has who changed it; here is when and why. */
function byHand(site: Site, { byHand: changes = [] }: MadeRound): Html | false {
  if (changes.length === 0) return false;
  return html`<ul class="quiet small">${changes.map(({ on, reason }) => html`<li>${time(site, on)}: ${reason}</li>\n`)}</ul>`;
}
