import type { IsoDate } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

const LOCALES = { ca: 'ca', es: 'es', ro: 'ro', en: 'en-GB' } as const;

/** A moment by the clocks of the federation. */
export function instant({ language }: Pick<Site, 'language'>, at: string, timeZone: string): Html {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return html`<time datetime="${at}">${format.format(new Date(at))}</time>`;
}

/** The first moment of a calendar date of the federation. */
export const startOf = (date: IsoDate, timeZone: string): string => momentOf(`${date}T00:00`, timeZone);

/** A date and a time by the clocks of the federation (`2017-02-03T18:05`) as a moment. */
export function momentOf(written: string, timeZone: string): string {
  const there = Date.parse(`${written}Z`);
  // Once more with the clocks of the moment found: they may have changed in between.
  const first = there - ahead(there, timeZone);
  return new Date(there - ahead(first, timeZone)).toISOString();
}

/** How many milliseconds the clocks there are ahead of UTC. */
function ahead(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const [day, month, year, hour, minute, second] = format.format(moment).split(/\D+/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour % 24, minute, second) - Math.floor(moment / 1000) * 1000;
}
