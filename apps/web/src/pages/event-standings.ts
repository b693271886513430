import { showStandings } from '@escala/office/questions';
import { eventHref, eventPage } from '../components/event-frame.ts';
import { paperLink } from '../components/paper-link.ts';
import { standingsTable } from '../components/standings.ts';
import { reservedPlayers, reserveNote } from '../components/under-reserve.ts';
import { type Html, html } from '../kit/html.ts';
import { definePage } from '../kit/page.ts';
import type { Site } from '../kit/site.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';
import { gamesAlone } from './games-alone.ts';

/** The table after the last complete round or any before it, with the working of every number. */
export const eventStandings = definePage({
  path: '/events/:event/standings',
  view: async (ask, { params, query }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, field, lastRound } = seen;
    const asked = query.round ? { round: Number(query.round) } : {};
    const { standings } = await ask(showStandings, { event: shown.id, workings: true, ...asked });
    const { translate } = site;
    return eventPage(site, shown, {
      part: 'standings',
      heading: translate('web.standings.title', { round: standings.round }),
      lastRound,
      live: query.round === undefined,
      main: html`${afterRounds(site, seen, standings.round)}
<p class="no-print">${translate('web.standings.hint')} ${paperLink(site, shown.id, 'standings', standings.round || undefined)}</p>
${gamesAlone(site, seen)}${reserveNote(site, seen, standings.round)}
${standingsTable(site, { standings, field, underReserve: reservedPlayers(seen, standings.round) })}`,
    });
  },
});

function afterRounds(site: Site, { shown, lastRound, tournament }: EventSeen, here: number): Html {
  const isOver = (round: number): boolean => tournament.games.every((game) => game.round !== round || game.result);
  const rounds = Array.from({ length: lastRound }, (_, i) => i + 1).filter(isOver);
  return html`<nav class="rounds" aria-label="${site.translate('web.standings.rounds')}"><ul>
${rounds.map(
  (round) =>
    html`<li><a href="${eventHref(site, shown.id, `/standings?round=${round}`)}"${round === here && html` aria-current="page"`}><span class="unseen">${site.translate('web.standings.title', { round })}</span><span aria-hidden="true">${round}</span></a></li>\n`,
)}
</ul></nav>`;
}
