import type { TournamentEvent } from '@escala/core';
import { bookOfEvent } from './book-of-event.ts';
import type { FederationEvent } from './event.ts';
import { timeTold } from './time-told.ts';

/**
 * What homologation, norms and deadlines depend on: the facts of the event's book and those common to all events.
 * Registration counts as the application; the report counts as received on the day of submission.
 */
export function tournamentFacts(event: FederationEvent): TournamentEvent {
  const { start, end, roundDates, roundTimes, arbiter, deputies, ruleFacts, ratingFacts = {}, submittedOn } = event;
  const { facts = {} } = bookOfEvent(event) ?? {};
  const { moves: _, ...rated } = ratingFacts;
  const word = event.state === 'accepted' ? true : event.state === 'refused' ? false : undefined;
  return {
    ...('appliedOn' in facts && { appliedOn: event.registeredOn }),
    ...ruleFacts,
    start,
    end,
    ...(roundDates !== undefined && { roundDates }),
    ...(roundTimes !== undefined && { roundTimes }),
    timeControl: timeTold(event),
    ...rated,
    ...(arbiter !== undefined && { arbiter }),
    ...(deputies !== undefined && { deputies }),
    ...(word !== undefined && { homologated: word }),
    ...(submittedOn !== undefined && { reportsOn: submittedOn }),
  } as TournamentEvent;
}
