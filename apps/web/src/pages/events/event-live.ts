import { showStandings } from '@escala/office/questions';
import { eventHref, eventPage, hasTable } from '../../components/events/event-frame.ts';
import { gamesOfRound, pairingsTable, withoutGame } from '../../components/events/pairings.ts';
import { standingsTable } from '../../components/events/standings.ts';
import { reservedBoards, reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

/** For the screen in the hall and for those at home: the round being played and the table before it. */
export const eventLive = definePage({
  path: '/events/:event/live',
  view: async (ask, { params }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, tournament, field, lastRound: round } = seen;
    const { translate } = site;
    const open = gamesOfRound(tournament, round).filter(({ result }) => result === undefined).length;
    const parts = { tournament, field, round, underReserve: reservedBoards(shown, round) };
    return eventPage(site, shown, {
      part: 'live',
      heading: translate('web.event.part-live'),
      lastRound: round,
      live: true,
      main:
        round === 0
          ? html`<p class="notice">${translate('web.event.not-begun', { players: shown.entries.length })}</p>`
          : html`<div class="side-by-side live-board"><section><h2>${translate('web.round.title', { round })}</h2>
<p>${translate('web.round.still-open', { open })}</p>
${pairingsTable(site, parts)}${withoutGame(site, parts)}</section>
${hasTable(shown) && (await table(ask, site, seen))}</div>`,
    });
  },
});

async function table(ask: Ask, site: Site, seen: EventSeen): Promise<Html> {
  const { shown, field, tournament } = seen;
  const { standings } = await ask(showStandings, { event: shown.id });
  if (standings.round === 0) return html``;
  const { translate } = site;
  return html`<section><h2><a href="${eventHref(site, shown.id, '/standings')}">${translate('web.standings.after', { round: standings.round, rounds: tournament.rounds })}</a></h2>
${standingsTable(site, { standings, field, underReserve: reservedPlayers(seen, standings.round) })}
${reserveNote(site, seen, standings.round)}</section>`;
}
