import type { Desk } from '../../kit/desk-page.ts';
import { deskEvents } from './desk-events.ts';
import { byesGrid } from './entries/byes-grid.ts';
import { eventCheckIn } from './entries/event-check-in.ts';
import { eventEntries } from './entries/event-entries.ts';
import { eventEntry } from './entries/event-entry.ts';
import { eventFideRatings } from './entries/event-fide-ratings.ts';
import { eventHome } from './event-home.ts';
import { eventSettings } from './event-settings.ts';
import { deskStandings } from './event-standings.ts';
import { newEvent } from './new-event.ts';
import { eventPlaces } from './places/event-places.ts';
import { eventPrizes } from './places/event-prizes.ts';
import { receivedEvent } from './received-event.ts';
import { checkedEvent } from './report/checked-event.ts';
import { eventReport } from './report/event-report.ts';
import { runTournament } from './run-tournament.ts';

export const eventsDesk: Desk = {
  sections: [
    {
      path: '/desk/events',
      group: 'tournaments',
      name: 'web.word.tournaments',
      about: 'web.desk-events.section-about',
      needs: ['event.register'],
      roles: ['arbiter', 'officer'],
      game: 'head-to-head',
      whereOnlyPlayed: true,
    },
  ],
  pages: [
    deskEvents,
    newEvent,
    runTournament,
    checkedEvent,
    receivedEvent,
    eventHome,
    eventSettings,
    eventEntries,
    eventCheckIn,
    eventEntry,
    byesGrid,
    eventFideRatings,
    deskStandings,
    eventPlaces,
    eventPrizes,
    eventReport,
  ],
};
