import { BLACK_SCORE, type GameColumns, WHITE_SCORE } from '@escala/core';
import { type CappedExpectations, expectation } from '../../shared/capped-expectations.ts';
import type { GameObserver, Tally } from '../../shared/period-columns.ts';
import { DRAWN } from './judge-games.ts';

/** Expectations of an event: cut at 400 points, and whole for players of a rating (8.3.1). */
export interface EventExpectations {
  readonly capped: CappedExpectations;
  readonly whole: CappedExpectations;
  readonly wholeFrom: number;
}

/**
 * 8.3.1, 8.3.2: adds the games of a range to the tally. `own` is the rating that a player is rated from, `standing` the one with which
 * the player counts as an opponent; 0 in either keeps the game out of it (8.2.4, 8.3.1). Where everybody is rated the two are the
 * same column. `barred` has the games that are not rated, from `first` on, where there are any.
 */
export function rateGames(
  { white, black, outcome }: GameColumns,
  from: number,
  to: number,
  own: Int16Array,
  standing: Int16Array,
  { capped, whole, wholeFrom }: EventExpectations,
  { gained, games: counts }: Tally,
  barred: Uint8Array | undefined,
  first: number,
  observer?: GameObserver,
): void {
  for (let game = from; game < to; game++) {
    const result = outcome[game]!;
    if (result > DRAWN || (barred !== undefined && barred[game - first] !== 0)) continue;
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
