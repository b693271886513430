import { trueMinus } from '@escala/web';
import { fittedText, wrapped } from './embedded-font.ts';
import { dressSheets, frameOf, headTags, type SheetFoot, type SheetHead } from './sheet.ts';
import { GAP, HEADING, layoutOf, type TableLayout } from './table-layout.ts';
import { type Paper, paperOf, type Tag, TaggedDocument, type Written } from './tagged-document.ts';
import { setBlocks, type TextBlock } from './text-blocks.ts';

export interface PdfColumn {
  readonly name: string;
  readonly alignment: 'start' | 'end';
  /** The column that names the row. */
  readonly isHeading?: boolean;
  readonly bold?: boolean;
  /** A frame to write in by hand, or around the text. */
  readonly isBox?: boolean;
  /** Abbreviates a text that does not fit. */
  readonly shorten?: (text: string) => string;
  /** A sentence, on as many lines as it needs. */
  readonly wraps?: boolean;
}

/** A table for the notice board. */
export interface TablePdf {
  readonly language: string;
  readonly head: SheetHead;
  readonly foot: SheetFoot;
  /** In small letters above the table. */
  readonly notes?: readonly TextBlock[];
  readonly columns: readonly PdfColumn[];
  readonly rows: Iterable<readonly string[]>;
  /** Below the table: players without a game. */
  readonly after?: readonly TextBlock[] | undefined;
  readonly paper?: Paper;
  readonly mostRows?: number | undefined;
  /** Limits the letter size. */
  readonly largest?: number | undefined;
  /** Numbers of tables side by side to try. */
  readonly strips?: readonly number[] | undefined;
}

/**
 * The table, sheet after sheet, with head and headings on each; a single table for screen readers. Figures have the
 * minus sign of the pages (D-OFF-284).
 */
export function tablePdf(table: TablePdf): Uint8Array {
  const document = new TaggedDocument(table.paper ?? paperOf('a4'));
  const said = headTags(document);
  const { top, bottom } = frameOf(document);
  const { width, margin } = document.paper;
  const rows = Array.from(table.rows, (row) => row.map((text) => trueMinus((text ?? '').normalize('NFC'))));
  const [notes, after] = [setBlocks(document, table.notes), setBlocks(document, table.after)];
  const noted = notes.height + (notes.height > 0 ? 6 : 0);
  const loaded = {
    first: bottom - top - noted,
    next: bottom - top,
    after: after.height + (after.height > 0 ? 8 : 0),
    width: width - 2 * margin,
  };
  const layout = layoutOf({ ...table, rows }, loaded, [document.font(), document.font(true)]);
  document.newPage();
  notes.write(top);
  const end = drawRows(document, table, rows, layout, { top, bottom, noted });
  if (end + loaded.after > bottom) {
    document.newPage();
    after.write(top);
  } else after.write(end + 8);
  dressSheets(document, said, table.head, table.foot);
  return document.finish(`${table.head.title}: ${table.head.subtitle}`, table.language);
}

const ROW_HEADING = '/A<</O/Table/Scope/Row>>';
const COLUMN_HEADING = '/A<</O/Table/Scope/Column>>';
const SHADE = [0.965, 0.97, 0.97] as const;

interface Body {
  readonly top: number;
  readonly bottom: number;
  readonly noted: number;
}

/** Draws all rows and returns where the last sheet ends. */
function drawRows(
  document: TaggedDocument,
  { columns }: TablePdf,
  rows: readonly (readonly string[])[],
  layout: TableLayout,
  { top, bottom, noted }: Body,
): number {
  const tag = document.tag('Table', document.whole);
  const pen = new RowPen(document, columns, layout);
  let [y, strip, deepest] = [top + noted, 0, top + noted];
  pen.headings(y, strip, tag);
  y += layout.row;
  rows.forEach((row, i) => {
    const height = pen.heightOf(row);
    if (y + height > bottom + 0.01) {
      strip = (strip + 1) % layout.strips;
      if (strip === 0) document.newPage();
      y = document.pages === 1 ? top + noted : top;
      if (strip === 0) deepest = y;
      pen.headings(y, strip);
      y += layout.row;
    }
    pen.row(row, y, strip, height, i % 2 === 1, document.tag('TR', tag));
    y += height;
    deepest = Math.max(deepest, y);
  });
  return deepest;
}

