import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';

const LOCALES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;
const dates = new Map<string, Intl.DateTimeFormat>();

/** A calendar date in words; no time zone has a say in it. */
export function dateInWords(site: Pick<Site, 'language'>, date: string): string {
  let format = dates.get(site.language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[site.language], { dateStyle: 'long', timeZone: 'UTC' });
    dates.set(site.language, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}

export function time(site: Pick<Site, 'language'>, date: string): Html {
  return html`<time datetime="${date}">${dateInWords(site, date)}</time>`;
}

const shortDates = new Map<string, Intl.DateTimeFormat>();

/** A date for a narrow column. */
export function shortTime({ language }: Pick<Site, 'language'>, date: string): Html {
  let format = shortDates.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
    shortDates.set(language, format);
  }
  return html`<time datetime="${date}">${format.format(new Date(`${date}T00:00:00Z`))}</time>`;
}

/** A change with its sign; the colour only repeats what the sign says. */
export function change(value: number | undefined): Html {
  if (value === undefined) return html``;
  const text = value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
  return html`<span class="${value > 0 ? 'up' : value < 0 ? 'down' : ''}">${text}</span>`;
}

const months = new Map<string, Intl.DateTimeFormat>();

/** A tick of an axis of time. */
export function monthAndYear({ language }: Pick<Site, 'language'>, date: Date): string {
  let format = months.get(language);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { month: 'numeric', year: 'numeric', timeZone: 'UTC' });
    months.set(language, format);
  }
  return format.format(date);
}
