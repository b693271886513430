import type { TrfDraft, TrfReading } from './trf-reading.ts';

/** Records with a single text, from column 5 to the end of the line. */
export const TEXT_RECORDS = {
  '012': 'name',
  '022': 'city',
  '032': 'federation',
  '042': 'startDate',
  '052': 'endDate',
  '062': 'playerCount',
  '072': 'ratedCount',
  '082': 'teamCount',
  '092': 'type',
  '102': 'chiefArbiter',
  '122': 'timeControl',
  '182': 'pairingProgram',
  '192': 'typeCode',
  '222': 'timeCode',
  '352': 'boardColours',
} as const satisfies Record<string, keyof TrfDraft>;

export type TextRecord = keyof typeof TEXT_RECORDS;

const LAST = 1_000_000;

export function readTextRecord(record: TextRecord, reading: TrfReading): void {
  const text = reading.cursor.textAt(5, LAST);
  if (text === '' || isRepeated(record, reading)) return;
  reading.draft[TEXT_RECORDS[record]] = text;
}

/** True for a second instance of a record that is allowed once: the first counts, the others are kept as lines. */
export function isRepeated(record: string, reading: TrfReading): boolean {
  const first = reading.firstLines.get(record);
  if (first === undefined) {
    reading.firstLines.set(record, reading.cursor.line);
    return false;
  }
  reading.report('warning', 'trf-record-twice', 1, { record, first });
  reading.keepLine();
  return true;
}

/** 112: one deputy arbiter per line. */
export function readDeputy({ cursor, draft }: TrfReading): void {
  const text = cursor.textAt(5, LAST);
  if (text !== '') draft.deputyArbiters.push(text);
}

/** 132, dates in the columns of the rounds. */
export function readRoundDates(reading: TrfReading): void {
  const { cursor, draft } = reading;
  if (isRepeated('132', reading)) return;
  for (let column = 92; column <= cursor.length; column += 10) draft.roundDates.push(cursor.textAt(column, column + 9));
  while (draft.roundDates.at(-1) === '') draft.roundDates.pop();
}

/** 172. */
export function readRatingMethod(reading: TrfReading): void {
  const { cursor, draft } = reading;
  if (isRepeated('172', reading)) return;
  draft.ratingFederation = cursor.textAt(5, 7) || undefined;
  draft.ratingMethod = cursor.textAt(9, LAST) || undefined;
}

/** 202 and 212: codes separated by commas. */
export function readCodes(record: string, field: 'tieBreaks' | 'standingsOrder', reading: TrfReading): void {
  const text = reading.cursor.textAt(5, LAST);
  if (text === '' || isRepeated(record, reading)) return;
  reading.draft[field] = text.split(',').map((code) => code.trim());
}
