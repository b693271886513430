import { eventPage } from '../../components/events/event-frame.ts';
import { lineUps, teamCrosstable, teamStandings, teamsIn } from '../../components/schedules/event-teams.ts';
import { emptyState } from '../../components/ui/empty-state.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { eventSeen } from '../events/event-seen.ts';

/** The teams of an event: table, crosstable, and who sits where. */
export const eventTeams = definePage({
  path: '/events/:event/teams',
  isCopied: true,
  view: async (ask, { params }, site) => {
    const { shown, tournament, field, lastRound } = await eventSeen(ask, params.event ?? '');
    const teams = teamsIn(field, tournament);
    const table = teams?.table(tournament, shown.event.tiebreaks);
    return eventPage(site, shown, {
      part: 'teams',
      heading: site.translate('web.event.part-teams'),
      isHeaded: true,
      lastRound,
      live: true,
      main:
        teams === undefined || table === undefined
          ? emptyState({ title: site.translate('web.event-teams.none') })
          : html`<div class="stack">${teamStandings(site, field, table)}
${teamCrosstable(site, table, teams.matches(tournament))}
<section>${lineUps(site, field, tournament, teams)}</section></div>`,
    });
  },
});
