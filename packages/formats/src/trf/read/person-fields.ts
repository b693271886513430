import type { TrfPerson } from '../trf-report.ts';
import { BLANK, type LineCursor, UNREADABLE } from './line-cursor.ts';
import type { TrfReading } from './trf-reading.ts';

const SPACE = 0x20;
const POINT = 0x2e;
const LAST_OF_NAME = 47;
/** In every correctly aligned line, the decimal point of the points is in this column. */
const POINT_COLUMN = 83;
/** Columns that are blank between fields; a date of birth one column too far to the right is tolerated. */
const GAPS = [9, 14, 48, 53, 57, 69] as const;

export type PersonFields = { -readonly [Field in keyof TrfPerson]: TrfPerson[Field] };

/**
 * Reads the start of a line about a person, up to the date of birth. Undefined without a start number: such a line
 * belongs to nobody. Afterwards the cursor counts columns as the line does.
 */
export function readPerson(record: string, reading: TrfReading): PersonFields | undefined {
  const { cursor } = reading;
  const number = cursor.integerAt(5, 8);
  if (number === BLANK || number === UNREADABLE || number === 0) {
    reading.report('error', 'trf-number-missing', 5, { record, found: cursor.textAt(5, 8) });
    return undefined;
  }
  const tab = cursor.tabColumn();
  if (tab > 0) reading.report('error', 'trf-tab', tab, { place: 'player', player: number });
  const shift = shiftOf(cursor);
  const last = LAST_OF_NAME - shift;
  const sex = readSex(record, reading);
  const title = cursor.textAt(11, 13);
  const name = cursor.textAt(15, runsOver(cursor, last) ? last + 1 : last);
  if (shift > 0) {
    reading.report('warning', 'trf-shifted', last + 2, { count: shift, place: 'player', player: number });
    cursor.base -= shift;
  }
  for (const column of GAPS)
    if (cursor.codeAt(column) !== SPACE) {
      const found = cursor.textAt(column, column);
      reading.report('warning', 'trf-misaligned', column, { column, found, place: 'player', player: number });
      break;
    }
  return {
    number,
    sex,
    title: title === '' ? undefined : title,
    name: name === '' ? undefined : name,
    rating: reading.integer(record, 49, 52),
    federation: cursor.textAt(54, 56) || undefined,
    id: cursor.textAt(58, 68) || undefined,
    birth: cursor.textAt(70, 80) || undefined,
  };
}

function readSex(record: string, reading: TrfReading): 'm' | 'w' | undefined {
  const code = reading.cursor.codeAt(10);
  if (code === SPACE) return undefined;
  const letter = code | 0x20;
  if (letter === 0x6d) return 'm';
  if (letter === 0x77 || letter === 0x66) return 'w';
  const found = reading.cursor.textAt(10, 10);
  reading.report('warning', 'trf-not-allowed', 10, { record, found, allowed: 'm, w' });
  return undefined;
}

/** A name one letter too long: the letter is neither a blank nor a digit of a rating too far to the left. */
function runsOver(cursor: LineCursor, last: number): boolean {
  const code = cursor.codeAt(last + 1);
  return code > 0x39 && cursor.codeAt(last) !== SPACE;
}

/**
 * Some programs count bytes: every non-ASCII letter in a name shifts the rest to the left. If the decimal point of the
 * points is not in its column but exactly that many columns before it, the line is read accordingly.
 */
function shiftOf(cursor: LineCursor): number {
  if (cursor.length < 70 || cursor.codeAt(POINT_COLUMN) === POINT) return 0;
  let extra = 0;
  for (let column = 15; column <= LAST_OF_NAME; column++) {
    const code = cursor.codeAt(column);
    if (code >= 0x80) extra += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return extra > 0 && cursor.codeAt(POINT_COLUMN - extra) === POINT ? extra : 0;
}
