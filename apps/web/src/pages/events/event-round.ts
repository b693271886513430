import type { MessageKey } from '@escala/messages';
import { showRounds } from '@escala/office/questions';
import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { gamesOfRound, pairingsTable, withoutGame } from '../../components/events/pairings.ts';
import { placesByName } from '../../components/events/places-by-name.ts';
import { roundDifferences } from '../../components/events/round-differences.ts';
import { reservedBoards, suspendedBoards, suspendedLines } from '../../components/events/under-reserve.ts';
import { time } from '../../components/format.ts';
import { roundPapers } from '../../components/paper-link.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

/** A round: pairings, results, who has no game, and what somebody changed by hand. */
export const eventRound = definePage({
  path: '/events/:event/rounds/:round',
  view: async (ask, { params, query }, site) => {
    const isByName = query.by === 'name';
    const round = Number(params.round);
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, tournament, field, lastRound } = seen;
    const isOfDesk = shown.rounds.some((each) => each.round === round);
    // A round that is on no desk and in no report is refused by the question.
    const isKnown = isOfDesk || gamesOfRound(tournament, round).length > 0;
    const { rounds } = isKnown && !isOfDesk ? { rounds: [] } : await ask(showRounds, { event: shown.id, round });
    const [made] = rounds;
    const why = (board: number): string => eventHref(site, shown.id, `/rounds/${round}/boards/${board}`);
    const underReserve = reservedBoards(shown, round);
    const parts = { tournament, field, round, whyHref: isOfDesk ? why : undefined, free: made?.free, underReserve };
    return eventPage(site, shown, {
      part: 'round',
      heading: site.translate('web.round.title', { round }),
      lastRound,
      live: true,
      main: html`${otherRounds(site, seen, round, isByName)}${state(site, seen, round)}${orders(site, seen, round, isByName)}
${!isByName && made && made.differences.length > 0 && roundDifferences(site, field, made.differences)}
${suspendedLines(site, suspendedBoards(shown, round))}${isByName ? placesByName(site, tournament, field, round) : pairingsTable(site, parts)}${withoutGame(site, parts)}
<p class="no-print"><a href="${eventHref(site, shown.id, `/rounds/${round}/cards`)}">${site.translate('web.round.cards')}</a> · ${roundPapers(site, shown.id, round)}</p>`,
    });
  },
});

function state(site: Site, { shown, tournament }: EventSeen, round: number): Html {
  const { translate } = site;
  const games = gamesOfRound(tournament, round);
  const open = games.filter(({ result }) => result === undefined).length;
  const date = shown.event.roundDates?.[round - 1];
  return html`<p>${date && html`${time(site, date)}. `}${translate('web.round.of', { round, rounds: tournament.rounds })}
${translate('web.round.still-open', { open })}</p>`;
}

/** By board, as the arbiter goes along them; by name, as a player looks for the own one (D-OFF-325). */
function orders(site: Site, { shown }: EventSeen, round: number, isByName: boolean): Html {
  const link = (path: string, key: MessageKey, isHere: boolean): Html =>
    html`<li><a href="${eventHref(site, shown.id, `/rounds/${round}${path}`)}"${isHere && html` aria-current="page"`}>${site.translate(key)}</a></li>`;
  return html`<nav class="tabs mini no-print" aria-label="${site.translate('web.round.order')}"><ul>
${link('', 'web.round.by-board', !isByName)}
${link(BY_NAME, 'web.round.by-name', isByName)}
</ul></nav>`;
}

const BY_NAME = '?by=name';

function otherRounds(site: Site, { shown, lastRound }: EventSeen, here: number, isByName: boolean): Html {
  return html`<nav class="numbers" aria-label="${site.translate('web.event.rounds')}"><ul>
${Array.from({ length: lastRound }, (_, i) => i + 1).map(
  (round) =>
    html`<li><a href="${eventHref(site, shown.id, `/rounds/${round}${isByName ? BY_NAME : ''}`)}"${round === here && html` aria-current="page"`}><span class="unseen">${site.translate('web.round.title', { round })}</span><span aria-hidden="true">${round}</span></a></li>\n`,
)}
</ul></nav>`;
}
