import type { CodeOf } from '@escala/core';
import { type CsvCell, readCsv } from '../csv/csv-table.ts';
import type { EntriesCode } from '../csv/entries-problem.ts';
import { headingRow } from '../csv/entry-columns.ts';
import { plainWords } from '../csv/entry-headings.ts';
import { readBirth } from '../csv/entry-values.ts';
import { type Entry, parseEntriesCsv } from '../csv/parse-entries-csv.ts';
import { clipped } from '../interchange/faults/shown.ts';
import { type Problem, ProblemList } from '../problems/problem.ts';
import type { RegisterColumn } from './register-column.ts';
import { type YearGames, yearOfHeading } from './year-games.ts';

/** A row of a federation's register of players. */
export interface PlayerFileRow extends Entry {
  /** Seasons with a licence, the oldest first. */
  readonly seasons?: readonly number[];
  /** Games of past years, from which K is computed (fce-2016 16.2). */
  readonly games?: readonly YearGames[];
  /** Values of further columns, by field. */
  readonly more: Readonly<Record<string, string | number>>;
}

export type PlayersFileCode = EntriesCode | Extract<CodeOf<'fault'>, `players-${string}`>;

export interface ParsedPlayersFile {
  readonly players: readonly PlayerFileRow[];
  /** In the order of the text. */
  readonly problems: readonly Problem<PlayersFileCode | 'too-many'>[];
}

/** Headings in Catalan, Spanish, Romanian and English, as in `entry-headings.ts`. */
const SEASONS =
  'season|licence season|temporada|temporada llicencia|temporada licencia|sezon|sezonul|seasons|temporades|temporadas|sezoane';

interface Facts {
  seasons?: readonly number[];
  games?: readonly YearGames[];
  more: Record<string, string | number>;
}

/** What a column adds to the facts of a row; undefined if its text is unreadable. */
interface ColumnReader {
  readonly code: PlayersFileCode;
  readonly values?: { readonly year: number };
  read(text: string, facts: Facts): Partial<Facts> | undefined;
}

/**
 * Reads a register of players: a list of entries that may also have seasons with a licence, the games of each year, and
 * the given further columns.
 */
export function parsePlayersFile(text: string, further: readonly RegisterColumn[]): ParsedPlayersFile {
  const { entries, separator, problems } = parseEntriesCsv(text);
  const { rows } = readCsv(text.startsWith('\uFEFF') ? text.slice(1) : text, separator);
  const headings = rows[headingRow(rows)] ?? [];
  const readers = readersOf(headings, further);
  const known = new Set(
    headings.filter((_, i) => readers[i] !== undefined).map(({ line, column }) => `${line}:${column}`),
  );
  const byLine = new Map(rows.map((row) => [row[0]!.line, row]));
  const found = new ProblemList<PlayersFileCode>();
  const players = entries.map((entry, index) => {
    let facts: Facts = { more: {} };
    byLine.get(entry.line)?.forEach((cell, i) => {
      const reader = readers[i];
      if (reader === undefined || cell.text === '' || cell.text === '-') return;
      const told = reader.read(cell.text, facts);
      facts = { ...facts, ...told };
      const { line, column } = cell;
      const values = { found: clipped(cell.text), ...reader.values };
      const path = ['players', index];
      if (told === undefined) found.add({ severity: 'error', code: reader.code, path, line, column, values });
    });
    return { ...entry, ...facts };
  });
  const others = problems.filter(
    ({ code, line, column }) => code !== 'entries-heading-unknown' || !known.has(`${line}:${column}`),
  );
  const all = [...others, ...found.inOrder()].sort((a, b) => a.line - b.line || a.column - b.column);
  return { players, problems: all };
}

/** Of two columns for the same, the first counts. */
function readersOf(headings: readonly CsvCell[], further: readonly RegisterColumn[]): (ColumnReader | undefined)[] {
  const named = new Map<string, ColumnReader>(SEASONS.split('|').map((words) => [words, seasons]));
  for (const column of further) {
    const reader = furtherReader(column);
    for (const words of [plainWords(column.heading), ...column.also.split('|')]) named.set(words, reader);
  }
  const seen = new Set<ColumnReader>();
  return headings.map(({ text }) => {
    const reader = named.get(plainWords(text)) ?? gamesReader(text);
    if (reader === undefined || seen.has(reader)) return undefined;
    seen.add(reader);
    return reader;
  });
}

const seasons: ColumnReader = {
  code: 'players-not-a-season',
  read: (text) => {
    const read = readSeasons(text);
    return read && { seasons: read };
  },
};

function furtherReader({ field, reads }: RegisterColumn): ColumnReader {
  const { code, read } = CELLS[reads];
  return {
    code,
    read: (text, { more }) => {
      const value = read(text);
      return value === undefined ? undefined : { more: { ...more, [field]: value } };
    },
  };
}

const CELLS: Readonly<
  Record<
    RegisterColumn['reads'],
    { readonly code: ColumnReader['code']; read(text: string): string | number | undefined }
  >
> = {
  date: { code: 'players-no-date', read: (text) => readBirth(text)?.birthDate },
  season: { code: 'players-not-a-season', read: (text) => readSeasons(text)?.[0] },
  // Any text is valid.
  text: { code: 'players-no-date', read: (text) => text.replace(/\s+/g, ' ') },
};

function gamesReader(heading: string): ColumnReader | undefined {
  const of = yearOfHeading(heading);
  if (of === undefined) return undefined;
  const { year, series } = of;
  return {
    code: 'players-no-games',
    values: { year },
    read: (text, { games = [] }) =>
      /^\d{1,4}$/.test(text)
        ? { games: [...games, { year, games: Number(text), ...(series && { series }) }] }
        : undefined,
  };
}

/** Years with any separator, or a range of years: `2014, 2015, 2016`, `2014-2016`; `2014/15` is the season 2014. */
function readSeasons(text: string): number[] | undefined {
  const found: number[] = [];
  for (const piece of text.split(/[,;+ ]+/).filter((each) => each !== '')) {
    const [, first, last] = /^((?:19|20)\d\d)(?:[-–]((?:19|20)\d\d)|\/\d\d(?:\d\d)?)?$/.exec(piece) ?? [];
    if (first === undefined || Number(last ?? first) < Number(first)) return undefined;
    for (let year = Number(first); year <= Number(last ?? first); year++) found.push(year);
  }
  return [...new Set(found)].sort((a, b) => a - b);
}
