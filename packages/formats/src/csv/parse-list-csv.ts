import type { IsoDate } from '@escala/core';
import { clipped } from '../interchange/faults/shown.ts';
import type { Problem } from '../problems/problem.ts';
import { ProblemList } from '../problems/problem-list.ts';
import { type CsvCell, readCsv, separatorOf } from './csv-table.ts';
import { readBirth, readRating } from './entry-values.ts';
import { type ListField, listFieldOf } from './list-headings.ts';

/** A line of an old rating list. */
export interface OldListLine {
  /** The line of the file. */
  readonly line: number;
  readonly id?: string;
  readonly fideId?: string;
  readonly name?: string;
  readonly birthDate?: IsoDate;
  readonly birthYear?: number;
  readonly rating: number;
  readonly previous?: number;
  /** Whole points. */
  readonly change?: number;
  readonly baseFactor?: number;
  readonly factor?: number;
  readonly games?: number;
}

export const OLD_LIST_CODES = [
  'old-list-empty',
  'old-list-no-headings',
  'old-list-heading-twice',
  'old-list-row-no-player',
  'old-list-row-no-rating',
  'old-list-not-a-number',
  'old-list-quote-open',
  'old-list-quote-stray',
] as const;
export type OldListCode = (typeof OLD_LIST_CODES)[number];

export interface ParsedList {
  readonly lines: readonly OldListLine[];
  /** In the order of the text. */
  readonly problems: readonly Problem<OldListCode | 'too-many'>[];
}

/** Lines above the headings, such as the name of the list, are no more than these. */
export const MOST_ROWS_ABOVE = 10;

/** Larger ones are something else. */
const MOST_K = 200;
const MOST_GAMES = 9999;

/**
 * Reads an old list: headings in any of the four languages, then a player in each row, known by id, FIDE id or name. Columns of
 * which nothing is known are passed over; a row without player or rating is told and left out. Never throws on input.
 */
export function parseListCsv(text: string): ParsedList {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const problems = new ProblemList<OldListCode>();
  const tell = (code: OldListCode, { text: found, line, column }: CsvCell): void =>
    problems.add({ severity: 'error', code, path: [], line, column, values: { found: clipped(found) } });
  const { rows, badQuotes } = readCsv(plain, separatorOf(plain));
  for (const { code, cell } of badQuotes)
    tell(code === 'entries-quote-open' ? 'old-list-quote-open' : 'old-list-quote-stray', cell);
  if (rows.length === 0) tell('old-list-empty', { text: '', line: 1, column: 1 });
  const at = rows.slice(0, MOST_ROWS_ABOVE).findIndex(isHeadings);
  if (rows.length === 0 || at < 0) {
    if (rows.length > 0) tell('old-list-no-headings', rows[0]![0]!);
    return { lines: [], problems: problems.inOrder() };
  }
  const columns = columnsOf(rows[at]!, tell);
  const lines = rows.slice(at + 1).flatMap((row) => readLine(row, columns, tell) ?? []);
  return { lines, problems: problems.inOrder() };
}

type Tell = (code: OldListCode, cell: CsvCell) => void;

/** A rating, and something by which a player is known. */
function isHeadings(row: readonly CsvCell[]): boolean {
  const fields = row.map(({ text }) => listFieldOf(text));
  return fields.includes('rating') && (['id', 'fideId', 'name'] as const).some((field) => fields.includes(field));
}

function columnsOf(headings: readonly CsvCell[], tell: Tell): ReadonlyMap<ListField, number> {
  const columns = new Map<ListField, number>();
  headings.forEach((cell, i) => {
    const field = listFieldOf(cell.text);
    if (field === undefined) return;
    if (columns.has(field)) tell('old-list-heading-twice', cell);
    else columns.set(field, i);
  });
  return columns;
}

function readLine(
  row: readonly CsvCell[],
  columns: ReadonlyMap<ListField, number>,
  tell: Tell,
): OldListLine | undefined {
  const text = (field: ListField): string | undefined =>
    row[columns.get(field) ?? -1]?.text.replace(/\s+/g, ' ') || undefined;
  const number = (field: ListField, reader: (text: string) => number | null | undefined): number | undefined => {
    const cell = row[columns.get(field) ?? -1];
    if (cell === undefined || cell.text === '' || cell.text === '-') return undefined;
    const value = reader(cell.text);
    if (value === undefined) tell('old-list-not-a-number', cell);
    return value ?? undefined;
  };
  const rating = number('rating', (written) => (/^0+$/.test(written) ? null : readRating(written)));
  const fideId = text('fideId')?.replace(/^0+/, '');
  const who = { id: text('id'), fideId: fideId && /^\d{1,10}$/.test(fideId) ? fideId : undefined, name: text('name') };
  const isKnown = Object.values(who).some((value) => value !== undefined);
  if (!isKnown) tell('old-list-row-no-player', row[0]!);
  if (rating === undefined) tell('old-list-row-no-rating', row[0]!);
  if (!isKnown || rating === undefined) return undefined;
  const facts = {
    line: row[0]!.line,
    ...who,
    ...readBirth(text('birth') ?? ''),
    rating,
    previous: number('previous', (written) => (/^0+$/.test(written) ? null : readRating(written))),
    change: number('change', readWhole),
    baseFactor: number('baseFactor', upTo(MOST_K)),
    factor: number('factor', upTo(MOST_K)),
    games: number('games', upTo(MOST_GAMES)),
  };
  const given = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as OldListLine;
}

function upTo(most: number): (text: string) => number | undefined {
  return (text) => {
    const value = readWhole(text);
    return value !== undefined && value >= 0 && value <= most ? value : undefined;
  };
}

/** A whole number with any sign; decimals of no value are passed over. */
function readWhole(text: string): number | undefined {
  const written = /^([+-]?\d{1,5})(?:[.,]0+)?$/.exec(text.replace('−', '-'));
  return written === null ? undefined : Number(written[1]);
}
