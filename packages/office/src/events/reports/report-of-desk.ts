import type { IsoDate } from '@escala/core';
import { type EventFindingFacts, findingsOfEvent } from '../checks/event-finding-sources.ts';
import type { OfficeFacts } from '../entries/listed-ratings.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { recordOfTournament } from '../file/record-of-tournament.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { type OtherName, otherName, otherNameFindings } from './other-names.ts';
import type { EventReport } from './report.ts';

export type ReportFacts = Pick<EventReport, 'source' | 'record' | 'tournament' | 'findings'>;

/** The report of an event that was run here. Its reports are in on the day it is submitted (Oberts 8). */
export function reportOfDesk(office: OfficeFacts, desk: EventDesk, submittedOn: IsoDate): ReportFacts {
  const event = { ...desk.event.body, submittedOn };
  const at = { ...desk, event: { ...desk.event, body: event } };
  const tournament = tournamentOfDesk(at);
  const record = recordOfTournament(desk.event.id, event, tournament);
  const facts = reported({ office, ...bookAndDay(event), record, tournament, players: desk.players });
  return { source: 'desk', ...facts, findings: [...facts.findings, ...otherNameFindings(namesOfFile(desk))] };
}

/** Of an event that came as a file, and whose players are still named otherwise here. */
function namesOfFile(desk: EventDesk): OtherName[] {
  return activeEntries(desk).flatMap(({ body: { player, toldAs } }) =>
    otherName(player, desk.players.get(player)?.name ?? player, toldAs),
  );
}

/** What findings of an event go by beside its games. */
export const bookAndDay = ({ rules, registeredOn }: FederationEvent) => ({ rules, registeredOn });

/** The event with what the rule books have to say of it, as it is kept. */
export function reported(facts: EventFindingFacts): Pick<EventReport, 'record' | 'findings'> {
  return { record: facts.record as EventReport['record'], findings: findingsOfEvent(facts) as EventReport['findings'] };
}
