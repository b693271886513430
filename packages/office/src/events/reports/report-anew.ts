import { type Change, put } from '../../kit/act.ts';
import type { Kept, Reading } from '../../ports.ts';
import { loadOfficeFacts, type OfficeFacts } from '../entries/listed-ratings.ts';
import { type EventDesk, loadDesk } from '../event-desk.ts';
import type { EventBoard } from '../rounds/board.ts';
import { type EventReport, reportKind } from './report.ts';
import { reportOfDesk } from './report-of-desk.ts';
import { partOfReport } from './report-part.ts';

/** A desk with the report that may wait in the office. */
export interface ReportedDesk {
  readonly office: OfficeFacts | undefined;
  readonly desk: EventDesk | undefined;
  readonly report: Kept<EventReport> | undefined;
}

export async function loadReportedDesk(reading: Reading, event: string): Promise<ReportedDesk> {
  const desk = await loadDesk(reading, event);
  return {
    office: desk && (await loadOfficeFacts(reading, desk.event.body.start, desk.players)),
    desk,
    report: await reading.get(reportKind, event),
  };
}

/** A report that waits is made anew when the result of a board changes. */
export function reportAnew({ office, report }: ReportedDesk, desk: EventDesk, board: Kept<EventBoard>): Change[] {
  if (office === undefined || report?.body.state !== 'submitted' || report.body.source !== 'desk') return [];
  const boards = desk.boards.map((each) => (each.id === board.id ? board : each));
  const { rounds, submittedOn } = report.body;
  const whole = reportOfDesk(office, { ...desk, boards }, submittedOn);
  const facts = rounds === undefined ? whole : partOfReport(whole, desk.event.body, rounds, undefined).facts;
  return [put(reportKind, report.id, report.version, { ...report.body, ...facts })];
}
