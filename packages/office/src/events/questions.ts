import { eventVerdicts } from './checks/event-verdicts.ts';
import { precheckEvent } from './checks/precheck-event.ts';
import { eventParticipants } from './entries/event-participants.ts';
import { eventDocument } from './file/event-document.ts';
import { eventTrf } from './file/event-trf.ts';
import { eventFile } from './file/write-event-file.ts';
import { eventRatingChanges } from './inbox/event-rating-changes.ts';
import { reportEffect } from './inbox/report-effect.ts';
import { reportInbox } from './inbox/report-inbox.ts';
import { showReport } from './inbox/show-report.ts';
import { eventPlayer } from './places/event-player.ts';
import { orderOfPlaces } from './places/order-of-places.ts';
import { showCrosstable } from './places/show-crosstable.ts';
import { showStandings } from './places/show-standings.ts';
import { searchReservations } from './reserves/search-reservations.ts';
import { explainPair } from './rounds/explain-pair.ts';
import { showRounds } from './rounds/show-rounds.ts';
import { searchArbiters } from './search-arbiters.ts';
import { searchEvents } from './search-events.ts';
import { showEvent } from './show-event.ts';

/** Everything that can be asked about events. */
export const eventsQuestions = [
  searchEvents,
  showEvent,
  showRounds,
  showStandings,
  showCrosstable,
  explainPair,
  eventDocument,
  eventTrf,
  eventVerdicts,
  eventRatingChanges,
  eventParticipants,
  eventPlayer,
  precheckEvent,
  orderOfPlaces,
  eventFile,
  searchArbiters,
  searchReservations,
  reportInbox,
  reportEffect,
  showReport,
] as const;
