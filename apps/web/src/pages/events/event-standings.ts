import { eventParticipants, showStandings } from '@escala/office/questions';
import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { prizesSection } from '../../components/events/prizes.ts';
import { standingsTable } from '../../components/events/standings.ts';
import { reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { paperLink } from '../../components/paper-link.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { type Site, withQuery } from '../../kit/site.ts';
import { groupForm, groupOf, groupQuery } from './event-groups.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';
import { gamesAlone } from './games-alone.ts';

/** The table after the last complete round or any before it, with the working of every number. */
export const eventStandings = definePage({
  path: '/events/:event/standings',
  view: async (ask, { params, query }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, field, lastRound } = seen;
    const asked = query.round ? { round: Number(query.round) } : {};
    const answer = await ask(showStandings, { event: shown.id, workings: true, ...asked });
    const { standings } = answer;
    const { translate } = site;
    const terms = {
      ...(await ask(eventParticipants, { event: shown.id })),
      year: Number(shown.event.start.slice(0, 4)),
    };
    const group = groupOf(site, terms, query);
    return eventPage(site, shown, {
      part: 'standings',
      heading: group
        ? translate('web.group.title', { round: standings.round, group: group.name })
        : translate('web.standings.title', { round: standings.round }),
      lastRound,
      live: query.round === undefined,
      main: html`${afterRounds(site, seen, standings.round, groupQuery(query))}${groupForm(site, shown.id, terms, query)}
${group && groupSaid(site, seen, group.members.size)}
<p class="no-print">${translate('web.standings.hint')} ${paperLink(site, shown.id, 'standings', standings.round || undefined)}</p>
${gamesAlone(site, seen)}${reserveNote(site, seen, standings.round)}
${group?.members.size !== 0 && standingsTable(site, { standings, field, underReserve: reservedPlayers(seen, standings.round), group: group?.members })}
${group === undefined && prizesSection(site, answer, field, paperLink(site, shown.id, 'prizes', standings.round || undefined))}`,
    });
  },
});

/** Who is in it, and the way back to the whole table. */
function groupSaid(site: Site, { shown, field }: EventSeen, members: number): Html {
  const said = site.translate('web.group.members', { members, players: field.players.length });
  return html`<p>${said} <a class="no-print" href="${eventHref(site, shown.id, '/standings')}">${site.translate('web.group.whole')}</a></p>`;
}

function afterRounds(
  site: Site,
  { shown, lastRound, tournament }: EventSeen,
  here: number,
  group: ReturnType<typeof groupQuery>,
): Html {
  const isOver = (round: number): boolean => tournament.games.every((game) => game.round !== round || game.result);
  const rounds = Array.from({ length: lastRound }, (_, i) => i + 1).filter(isOver);
  return html`<nav class="numbers" aria-label="${site.translate('web.standings.rounds')}"><ul>
${rounds.map(
  (round) =>
    html`<li><a href="${eventHref(site, shown.id, withQuery('/standings', { round, ...group }))}"${round === here && html` aria-current="page"`}><span class="unseen">${site.translate('web.standings.title', { round })}</span><span aria-hidden="true">${round}</span></a></li>\n`,
)}
</ul></nav>`;
}
