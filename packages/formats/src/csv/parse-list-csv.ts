import { type IsoDate, withoutGaps } from '@escala/core';
import type { CsvCell } from './csv-table.ts';
import { readBirth, readRating } from './entry-values.ts';
import { type ListField, listFieldOf } from './list-headings.ts';
import { type OldListCode, type ParsedRows, readOldList, type Tell } from './old-list-rows.ts';

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
  /** In whole points. */
  readonly change?: number;
  readonly baseFactor?: number;
  readonly factor?: number;
  readonly games?: number;
}

export type ParsedList = ParsedRows<OldListCode, OldListLine>;

/** Larger values are something else. */
const MOST_K = 200;
const MOST_GAMES = 9999;

/**
 * Reads an old list: headings in any of the four languages, then one player per row, identified by id, FIDE id or name.
 * Unknown columns are ignored; a row without player or rating is reported and left out. Never throws on input.
 */
export function parseListCsv(text: string): ParsedList {
  return readOldList<OldListCode, ListColumns, OldListLine>(text, { isHeadings, columnsOf, readLine });
}

type ListColumns = ReadonlyMap<ListField, number>;

/** Headings include a rating, and something that identifies a player. */
function isHeadings(row: readonly CsvCell[]): boolean {
  const fields = row.map(({ text }) => listFieldOf(text));
  return fields.includes('rating') && (['id', 'fideId', 'name'] as const).some((field) => fields.includes(field));
}

function columnsOf(headings: readonly CsvCell[], tell: Tell<OldListCode>): ListColumns {
  const columns = new Map<ListField, number>();
  headings.forEach((cell, i) => {
    const field = listFieldOf(cell.text);
    if (field === undefined) return;
    if (columns.has(field)) tell('old-list-heading-twice', cell);
    else columns.set(field, i);
  });
  return columns;
}

function readLine(row: readonly CsvCell[], columns: ListColumns, tell: Tell<OldListCode>): OldListLine | undefined {
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
  return withoutGaps<OldListLine>({
    line: row[0]!.line,
    ...who,
    ...readBirth(text('birth') ?? ''),
    rating,
    previous: number('previous', (written) => (/^0+$/.test(written) ? null : readRating(written))),
    change: number('change', readWhole),
    baseFactor: number('baseFactor', upTo(MOST_K)),
    factor: number('factor', upTo(MOST_K)),
    games: number('games', upTo(MOST_GAMES)),
  });
}

function upTo(most: number): (text: string) => number | undefined {
  return (text) => {
    const value = readWhole(text);
    return value !== undefined && value >= 0 && value <= most ? value : undefined;
  };
}

/** A whole number with an optional sign; zero decimals are ignored. */
function readWhole(text: string): number | undefined {
  const written = /^([+-]?\d{1,5})(?:[.,]0+)?$/.exec(text.replace('−', '-'));
  return written === null ? undefined : Number(written[1]);
}
