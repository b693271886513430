import type { TrfReading } from '../read/trf-reading.ts';
import type { TrfReport } from '../trf-report.ts';

/** 062 and 082 announce how many lines follow; one that got lost shows here. */
export function checkCounts(report: TrfReport, reading: TrfReading): void {
  const teams = report.teams.length || report.teamLists.length;
  checkCount('062', report.playerCount, report.players.length, reading);
  if (teams > 0) checkCount('082', report.teamCount, teams, reading);
}

function checkCount(record: string, given: string | undefined, counted: number, reading: TrfReading): void {
  const announced = /^\d{1,5}/.exec(given ?? '')?.[0];
  if (announced === undefined || Number(announced) === counted) return;
  const values = { record, given: Number(announced), counted };
  const line = reading.firstLines.get(record)!;
  reading.problems.add({ severity: 'warning', code: 'trf-count-differs', path: [], line, column: 5, values });
}
