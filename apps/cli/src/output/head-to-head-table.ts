import type { HeadToHeadOutput, ListRow, Performance } from '@escala/core';
import { number, points as pointsText, type Speech, signedChange } from '@escala/messages';
import type { RatingInput } from '../input/rate-document.ts';
import { printable } from './printable.ts';
import { type Cell, rowsTable } from './table.ts';
import type { Layout } from './terminal-layout.ts';

/** The list, then the performances of players without a rating. */
export function headToHeadLines(
  input: RatingInput,
  output: HeadToHeadOutput,
  speech: Speech,
  layout: Layout,
): string[] {
  const names = new Map(input.players.map((player) => [player.id, printable(player.name ?? '')]));
  const lines =
    output.list.length === 0 ? [speech.translate('cli.empty-list')] : listLines(output.list, names, speech, layout);
  if (output.performances.length > 0)
    lines.push(
      '',
      layout.paint.strong(speech.translate('cli.performances')),
      '',
      ...performanceLines(output.performances, names, speech, layout),
    );
  return lines;
}

type Names = ReadonlyMap<string, string>;

function listLines(list: readonly ListRow[], names: Names, { translate, language }: Speech, layout: Layout): string[] {
  const { faint, strong } = layout.paint;
  const written = (value: number | null | undefined): string => (value == null ? '' : number(value, language));
  const ranks = ranksOf(list);
  return rowsTable(list, layout, [
    [translate('cli.column.rank'), 'right', (_row, i) => written(ranks[i])],
    [translate('cli.column.id'), 'left', ({ id }) => ({ text: printable(id), paint: faint })],
    [translate('web.word.name'), 'elastic', ({ id }) => names.get(id) ?? ''],
    [translate('web.word.rating'), 'right', ({ rating }) => ({ text: written(rating), paint: strong })],
    [translate('web.list.change'), 'right', ({ change }) => changeCell(change, language, layout.paint)],
    [translate('web.word.before'), 'right', ({ previous }) => written(previous)],
    ['K0', 'right', ({ k0 }) => written(k0)],
    ['K', 'right', ({ k }) => written(k)],
    [translate('web.word.games'), 'right', ({ games }) => written(games)],
    [
      translate('cli.column.status'),
      'left',
      (row) => ({ text: statusText(row, translate), ...(row.status === 'rated' ? { paint: faint } : {}) }),
    ],
  ]);
}

function changeCell(change: number | undefined, language: Speech['language'], paint: Layout['paint']): Cell {
  if (change === undefined) return { text: '' };
  const tone = change > 0 ? paint.good : change < 0 ? paint.bad : paint.faint;
  return { text: signedChange(change, language), paint: tone };
}

function statusText(row: ListRow, translate: Speech['translate']): string {
  const status = translate(`web.status.${row.status}`);
  if (row.status !== 'pending' || row.poolGames === undefined) return status;
  return translate('cli.pending-pool', { status, games: row.poolGames, rating: row.poolRating ?? '-' });
}

/** Equal ratings share a place; a line without a rating has none. */
function ranksOf(list: readonly ListRow[]): (number | null)[] {
  let rank = 0;
  return list.map(({ rating }, i) => {
    if (rating === null) return null;
    if (i === 0 || list[i - 1]!.rating !== rating) rank = i + 1;
    return rank;
  });
}

function performanceLines(
  performances: readonly Performance[],
  names: Names,
  { translate, language }: Speech,
  layout: Layout,
): string[] {
  const { faint, strong } = layout.paint;
  return rowsTable(performances, layout, [
    [translate('cli.column.event'), 'left', ({ event }) => printable(event)],
    [translate('cli.column.id'), 'left', ({ player }) => ({ text: printable(player), paint: faint })],
    [translate('web.word.name'), 'elastic', ({ player }) => names.get(player) ?? ''],
    [translate('web.word.points'), 'right', ({ points }) => pointsText(points, language)],
    [translate('web.word.games'), 'right', ({ games }) => String(games)],
    [translate('cli.column.opponents'), 'right', ({ ra, rc }) => String(ra ?? rc ?? '')],
    [
      translate('cli.column.performance'),
      'right',
      ({ performance, ru }) => ({ text: String(performance ?? ru ?? ''), paint: strong }),
    ],
    ['', 'left', ({ counted }) => ({ text: counted === false ? translate('cli.not-counted') : '', paint: faint })],
  ]);
}
