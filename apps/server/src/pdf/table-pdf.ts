import { trueMinus } from '@escala/web';
import { LANDSCAPE, PAPER, type Tag, TaggedDocument } from './tagged-document.ts';

export interface PdfColumn {
  readonly name: string;
  /** Part of the width of the page. */
  readonly share: number;
  readonly alignment: 'start' | 'end';
  /** The column that says whose row it is. */
  readonly isHeading?: boolean;
  readonly bold?: boolean;
}

/** A long table for the notice board. */
export interface TablePdf {
  readonly language: string;
  readonly title: string;
  /** Small lines under the title. */
  readonly notes: readonly string[];
  readonly columns: readonly PdfColumn[];
  readonly rows: Iterable<readonly string[]>;
  /** Lines under the table: who has no game. */
  readonly after?: readonly string[] | undefined;
  readonly landscape?: boolean | undefined;
  /** At the foot of each page. */
  pageName(page: number, pages: number): string;
}

/** `narrow`: the least where a column is narrow for what stands in it. */
const SIZE = { title: 16, note: 8, text: 8.5, narrow: 7, narrowHeading: 6, foot: 7.5 } as const;
const LINE = 12.5;
const GAP = 6;

/** The table page after page, with its headings on each; one table for whoever listens to it. Figures have the minus of the pages (D-OFF-284). */
export function tablePdf(table: TablePdf): Uint8Array {
  const document = new TaggedDocument(table.landscape ? LANDSCAPE : PAPER);
  const { height, margin } = document.paper;
  const lastLine = height - margin - LINE;
  document.newPage();
  let y = titled(document, table);
  const tag = document.tag('Table', document.whole);
  headings(document, table, y, tag);
  for (const row of table.rows) {
    y += LINE;
    if (y > lastLine) {
      document.newPage();
      y = margin + LINE;
      headings(document, table, y);
      y += LINE;
    }
    const line = document.tag('TR', tag);
    cells(document, table.columns, row, y, SIZE.narrow, (i, text, place) => {
      const isHeading = table.columns[i]!.isHeading === true;
      const cell = isHeading ? document.tag('TH', line, ROW_HEADING) : document.tag('TD', line);
      document.write(cell, text, place);
    });
  }
  afterwards(document, table.after ?? [], y);
  for (let page = 0; page < document.pages; page++)
    document.decorate(page, table.pageName(page + 1, document.pages), { x: margin, y: height - 22, size: SIZE.foot });
  return document.finish(table.title, table.language);
}

const ROW_HEADING = '/A<</O/Table/Scope/Row>>';
const COLUMN_HEADING = '/A<</O/Table/Scope/Column>>';

function afterwards(document: TaggedDocument, lines: readonly string[], from: number): void {
  const { width, height, margin } = document.paper;
  let y = from + GAP;
  for (const line of lines) {
    y += LINE;
    if (y > height - margin - LINE) {
      document.newPage();
      y = margin + LINE;
    }
    const fitted = document.font().fitted(trueMinus(line), SIZE.text, width - 2 * margin);
    document.write(document.tag('P', document.whole), fitted, { x: margin, y, size: SIZE.text });
  }
}

function titled(document: TaggedDocument, { title, notes }: TablePdf): number {
  const x = document.paper.margin;
  let y = x + SIZE.title;
  const width = document.paper.width - 2 * x;
  const size = sizeToFit(document.font(true), title, width, SIZE.title, SIZE.text);
  const shown = document.font(true).fitted(title, size, width);
  document.write(document.tag('H1', document.whole), shown, { x, y, size, bold: true });
  y += GAP;
  for (const note of notes) {
    y += LINE;
    const fitted = document.font().fitted(trueMinus(note), SIZE.note, width);
    document.write(document.tag('P', document.whole), fitted, { x, y, size: SIZE.note });
  }
  return y + 2 * LINE;
}

/** A long text is written smaller before anything of it is left out. */
function sizeToFit(font: Font, text: string, width: number, most: number, least: number): number {
  return Math.max(least, Math.min(most, (most * width) / font.widthOf(text, most)));
}

/** On the first page they belong to the table; on the others they only help the eye. */
function headings(document: TaggedDocument, { columns }: TablePdf, y: number, table?: Tag): void {
  const line = table && document.tag('TR', table);
  const names = columns.map(({ name }) => name);
  const bold = columns.map((column) => ({ ...column, bold: true }));
  cells(document, bold, names, y, SIZE.narrowHeading, (_i, text, place) => {
    if (line) document.write(document.tag('TH', line, COLUMN_HEADING), text, place);
    else document.decorate(document.pages - 1, text, place);
  });
  document.rule(y + 3.5);
}

type Font = ReturnType<TaggedDocument['font']>;
type Place = { x: number; y: number; size: number; bold: boolean };

function cells(
  document: TaggedDocument,
  columns: readonly PdfColumn[],
  texts: readonly string[],
  y: number,
  least: number,
  write: (i: number, text: string, place: Place) => void,
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left: number = document.paper.margin;
  columns.forEach(({ share, alignment, bold = false }, i) => {
    const width = ((document.paper.width - 2 * document.paper.margin) * share) / shares;
    const font = document.font(bold);
    const whole = trueMinus((texts[i] ?? '').normalize('NFC'));
    const size = sizeToFit(font, whole, width - GAP, SIZE.text, least);
    const text = font.fitted(whole, size, width - GAP);
    const x = alignment === 'start' ? left : left + width - GAP - font.widthOf(text, size);
    write(i, text, { x, y, size, bold });
    left += width;
  });
}
