import { UNREADABLE } from './line-cursor.ts';
import { words } from './setting-records.ts';
import type { TrfReading } from './trf-reading.ts';

/** Start numbers in columns of this width, a blank apart; empty ones are 0 if positions matter. */
export function readColumnsOfIds(
  record: string,
  first: number,
  width: number,
  reading: TrfReading,
  keepBlanks = false,
): number[] {
  const { cursor } = reading;
  const ids: number[] = [];
  for (let column = first; column <= cursor.length; column += width + 1) {
    const id = cursor.integerAt(column, column + width - 1);
    if (id === UNREADABLE) {
      const last = column + width - 1;
      const values = { record, first: column, last, found: cursor.textAt(column, last) };
      reading.report('error', 'trf-not-a-number', column, values);
    } else if (id > 0) {
      ids.push(id);
      reading.mention(record, id, column);
    } else if (keepBlanks) ids.push(0);
  }
  return ids;
}

/** Start numbers separated by blanks. */
export function readWordsOfIds(record: string, reading: TrfReading): number[] {
  const ids: number[] = [];
  for (const { word, column } of words(reading)) {
    if (/^\d{1,4}$/.test(word)) {
      ids.push(Number(word));
      reading.mention(record, Number(word), column);
    } else {
      const values = { record, first: column, last: column + word.length - 1, found: word };
      reading.report('error', 'trf-not-a-number', column, values);
    }
  }
  return ids;
}
