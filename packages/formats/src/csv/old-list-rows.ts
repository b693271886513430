import type { CodeOf } from '@escala/core';
import { clipped } from '../interchange/faults/shown.ts';
import { type Problem, ProblemList } from '../problems/problem.ts';
import { type CsvCell, type CsvCode, readCsv, separatorOf } from './csv-table.ts';

export type OldListCode = CsvCode | Extract<CodeOf<'fault'>, `old-list-${string}`>;

/** At most this many lines may precede the headings, such as the name of the list. */
const MOST_ROWS_ABOVE = 10;

export type Tell<Code extends string> = (code: Code, cell: CsvCell) => void;

/** How one kind of list is read: what its headings look like, and what the rows below them mean. */
export interface OldListReader<Code extends string, Columns, Line> {
  isHeadings(row: readonly CsvCell[]): boolean;
  columnsOf(headings: readonly CsvCell[], tell: Tell<Code>): Columns;
  /** Undefined, and reported, if a row has no player or no rating. */
  readLine(row: readonly CsvCell[], columns: Columns, tell: Tell<Code>): Line | undefined;
}

export interface ParsedRows<Code extends string, Line> {
  readonly lines: readonly Line[];
  /** In the order of the text. */
  readonly problems: readonly Problem<Code | 'too-many'>[];
}

/** Rows of an old list, below the first row that looks like its headings. Never throws on input. */
export function readOldList<Code extends string, Columns, Line>(
  text: string,
  reader: OldListReader<Code | OldListCode, Columns, Line>,
): ParsedRows<Code | OldListCode, Line> {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const problems = new ProblemList<Code | OldListCode>();
  const tell: Tell<Code | OldListCode> = (code, { text: found, line, column }) =>
    problems.add({ severity: 'error', code, path: [], line, column, values: { found: clipped(found) } });
  const { rows, badQuotes } = readCsv(plain, separatorOf(plain));
  for (const { code, cell } of badQuotes) tell(code, cell);
  const first = rows[0];
  const at = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => reader.isHeadings(row));
  const headings = rows[at];
  if (headings === undefined) {
    if (first === undefined) tell('csv-empty', { text: '', line: 1, column: 1 });
    else tell('old-list-no-headings', first[0]!);
    return { lines: [], problems: problems.inOrder() };
  }
  const columns = reader.columnsOf(headings, tell);
  const lines = rows.slice(at + 1).flatMap((row) => reader.readLine(row, columns, tell) ?? []);
  return { lines, problems: problems.inOrder() };
}
