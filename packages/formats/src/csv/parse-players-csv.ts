import type { IsoDate } from '@escala/core';
import { clipped } from '../interchange/faults/shown.ts';
import type { Problem } from '../problems/problem.ts';
import { ProblemList } from '../problems/problem-list.ts';
import { type CsvCell, readCsv } from './csv-table.ts';
import type { EntriesCode } from './entries-problem.ts';
import { headingRow } from './entry-columns.ts';
import { readBirth } from './entry-values.ts';
import { type Entry, parseEntriesCsv } from './parse-entries-csv.ts';
import { type PlayerField, playerFieldOf } from './player-headings.ts';

/** A row of a federation's register of players. */
export interface PlayerRow extends Entry {
  /** Seasons with a licence, the oldest first. */
  readonly seasons?: readonly number[];
  readonly federatedOn?: IsoDate;
  readonly firstSeason?: number;
}

export const PLAYERS_CODES = ['players-not-a-season', 'players-no-date'] as const;
export type PlayersCode = EntriesCode | (typeof PLAYERS_CODES)[number];

export interface ParsedPlayers {
  readonly players: readonly PlayerRow[];
  /** In the order of the text. */
  readonly problems: readonly Problem<PlayersCode | 'too-many'>[];
}

/** Reads a register of players: a list of entries that may also tell since when, and in which seasons, somebody is federated. */
export function parsePlayersCsv(text: string): ParsedPlayers {
  const { entries, separator, problems } = parseEntriesCsv(text);
  const { rows } = readCsv(text.startsWith('\uFEFF') ? text.slice(1) : text, separator);
  const headings = rows[headingRow(rows)] ?? [];
  const columns = new Map<PlayerField, number>();
  headings.forEach(({ text: heading }, i) => {
    const field = playerFieldOf(heading);
    if (field !== undefined && !columns.has(field)) columns.set(field, i);
  });
  const known = new Set([...columns.values()].map((i) => `${headings[i]!.line}:${headings[i]!.column}`));
  const found = new ProblemList<PlayersCode>();
  const byLine = new Map(rows.map((row) => [row[0]!.line, row]));
  const players = entries.map((entry, i) => ({
    ...entry,
    ...readMore(byLine.get(entry.line) ?? [], columns, i, found),
  }));
  const others = problems.filter(
    ({ code, line, column }) => code !== 'entries-heading-unknown' || !known.has(`${line}:${column}`),
  );
  const all = [...others, ...found.inOrder()].sort((a, b) => a.line - b.line || a.column - b.column);
  return { players, problems: all };
}

type More = Pick<PlayerRow, 'seasons' | 'federatedOn' | 'firstSeason'>;

function readMore(
  row: readonly CsvCell[],
  columns: ReadonlyMap<PlayerField, number>,
  index: number,
  problems: ProblemList<PlayersCode>,
): More {
  const read = <Value>(field: PlayerField, code: PlayersCode, reader: (text: string) => Value | undefined) => {
    const cell = row[columns.get(field) ?? -1];
    if (cell === undefined || cell.text === '' || cell.text === '-') return undefined;
    const value = reader(cell.text);
    const { line, column } = cell;
    const values = { found: clipped(cell.text) };
    if (value === undefined) problems.add({ severity: 'error', code, path: ['players', index], line, column, values });
    return value;
  };
  const seasons = read('season', 'players-not-a-season', readSeasons);
  const federatedOn = read('federatedOn', 'players-no-date', (text) => readBirth(text)?.birthDate);
  const firstSeason = read('firstSeason', 'players-not-a-season', (text) => readSeasons(text)?.[0]);
  return {
    ...(seasons !== undefined && { seasons }),
    ...(federatedOn !== undefined && { federatedOn }),
    ...(firstSeason !== undefined && { firstSeason }),
  };
}

/** Years with any sign between them, or a span of years: `2014, 2015, 2016`, `2014-2016`; `2014/15` is the season 2014. */
function readSeasons(text: string): number[] | undefined {
  const seasons: number[] = [];
  for (const piece of text.split(/[,;+ ]+/).filter((each) => each !== '')) {
    const [, first, last] = /^((?:19|20)\d\d)(?:[-–]((?:19|20)\d\d)|\/\d\d(?:\d\d)?)?$/.exec(piece) ?? [];
    if (first === undefined || Number(last ?? first) < Number(first)) return undefined;
    for (let year = Number(first); year <= Number(last ?? first); year++) seasons.push(year);
  }
  return [...new Set(seasons)].sort((a, b) => a - b);
}
