import { blackScore, type Day, FORFEIT, kindOf, NO_DAY, whiteScore, writeDay } from '@escala/core';
import { z } from 'zod';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { eventsOfPlayers } from '../player/events-of-player.ts';

/** A game that was not forfeited, from one side of the board. */
export interface PlayedGame {
  /** Places in the columns. */
  readonly event: number;
  readonly game: number;
  readonly opponent: number;
  readonly isWhite: boolean;
  /** In hundredths. */
  readonly score: number;
  /** Day of the game, or the last day of the event. */
  readonly day: Day;
  readonly round: number;
}

/** All games a player played in accepted events, oldest first. */
export function playedGames({ columns, record }: LoadedSeries, player: number): PlayedGame[] {
  const { events, games } = columns;
  const found: PlayedGame[] = [];
  for (const event of eventsOfPlayers(events, record.players.length, [player]))
    for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
      const isWhite = games.white[game] === player;
      if ((!isWhite && games.black[game] !== player) || kindOf(games.outcome[game]!) === FORFEIT) continue;
      const day = games.day[game]! === NO_DAY ? events.endDay[event]! : games.day[game]!;
      found.push({
        ...{ event, game, isWhite, day, round: games.round[game]! },
        opponent: isWhite ? games.black[game]! : games.white[game]!,
        score: isWhite ? whiteScore(games.outcome[game]!) : blackScore(games.outcome[game]!),
      });
    }
  return found.sort((a, b) => a.day - b.day || a.event - b.event || a.round - b.round);
}

export const talliedSchema = z.strictObject({
  games: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  points: z.number(),
});
type Tallied = z.infer<typeof talliedSchema>;

export function tallied(games: readonly PlayedGame[]): Tallied {
  const count = (score: number): number => games.filter((each) => each.score === score).length;
  const [won, drawn] = [count(100), count(50)];
  return { games: games.length, won, drawn, lost: games.length - won - drawn, points: won + drawn / 2 };
}

export const dateOf = ({ day }: Pick<PlayedGame, 'day'>): string => writeDay(day);
