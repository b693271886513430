import { type Change, put } from '../../kit/act.ts';
import type { Kept, Reading } from '../../ports.ts';
import { loadOfficeFacts, type OfficeFacts } from '../entries/listed-ratings.ts';
import type { EventDesk } from '../event-desk.ts';
import type { EventBoard } from '../rounds/board.ts';
import { type EventReport, reportKind } from './report.ts';
import { reportOfDesk } from './report-of-desk.ts';
import { partOfReport } from './report-part.ts';

/** A desk with the report that may wait in the office. */
interface ReportedDesk {
  readonly office: OfficeFacts;
  readonly desk: EventDesk;
  readonly report: Kept<EventReport> | undefined;
}

/** What must be known beside the desk where the result of a board changes. */
export const loadReported = async (reading: Reading, { event, players }: EventDesk) => ({
  office: await loadOfficeFacts(reading, event.body.start, players),
  report: await reading.get(reportKind, event.id),
});

/** A report that waits is made anew when the result of a board changes. */
export function reportAnew({ desk, office, report }: ReportedDesk, board: Kept<EventBoard>): Change[] {
  if (report?.body.state !== 'submitted' || report.body.source !== 'desk') return [];
  const boards = desk.boards.map((each) => (each.id === board.id ? board : each));
  const { rounds, submittedOn } = report.body;
  const whole = reportOfDesk(office, { ...desk, boards }, submittedOn);
  const facts = rounds === undefined ? whole : partOfReport(whole, desk.event.body, rounds, undefined).facts;
  return [put(reportKind, report.id, report.version, { ...report.body, ...facts })];
}
