import type { ExpectationTable } from '@escala/core';
import { number } from '@escala/messages';
import type { PrintedTables } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { articleAnchor } from '../articles.ts';
import { table } from '../table.ts';

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
