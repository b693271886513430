import type { HeadToHeadOutput, ListRow, Performance } from '@escala/core';
import { number, type Speech, signed } from '@escala/messages';
import type { RatingInput } from '../input/rate-document.ts';
import { printable } from './printable.ts';
import { type Cell, type Column, tableLines } from './table.ts';
import type { Layout } from './terminal-layout.ts';

/** The list, then what players without a rating did. */
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

function listLines(
  list: readonly ListRow[],
  names: Names,
  { translate, language }: Speech,
  { paint, width }: Layout,
): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.rank'), align: 'right' },
    { title: translate('cli.column.id'), align: 'left' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('cli.column.rating'), align: 'right' },
    { title: translate('cli.column.change'), align: 'right' },
    { title: translate('cli.column.previous'), align: 'right' },
    { title: 'K0', align: 'right' },
    { title: 'K', align: 'right' },
    { title: translate('cli.column.games'), align: 'right' },
    { title: translate('cli.column.status'), align: 'left' },
  ];
  const written = (value: number | null | undefined): Cell => ({ text: value == null ? '' : number(value, language) });
  const ranks = ranksOf(list);
  const rows = list.map((row, i): Cell[] => [
    written(ranks[i]),
    { text: printable(row.id), paint: paint.faint },
    { text: names.get(row.id) ?? '' },
    { ...written(row.rating), paint: paint.strong },
    changeCell(row.change, language, paint),
    written(row.previous),
    written(row.k0),
    written(row.k),
    written(row.games),
    { text: statusText(row, translate), ...(row.status === 'rated' ? { paint: paint.faint } : {}) },
  ]);
  return tableLines(columns, rows, { width, titlePaint: paint.faint });
}

function changeCell(change: number | undefined, language: Speech['language'], paint: Layout['paint']): Cell {
  if (change === undefined) return { text: '' };
  const tone = change > 0 ? paint.good : change < 0 ? paint.bad : paint.faint;
  return { text: signed(change, language), paint: tone };
}

function statusText(row: ListRow, translate: Speech['translate']): string {
  const status = translate(`cli.status.${row.status}`);
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
  { paint, width }: Layout,
): string[] {
  const columns: Column[] = [
    { title: translate('cli.column.event'), align: 'left' },
    { title: translate('cli.column.id'), align: 'left' },
    { title: translate('cli.column.name'), align: 'left', elastic: true },
    { title: translate('cli.column.points'), align: 'right' },
    { title: translate('cli.column.games'), align: 'right' },
    { title: translate('cli.column.opponents'), align: 'right' },
    { title: translate('cli.column.performance'), align: 'right' },
    { title: '', align: 'left' },
  ];
  const rows = performances.map((entry): Cell[] => [
    { text: printable(entry.event) },
    { text: printable(entry.player), paint: paint.faint },
    { text: names.get(entry.player) ?? '' },
    { text: number(entry.points, language) },
    { text: String(entry.games) },
    { text: String(entry.ra ?? entry.rc ?? '') },
    { text: String(entry.performance ?? entry.ru ?? ''), paint: paint.strong },
    { text: entry.counted === false ? translate('cli.not-counted') : '', paint: paint.faint },
  ]);
  return tableLines(columns, rows, { width, titlePaint: paint.faint });
}
