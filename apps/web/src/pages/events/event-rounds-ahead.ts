import { eventPage } from '../../components/events/event-frame.ts';
import { allRounds, roundsAhead } from '../../components/schedules/rounds-ahead.ts';
import { emptyState } from '../../components/ui/empty-state.ts';
import { definePage } from '../../kit/page.ts';
import { eventSeen } from './event-seen.ts';

/** All rounds of a league, from the day on which its players are in. */
export const eventRoundsAhead = definePage({
  path: '/events/:event/schedule',
  isCopied: true,
  view: async (ask, { params }, site) => {
    const seen = await eventSeen(ask, params.event ?? '');
    const { shown, tournament, field, lastRound } = seen;
    return eventPage(site, shown, {
      part: 'schedule',
      heading: site.translate('web.event.part-schedule'),
      isHeaded: true,
      lastRound,
      live: true,
      main:
        allRounds(tournament, field, lastRound).length === 0
          ? emptyState({ title: site.translate('web.schedule.none') })
          : roundsAhead(site, seen),
    });
  },
});
