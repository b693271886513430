import { DELEGATIONS, type Delegation, type TournamentEvent } from '@escala/core';
import type { FederationEvent } from './event.ts';

/** What homologation, norms and terms look at. Registration is the application; the report is in on the day it was submitted. */
export function tournamentFacts(event: FederationEvent): TournamentEvent {
  const { kind, start, end, roundDates, timeControl, delegation, championship, internationalRating } = event;
  const word = event.state === 'accepted' ? true : event.state === 'refused' ? false : undefined;
  return {
    ...(kind !== undefined && { kind }),
    start,
    end,
    ...(roundDates !== undefined && { roundDates }),
    timeControl,
    ...(isDelegation(delegation) && { delegation }),
    ...(championship !== undefined && { championship }),
    ...(internationalRating !== undefined && { internationalRating }),
    ...(word !== undefined && { homologated: word }),
    appliedOn: event.registeredOn,
    ...(event.submittedOn !== undefined && { reportsOn: event.submittedOn }),
    ...event.homologation,
  };
}

function isDelegation(text: string | undefined): text is Delegation {
  return (DELEGATIONS as readonly string[]).includes(text ?? '');
}
