import { clipped } from '../interchange/faults/shown.ts';
import { checkReport } from './check/check-report.ts';
import { readPerson } from './read/person-fields.ts';
import { RECORD_READERS, recordKey } from './read/record-readers.ts';
import { TrfReading } from './read/trf-reading.ts';
import type { TrfProblem } from './trf-problem.ts';
import type { TrfReport } from './trf-report.ts';

export interface ParsedTrf {
  readonly report: TrfReport;
  /** In the order of the text. */
  readonly problems: readonly TrfProblem[];
}

const SPACE = 0x20;
const HASH = 0x23;

/**
 * Reads a FIDE tournament report: the formats of 2006, 2016 and 2026 with the extensions of pairing programs.
 * Everything readable is read; faults are reported with their positions. Never throws on input.
 */
export function parseTrf(text: string): ParsedTrf {
  const reading = new TrfReading(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  const { cursor } = reading;
  let lines = 0;
  let records = 0;
  while (cursor.advance()) {
    if (isOfVega(reading)) {
      reading.report('error', 'trf-vega-own', 1, {});
      return { report: reading.finish(), problems: reading.problems.inOrder() };
    }
    if (cursor.end === cursor.start) continue;
    lines++;
    if (readLine(reading)) records++;
  }
  const report = reading.finish();
  // A different kind of file is reported once, not line by line.
  if (lines > 0 && records === 0) return { report, problems: [{ ...AT_START, code: 'trf-no-players' }] };
  if (lines === 0) reading.problems.add({ ...AT_START, code: 'trf-empty' });
  else if (report.players.length === 0) reading.problems.add({ ...AT_START, code: 'trf-no-players' });
  else checkReport(report, reading);
  return { report, problems: reading.problems.inOrder() };
}

const AT_START = { severity: 'error', path: [], line: 1, column: 1, values: {} } as const;

/** Vega's own tournament files have the records of a report, with a player's fields separated by vertical bars. */
function isOfVega({ cursor }: TrfReading): boolean {
  return cursor.codeAt(1) === 0x30 && /^001 [^|]{1,6}\|/.test(cursor.text.substring(cursor.start, cursor.start + 12));
}

/** Returns whether it was a line of a report. */
function readLine(reading: TrfReading): boolean {
  const { cursor } = reading;
  const found = RECORD_READERS.get(recordKey(cursor.codeAt(1), cursor.codeAt(2), cursor.codeAt(3)));
  if (found !== undefined && cursor.codeAt(4) === SPACE) {
    if (reading.hasWaitingLines) reading.meetRecord(found.record);
    found.read(reading);
  } else if (cursor.codeAt(1) === HASH || isInformative(reading)) reading.keepLine();
  else if (isNational(reading)) readNational(reading);
  else {
    reading.keepLine();
    return reportUnknown(reading);
  }
  return true;
}

/** Team crosstables, which repeat other records, and rulers that people put above the columns. */
function isInformative({ cursor }: TrfReading): boolean {
  return /^(?:80[12] |0123456789|DDD SSSS)/.test(cursor.text.substring(cursor.start, cursor.start + 10));
}

/** A federation code and a start number: a national rating. */
function isNational({ cursor }: TrfReading): boolean {
  const isLetter = (column: number): boolean => cursor.codeAt(column) >= 0x41 && cursor.codeAt(column) <= 0x5a;
  if (!isLetter(1) || !isLetter(2) || !isLetter(3) || cursor.codeAt(4) !== SPACE) return false;
  return cursor.integerAt(5, 8) > 0 && cursor.length > 10 && !cursor.textAt(1, 3).startsWith('XX');
}

function readNational(reading: TrfReading): void {
  const record = reading.cursor.textAt(1, 3);
  if (reading.hasWaitingLines) reading.meetRecord(record);
  const person = readPerson(record, reading);
  if (person !== undefined) reading.draft.nationals.push({ record, ...person });
}

/**
 * A mistyped digit may cost a player, so it is an error. Letters
 * belong to other programs. Returns whether it looks like a record.
 */
function reportUnknown(reading: TrfReading): boolean {
  const { cursor } = reading;
  const record = cursor.textAt(1, 3);
  const isRecord = /^(?:\d{3}|[A-Z]{3})$/.test(record) && cursor.codeAt(4) === SPACE;
  if (!isRecord) reading.report('warning', 'trf-no-record', 1, { found: clipped(cursor.textAt(1, 200)) });
  else reading.report(/^\d/.test(record) ? 'error' : 'warning', 'trf-unknown-record', 1, { record });
  return isRecord;
}
