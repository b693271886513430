import { type IsoDate, parseDay } from '@escala/core';
import { titleInFull } from '../fide-list/fide-list-fields.ts';
import { plainWords } from './entry-headings.ts';

/** Values as people type them. Undefined: unreadable. Null: explicitly none. */

const HIGHEST_RATING = 9999;

/**
 * Whole points, with a point, blank or apostrophe for thousands, or with zero decimals; 0 and certain words mean none.
 */
export function readRating(text: string): number | null | undefined {
  if (/^(?:0+(?:[.,]0+)?|-+|n\/?a|s\/?e|unr\.?|unrated|nr|sense|sin|fără|fara)$/i.test(text)) return null;
  const digits = /^(\d)[ .,'’](\d{3})$/.exec(text) ?? /^(\d{1,4})()(?:[.,]0+)?$/.exec(text);
  if (digits === null) return undefined;
  const rating = Number(digits[1]! + digits[2]!);
  return rating >= 1 && rating <= HIGHEST_RATING ? rating : undefined;
}

export interface Birth {
  readonly birthDate?: IsoDate;
  readonly birthYear?: number;
}

/** Year first, or day, month and year, with any separator; or the year alone. */
export function readBirth(text: string): Birth | undefined {
  const written = text.replace(/[ T]\d{1,2}:\d\d(:\d\d)?$/, '');
  if (/^(?:19|20)\d\d$/.test(written)) return { birthYear: Number(written) };
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(written);
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(written);
  const [year, month, day] = yearFirst?.slice(1) ?? yearLast?.slice(1).reverse() ?? [];
  if (year === undefined) return undefined;
  // A year padded to look like a date.
  if (Number(month) === 0 && Number(day) === 0) return { birthYear: Number(year) };
  const birthDate = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return parseDay(birthDate) === undefined ? undefined : { birthDate, birthYear: Number(year) };
}

/** Two-digit years of birth up to this one belong to this century (D-OFF-544). */
const LAST_SHORT_YEAR = 29;

/** Day, month and two-digit year separated by points, as Vega writes births; null if all are 0. */
export function readShortBirth(text: string): Birth | null | undefined {
  const [, day, month, short] = /^(\d\d)\.(\d\d)\.(\d\d)$/.exec(text) ?? [];
  if (short === undefined) return undefined;
  if (Number(day) + Number(month) + Number(short) === 0) return null;
  return readBirth(`${day}.${month}.${Number(short) <= LAST_SHORT_YEAR ? 20 : 19}${short}`);
}

const MEN = 'm|h|v|b|male|man|men|boy|home|masculi|masc|noi|nen|hombre|varon|masculino|chico|masculin|barbat|baiat';
const WOMEN = 'f|w|d|female|woman|women|girl|dona|femeni|fem|noia|nena|mujer|femenino|chica|feminin|femeie|fata';

export type Sex = 'f' | 'm';

/** Reads a column of sexes: M means a woman (*mujer*) if men are H or V (*hombre*, *varón*). */
export function sexReader(column: readonly string[]): (text: string) => Sex | undefined {
  const isSpanish = column.some((text) => ['h', 'v', 'hombre', 'varon'].includes(plainWords(text)));
  return (text) => {
    const word = plainWords(text);
    if (isSpanish && word === 'm') return 'f';
    if (MEN.split('|').includes(word)) return 'm';
    return WOMEN.split('|').includes(word) ? 'f' : undefined;
  };
}

/** The title, also from the letters of old lists (`g`, `wm`); Vega writes IGM for grandmaster and NC for no title. */
export function readTitle(text: string): string | undefined {
  const title = readLetters(titleInFull(readLetters(text).toLowerCase()));
  return title === '' || title === 'NC' ? undefined : title === 'IGM' ? 'GM' : title;
}

/** Letters of a title or a federation, in capitals. */
export function readLetters(text: string): string {
  return text.toUpperCase().replace(/[.\s]/g, '');
}
