import { BLACK_SCORE, type ExpectedShares, expectedShare, type GameColumns, UNRATED, WHITE_SCORE } from '@escala/core';
import { isPlayed, sharesOnePoint } from './event-games.ts';
import type { GameObserver, Tally, UnratedObserver } from './period-columns.ts';

/**
 * FIDE's table (8.1 of both books): wide differences count as the widest, but in full for ratings from `wholeFrom` on
 * (fide-2024 8.3.1).
 */
export interface EventExpectations {
  readonly capped: ExpectedShares;
  readonly whole: ExpectedShares;
  readonly wholeFrom: number;
}

/** The same table for everybody. */
export function expectationsForAll(capped: ExpectedShares): EventExpectations {
  return { capped, whole: capped, wholeFrom: Number.POSITIVE_INFINITY };
}

/**
 * Consecutive games of an event; `barred`, if given, flags games that are not rated, its first entry belonging to game
 * `first`.
 */
export interface GameRange {
  readonly from: number;
  readonly to: number;
  readonly barred?: Uint8Array | undefined;
  readonly first?: number;
  /** By player; if given, only these players' games are rated. */
  readonly only?: Uint8Array | undefined;
}

/** The ratings for rating an event's games, by player. */
export interface GameRatings {
  /** The rating that a player is rated from, and the rating with which the player counts as an opponent; 0 excludes. */
  readonly own: Int16Array;
  readonly standing: Int16Array;
  /**
   * Their common value if both are equal and the shares are capped, 0 otherwise: the shares of two such players add up
   * to one.
   */
  readonly even: Int16Array;
}

/** For an event in which everybody is rated by one list, with capped shares. */
export function ratingsOfList(ratings: Int16Array): GameRatings {
  return { own: ratings, standing: ratings, even: ratings };
}

/**
 * fide-2009 8.5, 8.51, 8.54, 8.55, fide-2024 8.3.1, 8.3.2: adds games to the tally (0: fide-2009 8.4, 8.52, fide-2024
 * 8.2.4), by the table alone (fide-2009 12.1, 12.2, fide-2024 8.1.2).
 * In most games White gains what Black loses and there is no observer; for the others each side is handled separately.
 */
export function rateGames(
  { white, black, outcome }: GameColumns,
  { from, to, barred, first = from, only }: GameRange,
  { own, standing, even }: GameRatings,
  { capped, whole, wholeFrom }: EventExpectations,
  { gained, games: counts }: Tally,
  observer?: GameObserver,
  ofUnrated?: UnratedObserver,
): void {
  const rateSide = (game: number, player: number, opponent: number, score: number): void => {
    const rating = own[player]!;
    const other = standing[opponent]!;
    if (other === UNRATED) return;
    if (rating === UNRATED) {
      ofUnrated?.observe(player, other, score);
      return;
    }
    const expected = expectedShare(rating >= wholeFrom ? whole : capped, rating - other);
    gained[player]! += score - expected;
    counts[player]!++;
    observer?.observe(game, player, opponent, rating, other, score, expected);
  };
  // Copied to locals: imports are looked up on every access, which matters in a loop over millions.
  const [whiteScores, unrated] = [WHITE_SCORE, UNRATED];
  const oneByOne = barred !== undefined || observer !== undefined || only !== undefined;
  for (let game = from; game < to; game++) {
    const result = outcome[game]!;
    if (!isPlayed(result)) continue;
    const w = white[game]!;
    const b = black[game]!;
    const ofWhite = even[w]!;
    const ofBlack = even[b]!;
    if (oneByOne || ofWhite === unrated || ofBlack === unrated || !sharesOnePoint(result)) {
      if (only !== undefined && only[w]! + only[b]! === 0) continue;
      if (barred !== undefined && barred[game - first] !== 0) continue;
      rateSide(game, w, b, WHITE_SCORE[result]!);
      rateSide(game, b, w, BLACK_SCORE[result]!);
      continue;
    }
    const gain = whiteScores[result]! - expectedShare(capped, ofWhite - ofBlack);
    gained[w]! += gain;
    counts[w]!++;
    gained[b]! -= gain;
    counts[b]!++;
  }
}
