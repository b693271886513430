import type { IsoDate } from '@escala/core';
import type { Federation } from '../../../records/federation.ts';
import type { EventReport } from '../../../records/report.ts';
import { systemOf } from './checked-so-far.ts';
import type { EventDesk } from './event-desk.ts';
import { type EventFindingFacts, findingsOfEvent } from './event-finding-sources.ts';
import { recordOfTournament } from './record-of-tournament.ts';
import { tournamentOfDesk } from './tournament-of-desk.ts';

export type ReportFacts = Pick<EventReport, 'source' | 'record' | 'tournament' | 'findings'>;

/** The report of an event that was run here. Its reports are in on the day it is submitted (Oberts 8). */
export function reportOfDesk(federation: Federation | undefined, desk: EventDesk, submittedOn: IsoDate): ReportFacts {
  const event = { ...desk.event.body, submittedOn };
  const at = { ...desk, event: { ...desk.event, body: event } };
  const tournament = tournamentOfDesk(at, systemOf(event));
  const record = recordOfTournament(desk.event.id, event, tournament);
  return { source: 'desk', ...reported({ federation, record, tournament, players: desk.players }) };
}

/** The event with what the rule books have to say of it, as it is kept. */
export function reported(facts: EventFindingFacts): Pick<EventReport, 'record' | 'findings'> {
  return { record: facts.record as EventReport['record'], findings: findingsOfEvent(facts) as EventReport['findings'] };
}
