import type { ExpectationTable } from '@escala/core';
import { number, textIfAny } from '@escala/messages';
import type { PrintedTables } from '@escala/regulations';
import { articleAnchor } from '../../components/articles.ts';
import { time } from '../../components/format.ts';
import { type Column, table } from '../../components/table.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/**
 * A row of an expectation table: a range of differences (open-ended
 * for the last) and the expectation of the higher player.
 */
interface ExpectationLine {
  readonly from: number;
  readonly to: number | undefined;
  readonly higher: number;
}

/** The rows of a table as printed. */
export function expectationLines({ higher }: ExpectationTable): ExpectationLine[] {
  const lines: ExpectationLine[] = [];
  for (let from = 0; from < higher.length; ) {
    let to = from;
    while (to + 1 < higher.length && higher[to + 1] === higher[from]) to++;
    lines.push({ from, to: to === higher.length - 1 ? undefined : to, higher: higher[from]! });
    from = to + 1;
  }
  return lines;
}

/** The tables of a book for games between two players, in columns. */
export function printedTables(site: Site, { expectedScore, ratingDifference }: PrintedTables): Html {
  const { translate, language } = site;
  const share = (hundredths: number): string => number(hundredths / 100, language);
  return html`<details><summary>${translate('web.regulation.table-expected', { article: expectedScore.article })}</summary>
${table(
  site,
  expectationLines(expectedScore.table),
  [
    ['web.regulation.difference', ({ from, to }) => (to === undefined ? `≥ ${from}` : `${from}–${to}`), 'name number'],
    ['web.regulation.higher', ({ higher }) => share(higher), 'number'],
    ['web.regulation.lower', ({ higher }) => share(100 - higher), 'number'],
  ],
  { kind: 'narrow' },
)}
<p><a href="#${articleAnchor(expectedScore.article)}">${translate('web.regulation.article')} ${expectedScore.article}</a></p></details>
<details><summary>${translate('web.regulation.table-difference', { article: ratingDifference.article })}</summary>
${table(
  site,
  ratingDifference.differences,
  [
    ['web.word.points', (_, over) => html`${50 + over}%`, 'name number'],
    ['web.regulation.difference', (difference) => difference, 'number'],
  ],
  { kind: 'narrow' },
)}
<p><a href="#${articleAnchor(ratingDifference.article)}">${translate('web.regulation.article')} ${ratingDifference.article}</a></p></details>`;
}

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
