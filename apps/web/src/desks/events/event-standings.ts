import { showStandings } from '@escala/office/questions';
import { eventHref, hasTable } from '../../components/events/event-frame.ts';
import { standingsTable } from '../../components/events/standings.ts';
import { reservedPlayers, reserveNote } from '../../components/events/under-reserve.ts';
import { paperButton } from '../../components/paper-link.ts';
import { teamStandings, teamsIn } from '../../components/schedules/event-teams.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { defineDeskPage } from '../../kit/desk-page.ts';
import { html } from '../../kit/html.ts';
import { href, withQuery } from '../../kit/site.ts';
import { eventSeen } from '../../pages/events/event-seen.ts';
import { afterRounds } from '../../pages/events/event-standings.ts';
import { deskEvent, deskEventPage, deskPath } from './desk-event.ts';

/** The standings after any round, to read out and to print; the public page explains the numbers. */
export const deskStandings = defineDeskPage({
  path: '/desk/events/:event/standings',
  needs: ['event.amend'],
  view: async ({ ask, params, query, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const { id, event, rounds } = shown;
    const title = translate('web.desk-events.part-standings');
    if (rounds.length === 0)
      return deskEventPage(site, shown, {
        part: 'standings',
        heading: title,
        main: emptyState({ title: translate('web.event.not-begun', { players: shown.entries.length }) }),
      });
    const seen = await eventSeen(ask, id);
    const { field, tournament } = seen;
    const asked = query.round ? { round: Number(query.round) } : {};
    const { standings } = await ask(showStandings, { event: id, ...asked });
    const { round } = standings;
    const address = (round: number): string => href(site, withQuery(deskPath(id, '/standings'), { round }));
    const teams = query.round ? undefined : teamsIn(field, tournament)?.table(tournament, event.tiebreaks);
    const table = hasTable(shown) ? 'crosstable' : 'teams';
    const shownTable = {
      ...{ standings, field, underReserve: reservedPlayers(seen, round) },
      whyHref: (player: string) => `${eventHref(site, id, withQuery('/standings', { round, why: player }))}#working`,
    };
    return deskEventPage(site, shown, {
      part: 'standings',
      heading: title,
      tools: html`<span class="push"></span><a class="button wide" href="${eventHref(site, id, `/${table}`)}">${translate(`web.event.part-${table}`)}</a>${paperButton(site, id, 'standings', round || undefined)}`,
      main: html`${hasTable(shown) && afterRounds(site, seen, round, address)}${reserveNote(site, seen, round)}<div class="stack">
${teams && teamStandings(site, field, teams)}
${hasTable(shown) && card({ title: translate('web.standings.title', { round }), flush: true }, standingsTable(site, shownTable))}</div>`,
    });
  },
});
