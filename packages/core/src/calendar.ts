/** Calendar dates as whole days since 1970-01-01. No time zone ever enters a regulation (spec, "Dates are calendar dates"). */
export type Day = number;

/** An ISO calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;

/** Hours and minutes of a clock, `09:05`; the caller knows which clock. */
export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Marks an unknown date in a column. */
export const NO_DAY: Day = -0x8000_0000;

/** Later than any other day: the end of something open-ended. */
export const LAST_DAY: Day = 0x7fff_ffff;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : MONTH_LENGTHS[month - 1]!;
}

/** Days from the civil date, proleptic Gregorian calendar; years are counted from March so that a leap day comes last. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
}

export function civilDate(day: Day): CivilDate {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9);
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth };
}

/** The number written by these digits of a text; NaN if one of them is not a digit. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = 10 * value + digit;
  }
  return value;
}

/**
 * The day, or undefined if the text is not an existing date in the form `YYYY-MM-DD`. Read character by character for
 * speed: a page reads hundreds.
 */
export function parseDay(text: string): Day | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined;
  const [year, month, dayOfMonth] = [digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)];
  const exists = month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
  return exists && year >= 0 ? dayOf(year, month, dayOfMonth) : undefined;
}

/** For dates already checked when the document was read. */
export function dayFrom(text: IsoDate): Day {
  const day = parseDay(text);
  if (day === undefined) throw new RangeError(`not a calendar date: ${text}`);
  return day;
}

const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'));

/** Kept fast: a page writes hundreds of dates. */
export function writeDay(day: Day): IsoDate {
  const { year, month, dayOfMonth } = civilDate(day);
  const written = year > 999 ? String(year) : String(year).padStart(4, '0');
  return `${written}-${TWO_DIGITS[month]}-${TWO_DIGITS[dayOfMonth]}`;
}

export function yearOf(day: Day): number {
  return civilDate(day).year;
}

/** The same day of the month this many months later; the last day if that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = civilDate(day);
  const count = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(count / 12);
  const targetMonth = count - targetYear * 12 + 1;
  return dayOf(targetYear, targetMonth, Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)));
}

/** Number of days from the first to the last, both included. */
export function daysInclusive(first: Day, last: Day): number {
  return last - first + 1;
}

/** The first day of the month after this day's month. */
export function firstOfNextMonth(day: Day): Day {
  const { year, month } = civilDate(day);
  return addMonths(dayOf(year, month, 1), 1);
}

/** All firsts of a month between two days, both included. */
export function firstDaysOfMonths(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = firstOfNextMonth(from - 1); day <= to; day = firstOfNextMonth(day)) days.push(day);
  return days;
}
