import { isScheduled, systemOf } from '../../../components/competition-book.ts';
import { eventHref } from '../../../components/events/event-frame.ts';
import { roundStart } from '../../../components/events/round-start.ts';
import { roundsAhead } from '../../../components/schedules/rounds-ahead.ts';
import { table } from '../../../components/table.ts';
import { badge } from '../../../components/ui/badge.ts';
import { card } from '../../../components/ui/card.ts';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site } from '../../../kit/site.ts';
import { eventSeen } from '../../../pages/events/event-seen.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { hopelessNotice } from './hopeless-notice.ts';
import { nextRound } from './next-round.ts';
import { pairAgain } from './pair-again.ts';
import { closeForm, unpairForm } from './round-forms.ts';

type Round = DeskEvent['rounds'][number];

/** A longer schedule starts folded. */
const MOST_OPEN = 150;

/** The rounds of an event: the next step, the progress of each, and what can be undone. */
export const eventRounds = defineDeskPage({
  path: '/desk/events/:event/rounds',
  needs: ['round.pair'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    return deskEventPage(site, shown, {
      part: 'rounds',
      heading: translate('web.word.rounds'),
      main: html`<div class="stack">${await pairAgain(ask, site, shown)}${nextRound(site, shown)}
${hopelessNotice(site, shown)}
${shown.rounds.length > 0 && roundTable(site, shown)}
${isScheduled(systemOf(shown.event)) && (await wholeSchedule(ask, site, shown))}</div>
<section><h2>${translate('web.desk-rounds.phones')}</h2><p>${translate('web.desk-rounds.phones-about')}
<a href="${href(site, deskPath(shown.id, '/devices'))}">${translate('web.word.add-a-phone')}</a></p>
${shown.rounds.length > 0 && html`<p><a href="${href(site, deskPath(shown.id, '/games'))}">${translate('web.games.link')}</a></p>`}</section>
${undoing(site)}`,
    });
  },
});

/** All rounds of a league are known as soon as its players are entered (D-RR-4). */
async function wholeSchedule(ask: Ask, site: Site, { id }: DeskEvent): Promise<Html> {
  const seen = await eventSeen(ask, id);
  if (seen.tournament.players.length < 2) return html``;
  const { rounds, players } = seen.tournament;
  const crosstable = html`<a href="${eventHref(site, id, '/crosstable')}">${site.translate('web.event.part-crosstable')}</a>`;
  return html`<details class="more"${seen.lastRound === 0 && players.length * rounds <= MOST_OPEN && html` open`}><summary>${site.translate('web.event.part-schedule')}</summary>
<p>${crosstable}</p>${roundsAhead(site, seen)}</details>`;
}

function roundTable(site: Site, shown: DeskEvent): Html {
  const { translate } = site;
  const { id, event, rounds } = shown;
  const isRunning = event.state === 'running';
  const isOpen = (round: Round): boolean => isRunning && round.state === 'paired';
  const path = ({ round }: Round): string => deskPath(id, `/rounds/${round}`);
  // If the next round is to be paired, the button on top closes this one.
  const canClose = (round: Round): boolean =>
    isOpen(round) && round.open.length === 0 && shown.desk.next.step !== 'pair-round';
  const canUnpair = (round: Round): boolean =>
    isOpen(round) && round.round === rounds.at(-1)?.round && round.open.length === round.boards;
  return card(
    { title: translate('web.word.all-rounds'), flush: true },
    table(
      site,
      rounds.toReversed(),
      [
        [
          'web.word.round',
          (round) =>
            html`<a href="${href(site, path(round))}">${translate('web.round.title', { round: round.round })}</a>`,
          'name nowrap',
        ],
        (event.roundDates ?? event.roundTimes) !== undefined && [
          'web.word.date',
          ({ round }) => roundStart(site, event, round),
          'wide quiet',
        ],
        [
          'web.word.state',
          ({ state, underReserve }) =>
            html`${badge(translate(`web.desk-rounds.state-${state}`), state === 'paired' && isRunning ? 'live' : 'neutral')}
${underReserve.length > 0 && badge(`${translate('web.reserve.mark')}: ${underReserve.join(', ')}`, 'warning')}`,
        ],
        [
          'web.desk-work.results',
          ({ open, boards }) => translate('web.desk-work.in', { done: boards - open.length, boards }),
          'number',
        ],
        [
          'web.word.to-do',
          (
            round,
          ) => html`<div class="row">${isOpen(round) && html`<a class="button" href="${href(site, `${path(round)}/results`)}">${translate('web.desk-rounds.enter')}</a>`}
${canClose(round) && closeForm(site, id, round, 'quiet')}
${canUnpair(round) && unpairForm(site, id, round)}</div>`,
          'unseen',
        ],
      ],
      { caption: translate('web.word.all-rounds'), hidesCaption: true, kind: 'dense' },
    ),
  );
}

/** What can be undone, what cannot, and what to do instead. */
function undoing({ translate }: Site): Html {
  const sentences = ['result', 'pairing', 'by-hand', 'closed', 'later', 'event'] as const;
  return html`<details><summary>${translate('web.desk.undo')}</summary><ul>
${sentences.map((name) => html`<li>${translate(`web.desk-rounds.undo-${name}`)}</li>\n`)}</ul></details>`;
}
