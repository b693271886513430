import { readCsv, separatorOf } from '../csv/csv-table.ts';
import { headingRow } from '../csv/entry-columns.ts';
import { type ParsedPlayers, type PlayerRow, type PlayersCode, parsePlayersCsv } from '../csv/parse-players-csv.ts';
import { clipped } from '../interchange/faults/shown.ts';
import type { Problem } from '../problems/problem.ts';
import { ProblemList } from '../problems/problem-list.ts';
import { type YearGames, yearOfHeading } from './year-games.ts';

/** A row of a register with the games of past years, which K is computed from (fce-2016 16.2). */
export interface PlayerFileRow extends PlayerRow {
  readonly games?: readonly YearGames[];
}

export const PLAYERS_FILE_CODES = ['players-no-games'] as const;
export type PlayersFileCode = PlayersCode | (typeof PLAYERS_FILE_CODES)[number];

export interface ParsedPlayersFile extends Omit<ParsedPlayers, 'players' | 'problems'> {
  readonly players: readonly PlayerFileRow[];
  readonly problems: readonly Problem<PlayersFileCode | 'too-many'>[];
}

/** Reads a register of players with a column for the games of each year. */
export function parsePlayersFile(text: string): ParsedPlayersFile {
  const { players, problems } = parsePlayersCsv(text);
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const { rows } = readCsv(plain, separatorOf(plain));
  const headings = rows[headingRow(rows)] ?? [];
  const columns = headings.flatMap((cell, i) => {
    const year = yearOfHeading(cell.text);
    return year === undefined ? [] : [{ ...year, i, place: `${cell.line}:${cell.column}` }];
  });
  if (columns.length === 0) return { players, problems };
  const byLine = new Map(rows.map((row) => [row[0]!.line, row]));
  const found = new ProblemList<PlayersFileCode>();
  const counted = players.map((player, index) => {
    const games = columns.flatMap(({ year, series, i }): YearGames[] => {
      const cell = byLine.get(player.line)?.[i];
      if (cell === undefined || cell.text === '' || cell.text === '-') return [];
      if (/^\d{1,4}$/.test(cell.text)) return [{ year, games: Number(cell.text), ...(series && { series }) }];
      const { line, column } = cell;
      const values = { found: clipped(cell.text), year };
      found.add({ severity: 'error', code: 'players-no-games', path: ['players', index], line, column, values });
      return [];
    });
    return games.length === 0 ? player : { ...player, games };
  });
  const known = new Set(columns.map(({ place }) => place));
  const others = problems.filter(
    ({ code, line, column }) => code !== 'entries-heading-unknown' || !known.has(`${line}:${column}`),
  );
  const all = [...others, ...found.inOrder()].sort((a, b) => a.line - b.line || a.column - b.column);
  return { players: counted, problems: all };
}
