import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { checkedEvent } from './checked-event.ts';
import { deskEvents } from './desk-events.ts';
import { eventEntries } from './event-entries.ts';
import { eventEntry } from './event-entry.ts';
import { eventHome } from './event-home.ts';
import { eventPlaces } from './event-places.ts';
import { eventReport } from './event-report.ts';
import { eventSettings } from './event-settings.ts';
import { newEvent } from './new-event.ts';
import { receivedEvent } from './received-event.ts';

export const eventsSections: readonly DeskSection[] = [
  {
    path: '/desk/events',
    name: 'web.desk-events.section',
    about: 'web.desk-events.section-about',
    needs: ['event.register'],
    roles: ['arbiter', 'officer'],
    game: 'head-to-head',
  },
];

export const eventsPages: readonly DeskPage[] = [
  deskEvents,
  newEvent,
  checkedEvent,
  receivedEvent,
  eventHome,
  eventSettings,
  eventEntries,
  eventEntry,
  eventPlaces,
  eventReport,
];
