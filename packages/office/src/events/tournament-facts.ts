import { factsPlaced, readPeriods, type TimeControl, type TournamentEvent, timeOf } from '@escala/core';
import { ratingFacts as DECLARED } from '@escala/regulations';
import { invalid, type Refusal } from '../kit/refusal.ts';
import { bookOfEvent } from './book-of-event.ts';
import type { EventFacts, FederationEvent } from './event.ts';

/**
 * What homologation, norms and deadlines depend on: the facts of the event's book and those common to all events.
 * Registration counts as the application; the report counts as received on the day of submission.
 */
export function tournamentFacts(event: FederationEvent): TournamentEvent {
  const { start, end, roundDates, roundTimes, arbiter, deputies, ruleFacts, ratingFacts = {}, submittedOn } = event;
  const { facts = {} } = bookOfEvent(event) ?? {};
  const word = event.state === 'accepted' ? true : event.state === 'refused' ? false : undefined;
  return {
    ...('appliedOn' in facts && { appliedOn: event.registeredOn }),
    ...ruleFacts,
    start,
    end,
    ...(roundDates !== undefined && { roundDates }),
    ...(roundTimes !== undefined && { roundTimes }),
    timeControl: timeTold(event),
    ...factsPlaced(ratingFacts, DECLARED).event,
    ...(arbiter !== undefined && { arbiter }),
    ...(deputies !== undefined && { deputies }),
    ...(word !== undefined && { homologated: word }),
    ...(submittedOn !== undefined && { reportsOn: submittedOn }),
  } as TournamentEvent;
}

/** Thinking time as in documents; the moves of the first control come from the periods, if there are any. */
export function timeTold({
  timeControl,
  ratingFacts = {},
}: Pick<EventFacts, 'timeControl' | 'ratingFacts'>): TimeControl {
  const periods = timeControl.periods === undefined ? undefined : readPeriods(timeControl.periods);
  const moves = periods?.[0]?.moves;
  return { ...timeControl, ...factsPlaced(ratingFacts, DECLARED).timeControl, ...(moves !== undefined && { moves }) };
}

/** Minutes and increment must be the total of the periods (D-F24-41). */
export function periodRefusals({ timeControl }: Pick<EventFacts, 'timeControl'>): Refusal[] {
  const { periods: written } = timeControl;
  if (written === undefined) return [];
  const field = 'facts.timeControl.periods';
  const periods = readPeriods(written);
  if (periods === undefined) return [invalid('event-periods-form', { found: written }, { field })];
  const { minutes, increment = 0 } = timeOf(periods);
  if (timeControl.minutes === minutes && (timeControl.increment ?? 0) === increment) return [];
  return [invalid('event-periods', { periods: written, minutes, increment }, { field })];
}
