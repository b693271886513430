import { showIdentity, showStandings } from '@escala/office/questions';
import { eventHref, hasTable } from '../../components/events/event-frame.ts';
import { hallBoards, hallNames, hallStandings } from '../../components/events/hall-pages.ts';
import { gamesOfRound } from '../../components/events/pairings.ts';
import { nextStart, roundStart } from '../../components/events/round-start.ts';
import { reservedBoards, reservedPlayers } from '../../components/events/under-reserve.ts';
import { emblem } from '../../components/ui/emblem.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

/**
 * The screen in the hall: the boards, also by name until results come in; the table once all are. One picture after the other, without
 * anything to press; `browser/modules/events/hall.ts` turns them and keeps them fresh. Without it they stand one under the other.
 */
export const eventLive = definePage({
  path: '/events/:event/live',
  view: async (ask, { params, query }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, tournament, lastRound: round } = seen;
    const { translate } = site;
    const { event } = shown;
    const { identity } = await ask(showIdentity, {});
    const games = gamesOfRound(tournament, round);
    const open = games.filter(({ result }) => result === undefined).length;
    const start = roundStart(site, event, round);
    const about = html`${translate('web.event-page.round-of', { round, rounds: event.rounds })}${start && html` · ${start}`}`;
    return {
      title: translate('web.event.title', { event: event.name, part: translate('web.event-page.hall') }),
      bare: query.theme === 'dark' || query.theme === 'light' ? query.theme : (identity.hallScreen ?? 'light'),
      scripts: ['hall.ts'],
      main: html`<div class="hall"><header class="band">${emblem(site.federation)}<div><h1>${event.name}</h1><p>${about}</p></div>
<p class="state">${hallState(site, seen, open, games.length)}</p><p class="clock" data-hall-clock></p></header>
<div data-live>${round === 0 ? html`<p class="big">${translate('web.event.not-begun', { players: shown.entries.length })}</p>` : await pictures(ask, site, seen, open)}</div>
<footer><div data-hall-code="${eventHref(site, shown.id)}"></div><p><strong>${translate('web.hall.phone')}</strong><br><span data-hall-address></span></p>
<p class="turn" data-hall-turn data-next="${translate('web.hall.next', { seconds: '{seconds}' })}"></p></footer></div>`,
    };
  },
});

/** What is being played; once all results are in, or before the first round, when it goes on. */
function hallState(site: Site, { shown, lastRound }: EventSeen, open: number, boards: number): Html {
  const { translate } = site;
  const next = open === 0 && nextStart(site, shown, lastRound);
  const playing = lastRound > 0 && html`${translate('web.hall.playing', { open, boards })}<br>`;
  return next
    ? html`${playing}<strong>${next}</strong>`
    : html`${playing}${lastRound > 0 && translate('web.hall.white-left')}`;
}

async function pictures(ask: Ask, site: Site, seen: EventSeen, open: number): Promise<Html> {
  const { shown, tournament, field, lastRound } = seen;
  const games = gamesOfRound(tournament, lastRound);
  const boards = hallBoards(site, field, games, reservedBoards(shown, lastRound));
  if (open > 0 || !hasTable(shown)) return html`${boards}${open === games.length && hallNames(site, field, games)}`;
  const { standings } = await ask(showStandings, { event: shown.id });
  return html`${hallStandings(site, field, standings, reservedPlayers(seen, standings.round))}${boards}`;
}
