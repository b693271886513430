import { BLACK_SCORE, type ExpectedShares, type GameColumns, WHITE_SCORE } from '@escala/core';
import { expectation } from './capped-expectations.ts';
import type { GameObserver, Tally } from './period-columns.ts';
import { isPlayed } from './played.ts';

/** FIDE's table (8.1 of both books), a wide difference counting as the widest; whole for ratings from a mark on (fide-2024 8.3.1). */
export interface EventExpectations {
  readonly capped: ExpectedShares;
  readonly whole: ExpectedShares;
  readonly wholeFrom: number;
}

/** Higher than any rating of a column: for nobody. */
const NOBODY = 0x8000;

/** The same shares for everybody. */
export function expectationsForAll(capped: ExpectedShares): EventExpectations {
  return { capped, whole: capped, wholeFrom: NOBODY };
}

/** Games of an event, one after the other; `barred` has those that are not rated, from `first` on, where there are any. */
export interface GameRange {
  readonly from: number;
  readonly to: number;
  readonly barred?: Uint8Array | undefined;
  readonly first?: number;
}

/**
 * fide-2009 8.5, 8.51, 8.55, fide-2024 8.3.1, 8.3.2: adds games to the tally. `own` is the rating that a player is rated from, `standing` the one with which
 * the player counts as an opponent; 0 in either keeps the game out of it (fide-2009 8.4, 8.52, fide-2024 8.2.4).
 */
export function rateGames(
  { white, black, outcome }: GameColumns,
  range: GameRange,
  own: Int16Array,
  standing: Int16Array,
  { capped, whole, wholeFrom }: EventExpectations,
  tally: Tally,
  observer?: GameObserver,
): void {
  const { from, to, barred, first = from } = range;
  if (own === standing && wholeFrom === NOBODY && barred === undefined && observer === undefined) {
    rateEvenGames({ white, black, outcome }, range, own, capped, tally);
    return;
  }
  const { gained, games: counts } = tally;
  for (let game = from; game < to; game++) {
    const result = outcome[game]!;
    if (!isPlayed(result) || (barred !== undefined && barred[game - first] !== 0)) continue;
    const w = white[game]!;
    const b = black[game]!;
    const ownWhite = own[w]!;
    const ownBlack = own[b]!;
    const whiteStands = standing[w]!;
    const blackStands = standing[b]!;
    if (ownWhite !== 0 && blackStands !== 0) {
      const expected = expectation(ownWhite >= wholeFrom ? whole : capped, ownWhite - blackStands);
      gained[w]! += WHITE_SCORE[result]! - expected;
      counts[w]!++;
      observer?.observe(game, w, b, ownWhite, blackStands, WHITE_SCORE[result]!, expected);
    }
    if (ownBlack !== 0 && whiteStands !== 0) {
      const expected = expectation(ownBlack >= wholeFrom ? whole : capped, ownBlack - whiteStands);
      gained[b]! += BLACK_SCORE[result]! - expected;
      counts[b]!++;
      observer?.observe(game, b, w, ownBlack, whiteStands, BLACK_SCORE[result]!, expected);
    }
  }
}

/**
 * The same where everybody is rated from the rating with which he counts, and by the same shares: those of a game add up to one, so
 * that what White gains Black loses.
 */
function rateEvenGames(
  { white, black, outcome }: Pick<GameColumns, 'white' | 'black' | 'outcome'>,
  { from, to }: GameRange,
  ratings: Int16Array,
  shares: ExpectedShares,
  { gained, games: counts }: Tally,
): void {
  for (let game = from; game < to; game++) {
    const result = outcome[game]!;
    if (!isPlayed(result)) continue;
    const w = white[game]!;
    const b = black[game]!;
    const gain = WHITE_SCORE[result]! - expectation(shares, ratings[w]! - ratings[b]!);
    gained[w]! += gain;
    counts[w]!++;
    gained[b]! -= gain;
    counts[b]!++;
  }
}
