import type { IsoDate } from '@escala/core';
import { type Change, put } from '../../kit/act.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type EventFindingFacts, findingsOfEvent } from '../checks/event-finding-sources.ts';
import { loadOfficeFacts, type OfficeFacts } from '../entries/listed-ratings.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { recordOfTournament } from '../file/record-of-tournament.ts';
import type { EventBoard } from '../rounds/board.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { type OtherName, otherName, otherNameFindings } from './other-names.ts';
import { type EventReport, reportKind } from './report.ts';
import { partOfReport } from './report-part.ts';

export type ReportFacts = Pick<EventReport, 'source' | 'record' | 'tournament' | 'findings'>;

/** The report of an event that was run here. Its own reports count as received on the day of submission (Oberts 8). */
export function reportOfDesk(office: OfficeFacts, desk: EventDesk, submittedOn: IsoDate): ReportFacts {
  const event = { ...desk.event.body, submittedOn };
  const at = { ...desk, event: { ...desk.event, body: event } };
  const tournament = tournamentOfDesk(at);
  const record = recordOfTournament(desk.event.id, event, tournament);
  const facts = reported({ office, ...bookAndDay(event), record, tournament, players: desk.players });
  return { source: 'desk', ...facts, findings: [...facts.findings, ...otherNameFindings(namesOfFile(desk))] };
}

/** For an event that came as a file: players whose names still differ here. */
function namesOfFile(desk: EventDesk): OtherName[] {
  return activeEntries(desk).flatMap(({ body: { player, toldAs } }) =>
    otherName(player, desk.players.get(player)?.name ?? player, toldAs),
  );
}

/** What an event's findings depend on besides its games. */
export const bookAndDay = ({ rules, registeredOn }: FederationEvent) => ({ rules, registeredOn });

/** The event with the rule books' findings, as kept. */
export function reported(facts: EventFindingFacts): Pick<EventReport, 'record' | 'findings'> {
  return { record: facts.record as EventReport['record'], findings: findingsOfEvent(facts) as EventReport['findings'] };
}

/** A desk with its report, which may be waiting. */
interface ReportedDesk {
  readonly office: OfficeFacts;
  readonly desk: EventDesk;
  readonly report: Kept<EventReport> | undefined;
}

/** What is needed besides the desk when a board's result changes. */
export const loadReported = async (reading: Reading, { event, players }: EventDesk) => ({
  office: await loadOfficeFacts(reading, event.body.start, players),
  report: await reading.get(reportKind, event.id),
});

/** Renews a waiting report when a board's result changes. */
export function reportAnew({ desk, office, report }: ReportedDesk, board: Kept<EventBoard>): Change[] {
  if (report?.body.state !== 'submitted' || report.body.source !== 'desk') return [];
  const boards = desk.boards.map((each) => (each.id === board.id ? board : each));
  const { rounds, submittedOn } = report.body;
  const whole = reportOfDesk(office, { ...desk, boards }, submittedOn);
  const facts = rounds === undefined ? whole : partOfReport(whole, desk.event.body, rounds, undefined).facts;
  return [put(reportKind, report.id, report.version, { ...report.body, ...facts })];
}
