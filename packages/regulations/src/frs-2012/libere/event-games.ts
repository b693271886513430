import type { LibereGame } from '@escala/core';
import { SCORE_OF_A } from './absp-points.ts';

/** The games of an event as columns, by round. Byes are not rated and do not appear in documents (§1, ABSP). */
export interface EventGames {
  readonly count: number;
  /** All players, each once, in order of appearance. */
  readonly players: readonly number[];
  readonly round: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly scoreOfA: Float64Array;
}

export function eventGames(games: readonly LibereGame[], playerIndex: ReadonlyMap<string, number>): EventGames {
  const byRound = games.toSorted((one, other) => one.round - other.round);
  const a = Int32Array.from(byRound, (game) => playerIndex.get(game.a)!);
  const b = Int32Array.from(byRound, (game) => playerIndex.get(game.b)!);
  return {
    count: byRound.length,
    players: [...new Set(byRound.flatMap((_, game) => [a[game]!, b[game]!]))],
    round: Int32Array.from(byRound, (game) => game.round),
    a,
    b,
    scoreOfA: Float64Array.from(byRound, (game) => SCORE_OF_A[game.result]),
  };
}

/** §1: the number of rounds of the event, in each of which a player could have played a game. */
export function roundsPlayed(games: EventGames): number {
  return new Set(games.round).size;
}
