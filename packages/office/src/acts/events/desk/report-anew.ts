import { type Change, put } from '../../../kit/act.ts';
import type { Kept, Reading } from '../../../ports.ts';
import type { EventBoard } from '../../../records/board.ts';
import { type Federation, federationKind } from '../../../records/federation.ts';
import { type EventReport, reportKind } from '../../../records/report.ts';
import { type EventDesk, loadDesk } from './event-desk.ts';
import { reportOfDesk } from './report-of-desk.ts';

/** A desk with the report that may wait in the office. */
export interface ReportedDesk {
  readonly federation: Federation | undefined;
  readonly desk: EventDesk | undefined;
  readonly report: Kept<EventReport> | undefined;
}

export async function loadReportedDesk(reading: Reading, event: string): Promise<ReportedDesk> {
  return {
    federation: (await reading.get(federationKind, reading.federation))?.body,
    desk: await loadDesk(reading, event),
    report: await reading.get(reportKind, event),
  };
}

/** A report that waits is made anew when the result of a board changes. */
export function reportAnew({ federation, report }: ReportedDesk, desk: EventDesk, board: Kept<EventBoard>): Change[] {
  if (report === undefined || desk.event.body.state !== 'submitted' || report.body.source !== 'desk') return [];
  const boards = desk.boards.map((each) => (each.id === board.id ? board : each));
  const facts = reportOfDesk(federation, { ...desk, boards }, report.body.submittedOn);
  return [put(reportKind, report.id, report.version, { ...report.body, ...facts })];
}
