import type { TrfReading } from '../read/trf-reading.ts';
import type { TrfReport } from '../trf-report.ts';
import { checkCounts } from './counts.ts';
import { checkIds } from './ids.ts';
import { checkNumbers } from './numbers.ts';
import { checkPoints } from './points.ts';
import { rollOf } from './roll.ts';
import { checkRounds } from './rounds.ts';

/** What no single line can show. */
export function checkReport(report: TrfReport, reading: TrfReading): void {
  const roll = rollOf(report, reading);
  checkNumbers(roll);
  checkRounds(report, roll);
  checkPoints(report, roll);
  checkCounts(report, reading);
  checkIds(report, roll, reading);
}
