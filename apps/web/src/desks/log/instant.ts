import { type IsoDate, momentOf } from '@escala/core';
import { LOCALES } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** A moment in the federation's local time. */
export function instant({ language }: Pick<Site, 'language'>, at: string, timeZone: string): Html {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return html`<time datetime="${at}">${format.format(new Date(at))}</time>`;
}

/** The first moment of a calendar date in the federation's time zone. */
export const startOf = (date: IsoDate, timeZone: string): string => momentOf(`${date}T00:00`, timeZone);
