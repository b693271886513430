import { type IsoDate, type PlayType, withoutGaps } from '@escala/core';
import type { CsvCell } from './csv-table.ts';
import { readBirth } from './entry-values.ts';
import { type OldListCode, type ParsedRows, readOldList, type Tell } from './old-list-rows.ts';
import { type PrintedStatus, type ScrabbleColumn, scrabbleColumnOf, statusOf } from './scrabble-list-headings.ts';

export interface PrintedScrabbleRating {
  readonly rating: number;
  readonly status?: PrintedStatus;
  readonly played?: number;
}

/** A line of an old Scrabble list, with everything printed on it. */
export interface OldScrabbleLine {
  readonly line: number;
  readonly id?: string;
  readonly name?: string;
  readonly birthDate?: IsoDate;
  readonly birthYear?: number;
  readonly ratings: Readonly<Partial<Record<PlayType, PrintedScrabbleRating>>>;
  readonly general?: number;
}

export type ParsedScrabbleList = ParsedRows<OldListCode, OldScrabbleLine>;

const HIGHEST = 9999;

type Columns = readonly (ScrabbleColumn | undefined)[];

/**
 * Reads an old Scrabble list: one player per row, one column per type of play, and beside it, if given, the number of
 * games behind the rating and whether it is active. Never throws on input.
 */
export function parseScrabbleListCsv(text: string): ParsedScrabbleList {
  return readOldList<OldListCode, Columns, OldScrabbleLine>(text, { isHeadings, columnsOf, readLine });
}

const nameOf = (column: ScrabbleColumn): string =>
  typeof column === 'string' ? column : `${column.type} ${column.field}`;

const isRating = (column: ScrabbleColumn | undefined): boolean =>
  column === 'general' || (typeof column === 'object' && column.field === 'rating');

/** Headings include a rating, and something that identifies a player. */
function isHeadings(row: readonly CsvCell[]): boolean {
  const columns = row.map(({ text }) => scrabbleColumnOf(text));
  return columns.some(isRating) && columns.some((column) => column === 'id' || column === 'name');
}

function columnsOf(headings: readonly CsvCell[], tell: Tell<OldListCode>): Columns {
  const seen = new Set<string>();
  return headings.map((cell) => {
    const column = scrabbleColumnOf(cell.text);
    if (column === undefined) return undefined;
    const isTwice = seen.has(nameOf(column));
    if (isTwice) tell('old-list-heading-twice', cell);
    seen.add(nameOf(column));
    return isTwice ? undefined : column;
  });
}

interface Found {
  rating?: number | undefined;
  status?: PrintedStatus | undefined;
  played?: number | undefined;
}

interface FoundFacts {
  id?: string;
  name?: string;
  birthDate?: IsoDate;
  birthYear?: number;
  general?: number | undefined;
}

function readLine(row: readonly CsvCell[], columns: Columns, tell: Tell<OldListCode>): OldScrabbleLine | undefined {
  const found: Partial<Record<PlayType, Found>> = {};
  const facts: FoundFacts = {};
  row.forEach((cell, i) => {
    const column = columns[i];
    const text = cell.text.replace(/\s+/g, ' ');
    if (column === undefined || text === '' || text === '-') return;
    if (column === 'id' || column === 'name') facts[column] = text;
    else if (column === 'birth') Object.assign(facts, readBirth(text));
    else if (column === 'general') facts.general = readNumber(cell, -HIGHEST, tell);
    else {
      const of = found[column.type] ?? {};
      found[column.type] = of;
      if (column.field === 'status') of.status = readStatus(cell, tell);
      else of[column.field] = readNumber(cell, column.field === 'played' ? 0 : -HIGHEST, tell);
    }
  });
  const printed = Object.entries(found).filter(([, { rating }]) => rating !== undefined);
  const ratings = Object.fromEntries(printed.map(([type, of]) => [type, withoutGaps(of)]));
  const isKnown = facts.id !== undefined || facts.name !== undefined;
  const isRated = printed.length > 0 || facts.general !== undefined;
  if (!isKnown) tell('old-list-row-no-player', row[0]!);
  if (!isRated) tell('old-list-row-no-rating', row[0]!);
  return isKnown && isRated ? ({ line: row[0]!.line, ...withoutGaps(facts), ratings } as OldScrabbleLine) : undefined;
}

/** Printed ratings are whole; zero decimals are ignored. */
function readNumber(cell: CsvCell, least: number, tell: Tell<OldListCode>): number | undefined {
  const written = /^([+-]?\d{1,4})(?:[.,]0+)?$/.exec(cell.text.replace('−', '-'));
  const value = written === null ? undefined : Number(written[1]);
  if (value !== undefined && value >= least) return value;
  tell('old-list-not-a-number', cell);
  return undefined;
}

function readStatus(cell: CsvCell, tell: Tell<OldListCode>): PrintedStatus | undefined {
  const status = statusOf(cell.text);
  if (status === undefined) tell('old-list-not-a-status', cell);
  return status;
}
