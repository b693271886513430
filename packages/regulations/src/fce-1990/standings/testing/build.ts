import type { GameKind, Result, StandingsRow, TeamMatch, Tournament, TournamentGame } from '@escala/core';
import { expect } from 'vitest';
import type { StandingsOptions } from '../../../contracts/standings.ts';
import { standings } from '../standings.ts';

/** `1 2 1-0`: White, Black, result; a final `f` is a forfeit, `a` an adjudication. */
export function gamesOf(rounds: readonly (readonly string[])[]): TournamentGame[] {
  return rounds.flatMap((games, i) =>
    games.map((text) => {
      const [white, black, result, mark] = text.split(' ') as [string, string, Result, string?];
      const kind: GameKind = mark === 'f' ? 'forfeit' : mark === 'a' ? 'adjudicated' : 'played';
      return { round: i + 1, white, black, result, kind };
    }),
  );
}

export interface TournamentParts extends Partial<Omit<Tournament, 'players' | 'games' | 'format'>> {
  /** The number of players, named from 1 on, or their ratings in that order (0: unrated). */
  readonly players: number | readonly number[];
  readonly games: readonly (readonly string[])[];
}

export function tournamentOf({ players, games, ...rest }: TournamentParts): Tournament {
  const ratings = typeof players === 'number' ? new Array<number>(players).fill(0) : players;
  return {
    format: 'escala/tournament@1',
    system: 'fce-1990',
    rounds: games.length,
    initialColour: 'white',
    players: ratings.map((rating, i) => ({ id: `${i + 1}`, number: i + 1, ...(rating > 0 && { rating }) })),
    games: gamesOf(games),
    ...rest,
  };
}

/** The rows of a table, by player; the table must not be refused. */
export function rowsOf(tournament: Tournament, options: StandingsOptions = {}): Record<string, StandingsRow> {
  const result = standings(tournament, options);
  expect(result.kind === 'refused' ? result.findings : []).toEqual([]);
  const rows = result.kind === 'ranked' ? result.standings.rows : [];
  return Object.fromEntries(rows.map((row) => [row.player, row]));
}

/** The values of one tie-break, by player. */
export function valuesOf(tournament: Tournament, tieBreak: string, round?: number): Record<string, number | null> {
  const rows = rowsOf(tournament, { tiebreaks: [tieBreak], round });
  return Object.fromEntries(Object.entries(rows).map(([player, row]) => [player, row.tiebreaks[0]!]));
}

/** A match given by the points on the home team's boards: `1 = 0 1`; the home team has White on odd boards. */
export function matchOf(round: number, home: string, away: string, boards: string): TeamMatch {
  return {
    round,
    home,
    away,
    boards: boards.split(' ').map((sign, i) => {
      const white = i % 2 === 0 ? 'home' : 'away';
      const result: Result = sign === '=' ? '1/2' : (sign === '1') === (white === 'home') ? '1-0' : '0-1';
      return { board: i + 1, white, result };
    }),
  };
}
