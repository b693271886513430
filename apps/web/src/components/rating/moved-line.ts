import { type MessageKey, textIfAny } from '@escala/messages';
import type { previewCorrection } from '@escala/office/questions';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { change } from '../format.ts';
import { playerLink } from '../player-link.ts';
import { typeName } from '../scrabble/scrabble-words.ts';

export type MovedLine = Awaited<ReturnType<(typeof previewCorrection)['ask']>>['lists'][number]['lines'][number];

/** Lists of Scrabble have several ratings for a player. */
const hasTypes = (lines: readonly MovedLine[]): boolean => lines.some(({ type }) => type !== undefined);

/** Printed ratings before and after; `more` is a column of its own. */
export function movedTable(
  site: Site,
  lines: readonly MovedLine[],
  more?: { readonly heading: MessageKey; readonly cell: (line: MovedLine) => Html; readonly caption: Html },
): Html {
  const { translate } = site;
  const isTyped = hasTypes(lines);
  const head = (key: MessageKey, kind = ''): Html => html`<th scope="col" class="${kind}">${translate(key)}</th>`;
  return html`<div class="scroll"><table>${more?.caption}
<thead><tr>${head('web.list.name')}${isTyped && head('web.scrabble.type')}${head('web.rating.before', 'number')}${head('web.differences.after', 'number')}${head('web.list.change', 'number')}${more && head(more.heading)}</tr></thead>
<tbody>${lines.map((line) => {
    const { player, name, type, before, after } = line;
    return html`<tr><th scope="row">${playerLink(site, player, name)}</th>${isTyped && html`<td>${type && typeName(site, type)}</td>`}<td class="number">${before ?? '–'}${statusOf(site, line, 'statusBefore')}</td>
<td class="number"><strong>${after ?? '–'}</strong>${statusOf(site, line, 'statusAfter')}</td><td class="number">${before !== null && after !== null && change(after - before)}</td>${more && html`<td>${more.cell(line)}</td>`}</tr>\n`;
  })}</tbody></table></div>`;
}

/** What is usual is not said. */
function statusOf({ translate }: Site, line: MovedLine, which: 'statusBefore' | 'statusAfter'): Value {
  const status = line[which];
  if (line.type === undefined)
    return (
      status !== 'rated' && html` <span class="badge">${textIfAny(translate, `web.status.${status}`) ?? status}</span>`
    );
  const isSame = line.statusBefore === line.statusAfter;
  return (
    !isSame &&
    status !== 'listed' &&
    html` <span class="badge">${textIfAny(translate, `web.scrabble.status-${status}`) ?? status}</span>`
  );
}
