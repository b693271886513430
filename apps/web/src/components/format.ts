import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

const LOCALES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;
const dates = new Map<string, Intl.DateTimeFormat>();

function longDates({ language }: Pick<Site, 'language'>): Intl.DateTimeFormat {
  let format = dates.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
    dates.set(language, format);
  }
  return format;
}

/** A calendar date in words; no time zone has a say in it. */
export function dateInWords(site: Pick<Site, 'language'>, date: string): string {
  return longDates(site).format(new Date(`${date}T00:00:00Z`));
}

/** The first and the last day; what both have in common, month and year, is said once. */
export function timeRange(site: Pick<Site, 'language'>, start: string, end: string | undefined): Html {
  if (end === undefined || end === start) return time(site, start);
  const parts = longDates(site).formatRangeToParts(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
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

export function time(site: Pick<Site, 'language'>, date: string): Html {
  return html`<time datetime="${date}">${dateInWords(site, date)}</time>`;
}

const shortDates = new Map<string, Intl.DateTimeFormat>();

function mediumDates({ language }: Pick<Site, 'language'>): Intl.DateTimeFormat {
  let format = shortDates.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
    shortDates.set(language, format);
  }
  return format;
}

/** A date for a narrow column. */
export const shortTime = (site: Pick<Site, 'language'>, date: string): Html => shortRange(site, date, date);

/** The first and the last day for a narrow column. */
export function shortRange(site: Pick<Site, 'language'>, start: string, end: string): Html {
  const [from, to] = [new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)];
  return html`<time datetime="${start}">${mediumDates(site).formatRange(from, to)}</time>`;
}

/** The month of a list: `Jun 2025`. */
export const monthInWords = ({ language }: Pick<Site, 'language'>, date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALES[language], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function days({ language }: Pick<Site, 'language'>, month: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${language} ${month}`;
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month, timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format;
}

/** A day of this year or of a year that is said elsewhere. */
export const dayInWords = (site: Pick<Site, 'language'>, date: string): string =>
  days(site, 'long').format(new Date(`${date}T00:00:00Z`));

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** A day near today, with the day of the week: `Mon 22 Jun`. */
export function weekdayInWords({ language }: Pick<Site, 'language'>, date: string): string {
  const format =
    weekdays.get(language) ??
    new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  weekdays.set(language, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Days around today for a narrow column; whoever asks the machine is told the year. */
export function shortDays(site: Pick<Site, 'language'>, start: string, end = start): Html {
  const [from, to] = [new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)];
  return html`<time datetime="${start}">${days(site, 'short').formatRange(from, to)}</time>`;
}

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
