import type { ExpectationTable } from '@escala/core';
import { number } from '@escala/messages';
import type { PrintedTables } from '@escala/regulations';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { articleAnchor } from '../articles.ts';

/** A row of a table of expectations: differences from one to the other (none: all that are wider) and the share of the higher. */
interface ExpectationLine {
  readonly from: number;
  readonly to: number | undefined;
  readonly higher: number;
}

/** The rows of a table as they are printed. */
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

/** The tables of a book of games between two players, in columns. */
export function printedTables(site: Site, { expectedScore, ratingDifference }: PrintedTables): Html {
  const { translate, language } = site;
  const share = (hundredths: number): string => number(hundredths / 100, language);
  return html`<details><summary>${translate('web.regulation.table-expected', { article: expectedScore.article })}</summary>
<div class="scroll"><table class="narrow"><thead><tr><th scope="col" class="number">${translate('web.regulation.difference')}</th>
<th scope="col" class="number">${translate('web.regulation.higher')}</th><th scope="col" class="number">${translate('web.regulation.lower')}</th></tr></thead>
<tbody>${expectationLines(expectedScore.table).map(
    ({
      from,
      to,
      higher,
    }) => html`<tr><th scope="row" class="number">${to === undefined ? `≥ ${from}` : `${from}–${to}`}</th>
<td class="number">${share(higher)}</td><td class="number">${share(100 - higher)}</td></tr>\n`,
  )}</tbody></table></div>
<p><a href="#${articleAnchor(expectedScore.article)}">${translate('web.regulation.article')} ${expectedScore.article}</a></p></details>
<details><summary>${translate('web.regulation.table-difference', { article: ratingDifference.article })}</summary>
<div class="scroll"><table class="narrow"><thead><tr><th scope="col" class="number">${translate('web.regulation.percentage')}</th>
<th scope="col" class="number">${translate('web.regulation.difference')}</th></tr></thead>
<tbody>${ratingDifference.differences.map(
    (difference, over) =>
      html`<tr><th scope="row" class="number">${50 + over}%</th><td class="number">${difference}</td></tr>\n`,
  )}</tbody></table></div>
<p><a href="#${articleAnchor(ratingDifference.article)}">${translate('web.regulation.article')} ${ratingDifference.article}</a></p></details>`;
}
