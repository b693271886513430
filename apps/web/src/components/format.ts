import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

const LOCALES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;
/** How dates are written; one format of each is made a language. */
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

/** No time zone has a say in a calendar date. */
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

const written =
  (kind: keyof typeof KINDS) =>
  (site: Reader, date: string): string =>
    dates(site, kind).format(dayOf(date));

/** A calendar date in words. */
export const dateInWords = written('long');
/** The month of a list: `Jun 2025`. */
export const monthInWords = written('month');
/** A day of this year or of a year that is said elsewhere. */
export const dayInWords = written('day');
/** A day near today, with the day of the week: `Mon 22 Jun`. */
export const weekdayInWords = written('weekday');

export const time = (site: Reader, date: string): Html =>
  html`<time datetime="${date}">${dateInWords(site, date)}</time>`;

/** The first and the last day; what both have in common, month and year, is said once. */
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

const range = (site: Reader, kind: keyof typeof KINDS, start: string, end: string): Html =>
  html`<time datetime="${start}">${dates(site, kind).formatRange(dayOf(start), dayOf(end))}</time>`;

/** The first and the last day for a narrow column; and one date. */
export const shortRange = (site: Reader, start: string, end: string): Html => range(site, 'medium', start, end);
export const shortTime = (site: Reader, date: string): Html => shortRange(site, date, date);

/** Days around today for a narrow column; whoever asks the machine is told the year. */
export const shortDays = (site: Reader, start: string, end = start): Html => range(site, 'shortDay', start, end);

/** A change with its sign; the colour only repeats what the sign says. */
export function change(value: number | undefined): Html {
  if (value === undefined) return html``;
  const text = value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
  return html`<span class="${value > 0 ? 'gain' : value < 0 ? 'loss' : 'zero'}">${text}</span>`;
}

/** The same of a figure that is not whole, with the decimal sign of the language. */
export function decimalChange({ language }: Pick<Site, 'language'>, value: number): Html {
  const whole = change(value);
  return language === 'en' ? whole : { html: whole.html.replace('.', ',') };
}

/** Points of a player as tables print them, with the sign for a half; decimals only where a tournament counts otherwise. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return `${whole === 0 ? '' : whole}½`;
  return String(points);
}

/** Currencies that are offered; the first one where nothing is said. */
export const CURRENCIES = ['EUR', 'RON', 'MDL', 'CHF', 'GBP', 'USD'];

interface Told {
  readonly fee?: number | undefined;
  readonly currency?: string | undefined;
}

/** The fee of an event, times so many players. */
export const fee = (
  { language }: Pick<Site, 'language'>,
  { fee: amount, currency = CURRENCIES[0]! }: Told,
  players = 1,
): string =>
  amount === undefined ? '' : new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount * players);