class RowPen {
  readonly #document: TaggedDocument;
  readonly #columns: readonly PdfColumn[];
  readonly #layout: TableLayout;

  constructor(document: TaggedDocument, columns: readonly PdfColumn[], layout: TableLayout) {
    this.#document = document;
    this.#columns = columns;
    this.#layout = layout;
  }

  heightOf(row: readonly string[]): number {
    const { size, row: height } = this.#layout;
    const lines = row.map((text, i) => (this.#columns[i]!.wraps ? this.#linesOf(text, i).length : 1));
    return height + (Math.max(1, ...lines) - 1) * size * 1.25;
  }

  #linesOf(text: string, i: number): string[] {
    const { size, widths } = this.#layout;
    return wrapped(this.#document.font(), text, widths[i]! - GAP * size, size);
  }

  /** On the first page headings are part of the table; on the others they are decoration. */
  headings(y: number, strip: number, table?: Tag): void {
    const { row, size, stripWidth } = this.#layout;
    const document = this.#document;
    const line = table && document.tag('TR', table);
    document.fill([this.#left(strip), y, stripWidth, row], [0.92, 0.93, 0.94]);
    const baseline = y + row / 2 + size * HEADING * 0.34;
    this.#columns.forEach(({ name }, i) => {
      const place = this.#placed({ ...this.#columns[i]!, bold: true }, name, i, strip, baseline, size * HEADING);
      if (line) document.write(document.tag('TH', line, COLUMN_HEADING), name, place);
      else document.decorate(document.pages - 1, name, place);
    });
  }

  row(row: readonly string[], y: number, strip: number, height: number, isShaded: boolean, line: Tag): void {
    const { size, stripWidth, widths, row: one } = this.#layout;
    const document = this.#document;
    if (isShaded) document.fill([this.#left(strip), y, stripWidth, height], SHADE);
    const baseline = y + one / 2 + size * 0.34;
    this.#columns.forEach((column, i) => {
      const cell = column.isHeading ? document.tag('TH', line, ROW_HEADING) : document.tag('TD', line);
      const x = this.#at(i, strip);
      if (column.isBox) document.frame(x, y, widths[i]! - GAP * size, height);
      const lines = column.wraps ? this.#linesOf(row[i] ?? '', i) : [this.#federationFor(row[i] ?? '', i)];
      lines.forEach((text, n) => {
        if (text === '') return;
        document.write(cell, text, this.#placed(column, text, i, strip, baseline + n * size * 1.25, size));
      });
    });
  }

  /** The text, or its shorter form if it does not fit. */
  #federationFor(text: string, i: number): string {
    const { shorten, bold } = this.#columns[i]!;
    const { size, widths } = this.#layout;
    const isRoomy = this.#document.font(bold).widthOf(text, size) <= widths[i]! - GAP * size;
    return isRoomy || shorten === undefined ? text : shorten(text);
  }

  #left(strip: number): number {
    const { stripWidth, strips } = this.#layout;
    const { width, margin } = this.#document.paper;
    const gutter = strips === 1 ? 0 : (width - 2 * margin - strips * stripWidth) / (strips - 1);
    return margin + strip * (stripWidth + gutter);
  }

  #at(i: number, strip: number): number {
    const { widths, size } = this.#layout;
    return this.#left(strip) + widths.slice(0, i).reduce((sum, width) => sum + width, 0) + (GAP / 2) * size;
  }

  #placed(
    { alignment, bold = false, isBox }: PdfColumn,
    text: string,
    i: number,
    strip: number,
    y: number,
    size: number,
  ): Written {
    const width = this.#layout.widths[i]! - GAP * this.#layout.size;
    const font = this.#document.font(bold);
    const fitted = fittedText(font, text, isBox ? width * 0.94 : width, size);
    const spare = width - font.widthOf(text, fitted.size) * fitted.narrowed;
    const x = this.#at(i, strip) + (isBox ? spare / 2 : alignment === 'end' ? spare : 0);
    return { x, y, bold, ...fitted };
  }
}
