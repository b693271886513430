import { changeSize, LOCALES, points } from '@escala/messages';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

/** How dates are written; each format is created once per language. */
const KINDS = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  month: { month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const formats = new Map<string, Intl.DateTimeFormat>();

type Reader = Pick<Site, 'language'>;

function dates({ language }: Reader, kind: keyof typeof KINDS): Intl.DateTimeFormat {
  const key = `${language} ${kind}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...KINDS[kind], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Calendar dates are independent of time zones. */
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

const written =
  (kind: keyof typeof KINDS) =>
  (site: Reader, date: string): string =>
    dates(site, kind).format(dayOf(date));

/** A calendar date in words. */
export const dateInWords = written('long');
/** The month of a list: `Jun 2025`. */
export const monthInWords = written('month');
/** A day of this year, or of a year mentioned elsewhere. */
export const dayInWords = written('day');
/** A day near today, with the day of the week: `Mon 22 Jun`. */
export const weekdayInWords = written('weekday');

export const time = (site: Reader, date: string): Html =>
  html`<time datetime="${date}">${dateInWords(site, date)}</time>`;

/** The first and last day; month and year are given once if both have them in common. */
export function timeRange(site: Reader, start: string, end: string | undefined): Html {
  if (end === undefined || end === start) return time(site, start);
  const parts = dates(site, 'long').formatRangeToParts(dayOf(start), dayOf(end));
  const last = parts.findIndex(({ source }) => source === 'endRange');
  if (last < 0) return html`${time(site, start)} – ${time(site, end)}`;
  const first = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const text = (from: number, to?: number): string =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  return html`<time datetime="${start}">${text(0, first)}</time>${text(first, last)}<time datetime="${end}">${text(last)}</time>`;
}

/**
 * Ranges formatted before: an event is on the pages of all its players,
 * and formatting a range takes thirty times as long as a day.
 */
const ranges = new Map<string, string>();
const MOST_RANGES = 10_000;

function rangeInWords(site: Reader, kind: keyof typeof KINDS, start: string, end: string): string {
  if (start === end) return written(kind)(site, start);
  const key = `${site.language} ${kind} ${start} ${end}`;
  const words = ranges.get(key) ?? dates(site, kind).formatRange(dayOf(start), dayOf(end));
  if (ranges.size >= MOST_RANGES) ranges.clear();
  ranges.set(key, words);
  return words;
}

const range = (site: Reader, kind: keyof typeof KINDS, start: string, end: string): Html =>
  html`<time datetime="${start}">${rangeInWords(site, kind, start, end)}</time>`;

/** The first and last day for a narrow column; and a single date. */
export const shortRange = (site: Reader, start: string, end: string): Html => range(site, 'medium', start, end);
export const shortTime = (site: Reader, date: string): Html => shortRange(site, date, date);

/** Days around today for a narrow column; the machine-readable date includes the year. */
export const shortDays = (site: Reader, start: string, end = start): Html => range(site, 'shortDay', start, end);

/** A change with its sign; the colour only repeats the sign. */
export const change = (value: number | undefined): Html =>
  value === undefined ? html`` : signed(value, String(Math.abs(value)));

function signed(value: number, size: string): Html {
  if (value === 0) return html`<span class="zero">0</span>`;
  return value > 0 ? html`<span class="gain">+${size}</span>` : html`<span class="loss">−${size}</span>`;
}

/** A figure in a column of its kind: at least two decimals, more if it has them. */
export function hundredths({ language }: Pick<Site, 'language'>, value: number): string {
  const text = Math.abs(value * 100 - Math.round(value * 100)) < 1e-9 ? value.toFixed(2) : String(value);
  return language === 'en' ? text : text.replace('.', ',');
}

/** A change by games, with its sign: two decimals wherever it stands (D-OFF-1201). */
export const decimalChange = ({ language }: Pick<Site, 'language'>, value: number): Html =>
  signed(value, changeSize(value, language));

/** The same where it is worked out, with all its decimals. */
export const exactChange = (site: Pick<Site, 'language'>, value: number): Html =>
  signed(value, hundredths(site, Math.abs(value)));

/** A player's points as in tables. */
export const pointsText = (value: number): string => points(value, 'en');

/** Currencies offered; the first is the default. */
export const CURRENCIES = ['EUR', 'RON', 'MDL', 'CHF', 'GBP', 'USD'];

interface Told {
  readonly fee?: number | undefined;
  readonly currency?: string | undefined;
}

/** The fee of an event, for a number of players. */
export const fee = (
  { language }: Pick<Site, 'language'>,
  { fee: amount, currency = CURRENCIES[0]! }: Told,
  players = 1,
): string =>
  amount === undefined ? '' : new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount * players);

const QUOTES = { en: '“”', ca: '«»', es: '«»', ro: '„”' } as const;

/** The name of a field or a button in a sentence. */
export const quoted = ({ language }: Pick<Site, 'language'>, words: string): string =>
  `${QUOTES[language][0]}${words}${QUOTES[language][1]}`;
