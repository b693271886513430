import { FIRST_ROUND_COLUMN, ROUND_WIDTH } from '../read/round-columns.ts';
import type { TrfReading } from '../read/trf-reading.ts';
import { readTrfDate, readTrfYear } from '../tournament/trf-date.ts';
import type { TrfReport } from '../trf-report.ts';
import type { NumberedPlayers } from './numbered-players.ts';

const FIRST_COLUMN = 5;
const BIRTH_COLUMN = 70;

/** Unreadable dates are left out, and reported at their place. */
export function checkDates(report: TrfReport, roll: NumberedPlayers, { firstLines, problems }: TrfReading): void {
  const tell = (record: string, column: number, found: string | undefined): void => {
    if (!found || readTrfDate(found) !== undefined) return;
    const line = firstLines.get(record)!;
    problems.add({ severity: 'warning', code: 'trf-date-unreadable', path: [], line, column, values: { found } });
  };
  tell('042', FIRST_COLUMN, report.startDate);
  tell('052', FIRST_COLUMN, report.endDate);
  for (const [r, date] of report.roundDates.entries()) tell('132', FIRST_ROUND_COLUMN + r * ROUND_WIDTH, date);
  report.players.forEach(({ birth }, index) => {
    if (birth && (readTrfDate(birth) ?? readTrfYear(birth)) === undefined)
      roll.tell('warning', 'trf-date-unreadable', index, BIRTH_COLUMN, { found: birth });
  });
}
