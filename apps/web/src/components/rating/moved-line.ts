import type { AnswerOf, previewCorrection } from '@escala/office/questions';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { change } from '../format.ts';
import { foldedName, playerLink } from '../player-link.ts';
import { type Column, table } from '../table.ts';

export type MovedLine = AnswerOf<typeof previewCorrection>['lists'][number]['lines'][number];

/** Scrabble lists have several ratings per player. */
const hasTypes = (lines: readonly MovedLine[]): boolean => lines.some(({ type }) => type !== undefined);

/** Printed ratings before and after, with further columns in front of them or last. */
export function movedTable(
  site: Site,
  lines: readonly MovedLine[],
  more: {
    readonly before?: readonly Column<MovedLine>[];
    readonly column?: Column<MovedLine>;
    readonly caption?: Value;
  } = {},
): Html {
  return table(
    site,
    lines,
    [
      ['web.word.player', ({ player, name }) => playerLink(site, player, foldedName(name)), 'name'],
      hasTypes(lines) && ['web.scrabble.type', ({ type }) => type && site.translate(`cli.type.${type}`)],
      ...(more.before ?? []),
      ['web.word.before', (line) => html`${line.before ?? '–'}${statusOf(site, line, 'statusBefore')}`, 'number'],
      [
        'web.word.after',
        (line) => html`<strong>${line.after ?? '–'}</strong>${statusOf(site, line, 'statusAfter')}`,
        'number',
      ],
      ['web.list.change', ({ before, after }) => before !== null && after !== null && change(after - before), 'number'],
      more.column,
    ],
    { caption: more.caption },
  );
}

/** The usual status is omitted; in Scrabble one is shown only if it changed. */
function statusOf({ translate }: Site, line: MovedLine, which: 'statusBefore' | 'statusAfter'): Value {
  const status = line[which];
  const isUsual = status === 'rated' || (line.type !== undefined && line.statusBefore === line.statusAfter);
  return !isUsual && html` <span class="badge">${translate(`web.status.${status}`)}</span>`;
}
