import { type IsoDate, withoutGaps } from '@escala/core';
import { clipped } from '../interchange/faults/shown.ts';
import { ProblemList } from '../problems/problem.ts';
import { type CsvCell, isTable, readCsv, type Separator, separatorOf } from './csv-table.ts';
import { checkTwice, type EntriesCode, type EntriesProblem } from './entries-problem.ts';
import { columnsOfHeadings, type EntryColumn, type EntryColumns, headingRow } from './entry-columns.ts';
import { plainWords } from './entry-headings.ts';
import {
  type Birth,
  readBirth,
  readLetters,
  readRating,
  readShortBirth,
  readTitle,
  type Sex,
  sexReader,
} from './entry-values.ts';

/** A player who wants to take part, as given in a list of entries. */
export interface Entry {
  /** The line of the file. */
  readonly line: number;
  /** The whole name; `Surname, Given name` if the file has them separately. */
  readonly name: string;
  readonly surname?: string;
  readonly givenName?: string;
  readonly club?: string;
  readonly team?: string;
  readonly category?: string;
  readonly rating?: number;
  readonly fideRating?: number;
  readonly nationalRating?: number;
  readonly fideId?: string;
  readonly nationalId?: string;
  readonly birthDate?: IsoDate;
  readonly birthYear?: number;
  readonly sex?: Sex;
  readonly title?: string;
  readonly federation?: string;
  /** What a pasted line says about rounds off, not acted on yet (D-OFF-872). */
  readonly unread?: string;
}

export interface ParsedEntries {
  readonly separator: Separator;
  readonly entries: readonly Entry[];
  /** In the order of the text. */
  readonly problems: readonly EntriesProblem[];
}

/**
 * Reads a list of entries: a row of headings in Catalan, Spanish, Romanian or English,
 * preceded by at most a few lines of other text, then one player per row, with the columns
 * in any order. What cannot be read is reported and left out. Never throws on input.
 */
export function parseEntriesCsv(text: string): ParsedEntries {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(plain);
  const problems = new ProblemList<EntriesCode>();
  const { rows, badQuotes } = readCsv(plain, separator);
  for (const { code, cell } of badQuotes)
    problems.add({ severity: 'error', code, path: [], line: cell.line, column: cell.column, values: {} });
  if (rows.length === 0) {
    problems.add({ severity: 'error', code: 'csv-empty', path: [], line: 1, column: 1, values: {} });
    return { separator, entries: [], problems: problems.inOrder() };
  }
  const at = isTable(plain) ? headingRow(rows) : -1;
  const headings = rows[at] ?? rows[0]!;
  const columns = at < 0 ? undefined : columnsOfHeadings(headings, rows.slice(at + 1), problems);
  if (columns === undefined) {
    const { line, column } = headings[0]!;
    const values = { found: clipped(headings.map((cell) => cell.text).join(separator)) };
    problems.add({ severity: 'error', code: 'entries-no-name', path: [], line, column, values });
    return { separator, entries: [], problems: problems.inOrder() };
  }
  const entries = readRows(rows.slice(at + 1), columns, headings.length, problems);
  if (rows.length === at + 1) {
    const { line, column } = headings[0]!;
    problems.add({ severity: 'error', code: 'entries-no-rows', path: [], line, column, values: {} });
  }
  return { separator, entries, problems: problems.inOrder() };
}

function readRows(
  rows: readonly (readonly CsvCell[])[],
  columns: EntryColumns,
  width: number,
  problems: ProblemList<EntriesCode>,
): Entry[] {
  const sexAt = columns.get('sex');
  const sexOf = sexReader(sexAt === undefined ? [] : rows.map((row) => row[sexAt]?.text ?? ''));
  const entries: Entry[] = [];
  for (const row of rows) {
    const tell = teller(entries.length, problems);
    const extra = row.slice(width).find((cell) => cell.text !== '');
    if (extra !== undefined) tell('entries-row-too-long', extra);
    const entry = readRow(row, columns, sexOf, tell);
    if (entry === undefined) tell('entries-row-no-name', row[0]!);
    else entries.push(entry);
  }
  checkTwice(entries, problems);
  return entries;
}

type Tell = (code: EntriesCode, cell: CsvCell, values?: Readonly<Record<string, number>>) => void;

/** Problems with values that were read anyway. */
const WARNINGS: readonly EntriesCode[] = ['entries-short-year'];

function teller(index: number, problems: ProblemList<EntriesCode>): Tell {
  return (code, { text, line, column }, more = {}) => {
    const values = { found: clipped(text), ...more };
    const severity = WARNINGS.includes(code) ? 'warning' : 'error';
    problems.add({ severity, code, path: ['entries', index], line, column, values });
  };
}

function readRow(
  row: readonly CsvCell[],
  columns: EntryColumns,
  sexOf: (text: string) => Sex | undefined,
  tell: Tell,
): Entry | undefined {
  /** The value of a non-empty cell; undefined, and reported, if it cannot be read. */
  const read = <Value>(field: EntryColumn, code: EntriesCode, reader: (text: string) => Value | undefined) => {
    const cell = row[columns.get(field) ?? -1];
    if (cell === undefined || cell.text === '') return undefined;
    const value = reader(cell.text);
    if (value === undefined) tell(code, cell);
    return value ?? undefined;
  };
  const text = (field: EntryColumn): string | undefined =>
    row[columns.get(field) ?? -1]?.text.replace(/\s+/g, ' ') || undefined;
  const surname = [text('surname'), text('secondSurname')].filter(Boolean).join(' ') || undefined;
  const givenName = text('givenName');
  const name = text('name') ?? [surname, givenName].filter(Boolean).join(', ');
  if (name === '') return undefined;
  return withoutGaps<Entry>({
    line: row[0]!.line,
    name,
    surname,
    givenName,
    // This word often heads the club; in a team event it is the team (D-OFF-787).
    club: text('club') ?? text('team'),
    team: text('team'),
    category: text('category'),
    rating: read('rating', 'entries-not-a-rating', readRating),
    fideRating: read('fideRating', 'entries-not-a-rating', readRating),
    nationalRating: read('nationalRating', 'entries-not-a-rating', readRating),
    fideId: read('fideId', 'entries-not-an-id', readFideId),
    nationalId: /^0+$/.test(text('nationalId') ?? '') ? undefined : text('nationalId'),
    ...birthOf(row[columns.get('birth') ?? -1], tell),
    sex: read('sex', 'entries-not-a-sex', sexOf),
    title: readTitle(text('title') ?? ''),
    federation: letters(text('federation')),
  });
}

/** Two-digit years are completed, which is reported (D-OFF-544). */
function birthOf(cell: CsvCell | undefined, tell: Tell): Birth | undefined {
  if (cell === undefined || cell.text === '') return undefined;
  const short = readShortBirth(cell.text);
  if (short === null) return undefined;
  const birth = short ?? readBirth(cell.text);
  if (birth === undefined) tell('entries-no-date', cell);
  else if (short !== undefined) tell('entries-short-year', cell, { year: short.birthYear ?? 0 });
  return birth;
}

function letters(text: string | undefined): string | undefined {
  return text === undefined ? undefined : readLetters(text) || undefined;
}

/** Digits only; 0 and a dash mean none. */
function readFideId(text: string): string | null | undefined {
  if (/^(?:0+|-+)$/.test(text) || plainWords(text) === '') return null;
  const digits = text.replace(/[ .]/g, '');
  return /^[1-9]\d{3,9}$/.test(digits) ? digits : undefined;
}
