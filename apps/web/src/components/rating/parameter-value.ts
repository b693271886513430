import { number, textIfAny } from '@escala/messages';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { time } from '../format.ts';
import { type Column, table } from '../table.ts';

/** A value of a regulation in readable form: a number, a day, a series of words or a small table. */
export function parameterValue(site: Site, value: unknown): Value {
  if (typeof value === 'number') return figure(site, value);
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? time(site, value) : word(site, value);
  if (Array.isArray(value))
    return value.some((row) => typeof row === 'object')
      ? rowsTable(site, value as readonly Readonly<Record<string, unknown>>[])
      : value.map((each, i) => html`${i > 0 && ', '}${parameterValue(site, each)}`);
  const entries = Object.entries(value as object);
  return entries.every(([key]) => /^\d+$/.test(key))
    ? byNumber(site, entries)
    : rowsTable(site, [Object.fromEntries(entries)]);
}

const figure = (site: Site, value: number): string => (Number.isFinite(value) ? number(value, site.language) : '–');

/** Our own codes, which need words; all others (titles, countries) are words already. */
function word({ translate }: Site, value: string): string {
  return textIfAny(translate, `web.competition.${value}`) ?? textIfAny(translate, `web.delegation.${value}`) ?? value;
}

function rowsTable(site: Site, rows: readonly Readonly<Record<string, unknown>>[]): Html {
  const columns = Object.keys(rows[0] ?? {}).map(
    (field): Column<(typeof rows)[number]> => [
      html`${textIfAny(site.translate, `web.parameter-field.${field}`) ?? field}`,
      (row) => parameterValue(site, row[field]),
    ],
  );
  return table(site, rows, columns, { kind: 'inner' });
}

/** Rows that the regulation numbers itself, such as rounds. */
function byNumber(site: Site, entries: readonly (readonly [string, unknown])[]): Html {
  return html`<ul class="plain">${entries.map(
    ([key, value]) => html`<li>${key}: ${parameterValue(site, value)}</li>`,
  )}</ul>`;
}
