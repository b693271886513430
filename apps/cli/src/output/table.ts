import type { Paint } from './colour.ts';
import { displayWidth, fitWidth } from './display-width.ts';
import type { Layout } from './terminal-layout.ts';

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** May be truncated if the terminal is too narrow. */
  readonly elastic?: boolean;
}

export interface Cell {
  readonly text: string;
  readonly paint?: Paint;
}

export interface TableLayout {
  /** Columns of the terminal; without it nothing is truncated. */
  readonly width?: number | undefined;
  readonly titlePaint: Paint;
}

/** A column and the content of its cells; an `elastic` one is left-aligned and may be truncated. */
type RowsColumn<Row> = readonly [
  title: string,
  set: 'left' | 'right' | 'elastic',
  cell: (row: Row, i: number) => string | Cell,
];

/** The lines of a table, given column by column; none if there are no rows. */
export function rowsTable<Row>(
  rows: readonly Row[],
  { paint, width }: Layout,
  columns: readonly RowsColumn<Row>[],
): string[] {
  if (rows.length === 0) return [];
  const cells = rows.map((row, i) =>
    columns.map(([, , cell]) => {
      const said = cell(row, i);
      return typeof said === 'string' ? { text: said } : said;
    }),
  );
  const titled = columns.map(
    ([title, set]): Column => ({ title, align: set === 'right' ? 'right' : 'left', elastic: set === 'elastic' }),
  );
  return tableLines(titled, cells, { width, titlePaint: paint.faint });
}

const GAP = '  ';
const NARROWEST_ELASTIC = 8;

/** The lines of a table, aligned by display width, the titles first. Columns that are empty throughout are left out. */
export function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  layout: TableLayout,
): string[] {
  const kept = columns.flatMap((_column, i) => (rows.some((row) => row[i]!.text !== '') ? [i] : []));
  const shown = kept.map((i) => columns[i]!);
  const widths = columnWidths(
    shown,
    kept.map((i) => widestCell(rows, i)),
    layout.width,
  );
  const line = (cells: readonly Cell[]): string =>
    cells
      .map((cell, i) => aligned(cell, shown[i]!, widths[i]!))
      .join(GAP)
      .trimEnd();
  const titles = line(shown.map((column) => ({ text: column.title, paint: layout.titlePaint })));
  return [titles, ...rows.map((row) => line(kept.map((i) => row[i]!)))];
}

function widestCell(rows: readonly (readonly Cell[])[], column: number): number {
  let widest = 0;
  for (const row of rows) widest = Math.max(widest, displayWidth(row[column]!.text));
  return widest;
}

function columnWidths(columns: readonly Column[], widest: readonly number[], available: number | undefined): number[] {
  const widths = columns.map((column, i) => Math.max(displayWidth(column.title), widest[i]!));
  if (available === undefined) return widths;
  let excess = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length) - available;
  columns.forEach((column, i) => {
    if (!column.elastic || excess <= 0) return;
    const cut = Math.min(excess, Math.max(0, widths[i]! - NARROWEST_ELASTIC));
    widths[i] = widths[i]! - cut;
    excess -= cut;
  });
  return widths;
}

/** Colours surround the text, not the padding. */
function aligned(cell: Cell, column: Column, width: number): string {
  const text = fitWidth(cell.text, width);
  const padding = ' '.repeat(Math.max(0, width - displayWidth(text)));
  const painted = cell.paint ? cell.paint(text) : text;
  return column.align === 'right' ? padding + painted : painted + padding;
}
