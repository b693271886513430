import { type IsoDate, parseDay } from '@escala/core';

/** Two-digit years up to this one belong to this century. */
const LAST_SHORT_YEAR = 69;

/**
 * A date in a report, as people write it: year first or last, with two or four digits and any separator. Two digits at
 * the start are the year, as in the columns of the rounds; if that gives no date, it is day, month, year.
 */
export function readTrfDate(text: string): IsoDate | undefined {
  const parts = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, a, b, c] = parts as unknown as [string, string, string, string];
  if (a.length === 4) return isoDate(a, b, c) ?? isoDate(a, c, b);
  if (c.length === 4) return isoDate(c, b, a) ?? isoDate(c, a, b);
  return isoDate(longYear(a), b, c) ?? isoDate(longYear(a), c, b);
}

function longYear(short: string): string {
  const year = Number(short);
  return String(year + (year <= LAST_SHORT_YEAR ? 2000 : 1900));
}

function isoDate(year: string, month: string, day: string): IsoDate | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDay(date) === undefined ? undefined : date;
}

/** Only a year of birth, as programs write it: with zeros for the rest, or without (D-F24-31). */
export function readTrfYear(text: string): number | undefined {
  const [, year] = /^(\d{4})(?:\D0{1,2}\D0{1,2})?$/.exec(text.trim()) ?? [];
  return Number(year) >= 1000 ? Number(year) : undefined;
}

export const writeTrfYear = (year: number): string => `${year}/00/00`;

export function writeTrfDate(date: IsoDate): string {
  return date.replaceAll('-', '/');
}
