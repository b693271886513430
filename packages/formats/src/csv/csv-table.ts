import { type CodeOf, fromSpreadsheet } from '@escala/core';

/** What may be wrong with any table. */
export type CsvCode = Extract<CodeOf<'fault'>, `csv-${string}`>;

/** A cell with its position; both numbers count from 1. */
export interface CsvCell {
  /**
   * Without quotes, without surrounding blanks, and without an apostrophe that keeps a spreadsheet from evaluating it.
   */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface CsvTable {
  readonly rows: readonly (readonly CsvCell[])[];
  /** Quotes never closed, and quotes followed by something other than a separator. */
  readonly badQuotes: readonly {
    readonly code: 'csv-quote-open' | 'csv-quote-stray';
    readonly cell: CsvCell;
  }[];
}

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines examined to find the separator. */
const LINES_LOOKED_AT = 10;

/** The separator most frequent in the first lines, outside quotes; a comma if there is none. */
export function separatorOf(text: string): Separator {
  const start = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const lines = start.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const sample = lines.slice(0, LINES_LOOKED_AT).join('\n');
  let best: Separator = ',';
  let most = 0;
  for (const separator of SEPARATORS) {
    const count = sample.split(separator).length - 1;
    if (count > most) [best, most] = [separator, count];
  }
  return best;
}

/**
 * Cells as in RFC 4180, with any separator and any line ending: a cell in double quotes may contain separators, line
 * endings and doubled quotes. Empty rows are left out.
 */
export function readCsv(text: string, separator: Separator): CsvTable {
  const rows: CsvCell[][] = [];
  const badQuotes: { code: 'csv-quote-open' | 'csv-quote-stray'; cell: CsvCell }[] = [];
  let row: CsvCell[] = [];
  let line = 1;
  let lineStart = 0;
  let at = 0;
  const endRow = (): void => {
    if (row.some((cell) => cell.text !== '')) rows.push(row);
    row = [];
  };
  while (at <= text.length) {
    const place = { line, column: at - lineStart + 1 };
    const start = skipBlanks(text, at);
    let end = start;
    if (text[start] === '"') {
      const close = closingQuote(text, start + 1);
      const inner = text.slice(start + 1, close < 0 ? text.length : close).replaceAll('""', '"');
      end = close < 0 ? text.length : close + 1;
      for (const [ended, offset] of lineEnds(text, start, end)) [line, lineStart] = [line + ended, offset];
      const after = endOfCell(text, end, separator);
      const stray = text.slice(end, after).trim();
      const cell = { text: fromSpreadsheet(inner.trim() + stray), ...place };
      row.push(cell);
      if (close < 0) badQuotes.push({ code: 'csv-quote-open', cell });
      else if (stray !== '') badQuotes.push({ code: 'csv-quote-stray', cell });
      end = after;
    } else {
      end = endOfCell(text, start, separator);
      row.push({ text: fromSpreadsheet(text.slice(start, end).trim()), ...place });
    }
    if (text[end] === separator) {
      at = end + 1;
      continue;
    }
    endRow();
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    line++;
    lineStart = at;
  }
  return { rows, badQuotes: isTable(text) ? badQuotes : [] };
}

/** Markup and JSON have no rows of cells. */
export const isTable = (text: string): boolean => !/^\s*[<{[]/.test(text);

/** Blanks before a quote are not part of the text; a tab may be a separator. */
function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return text[at] === '"' ? at : from;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return -1;
}

function endOfCell(text: string, from: number, separator: Separator): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

/** For each line ending between two positions: one more line, and where it starts. */
function* lineEnds(text: string, from: number, to: number): Generator<readonly [number, number]> {
  for (let at = from; at < to; at++)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) yield [1, at + 1];
}
