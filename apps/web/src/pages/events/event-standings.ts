import { eventParticipants, showStandings } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { standingsTable, standingsWorking } from '../../components/events/standings.ts';
import { reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { paperButton } from '../../components/paper-link.ts';
import { card } from '../../components/ui/card.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { type Html, html } from '../../kit/html.ts';
import { each, NUMBER, TEXT } from '../../kit/query-fields.ts';
import { type Site, withQuery } from '../../kit/site.ts';
import { GROUP_FIELDS, groupForm, groupOf, groupQuery } from './event-groups.ts';
import { gamesAlone } from './event-parts.ts';
import { type EventSeen, eventPart } from './event-seen.ts';

/** The standings after the last complete round or any earlier one, with the working of every number. */
export const eventStandings = eventPart(
  'standings',
  'web.event.part-standings',
  async (seen, { ask, query, site, translate }) => {
    const { shown, field } = seen;
    const asked = query.round ? { round: Number(query.round) } : {};
    const { standings } = await ask(showStandings, { event: shown.id, workings: true, ...asked });
    const terms = {
      ...(await ask(eventParticipants, { event: shown.id })),
      year: Number(shown.event.start.slice(0, 4)),
    };
    const group = groupOf(site, terms, query);
    const heading = group
      ? translate('web.group.title', { round: standings.round, group: group.name })
      : translate('web.standings.title', { round: standings.round });
    const own = { ...asked, ...groupQuery(query) };
    const back = eventHref(site, shown.id, withQuery('/standings', own));
    const why = (player: string): string =>
      `${eventHref(site, shown.id, withQuery('/standings', { ...own, why: player }))}#working`;
    const whyHref = site.copiedAt ? undefined : why;
    const working = standings.workings?.find(({ player }) => player === query.why);
    const underReserve = reservedPlayers(seen, standings.round);
    return {
      heading,
      isHeaded: true,
      live: query.round === undefined,
      actions: paperButton(site, shown.id, 'standings', standings.round || undefined),
      main: html`${afterRounds(site, seen, standings.round, (round) => eventHref(site, shown.id, withQuery('/standings', { round, ...groupQuery(query) })))}${groupForm(site, shown.id, terms, query)}
${group && groupSaid(site, seen, group.members.size)}
${gamesAlone(site, seen)}${reserveNote(site, seen, standings.round)}
${working && standingsWorking(site, field, working, `${back}#s-${working.player}`)}
${group?.members.size !== 0 && card({ title: heading, aside: whyHref && html`<span class="quiet small">${translate('web.event-page.points-open')}</span>`, flush: true }, standingsTable(site, { standings, field, underReserve, group: group?.members, whyHref }))}`,
    };
  },
  { isLong: true, query: { round: NUMBER, why: TEXT, ...each(GROUP_FIELDS, TEXT) } },
);

/** The size of the group, and a link back to the whole table. */
function groupSaid(site: Site, { shown, field }: EventSeen, members: number): Html {
  const said = site.translate('web.group.members', { members, players: field.players.length });
  return html`<p>${said} <a class="no-print" href="${eventHref(site, shown.id, '/standings')}">${site.translate('web.group.whole')}</a></p>`;
}

/** Links to the standings after each complete round. */
export function afterRounds(
  site: Site,
  { lastRound, tournament }: EventSeen,
  here: number,
  address: (round: number) => string,
): Html {
  const isOver = (round: number): boolean => tournament.games.every((game) => game.round !== round || game.result);
  const rounds = Array.from({ length: lastRound }, (_, i) => i + 1).filter(isOver);
  return tabs(
    rounds.map((round) => ({
      name: html`<span class="unseen">${site.translate('web.standings.title', { round })}</span><span aria-hidden="true">${round}</span>`,
      href: address(round),
      isHere: round === here,
    })),
    { label: site.translate('web.standings.rounds'), kind: 'numbers' },
  );
}
