import { eventDocument } from './event-document.ts';
import { eventFile } from './event-file.ts';
import { eventParticipants } from './event-participants.ts';
import { eventPlayer } from './event-player.ts';
import { eventRatingChanges } from './event-rating-changes.ts';
import { eventTrf } from './event-trf.ts';
import { eventVerdicts } from './event-verdicts.ts';
import { explainPair } from './explain-pair.ts';
import { orderOfPlaces } from './order-of-places.ts';
import { precheckEvent } from './precheck-event.ts';
import { reportEffect } from './report-effect.ts';
import { reportInbox } from './report-inbox.ts';
import { searchArbiters } from './search-arbiters.ts';
import { searchEvents } from './search-events.ts';
import { searchReservations } from './search-reservations.ts';
import { showCrosstable } from './show-crosstable.ts';
import { showEvent } from './show-event.ts';
import { showReport } from './show-report.ts';
import { showRounds } from './show-rounds.ts';
import { showStandings } from './show-standings.ts';

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
