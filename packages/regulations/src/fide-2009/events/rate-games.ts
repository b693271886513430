import { BLACK_SCORE, type GameColumns, WHITE_SCORE } from '@escala/core';
import type { CappedExpectations } from '../../shared/capped-expectations.ts';
import { expectation } from '../../shared/capped-expectations.ts';
import type { GameObserver, Tally } from '../../shared/period-columns.ts';
import { isPlayed } from './played.ts';

/**
 * 8.5, in 8.51 to 8.55: adds the games of a range to the tally. `own` is the rating that a player is rated from, `standing` the
 * one for which the player counts as an opponent; 0 in either keeps the game out of it (8.4, 8.52). Where everybody is
 * rated the two are the same column.
 */
export function rateGames(
  games: GameColumns,
  from: number,
  to: number,
  own: Int16Array,
  standing: Int16Array,
  expectations: CappedExpectations,
  tally: Tally,
  observer?: GameObserver,
): void {
  const { white, black, outcome } = games;
  const { gained, games: counts } = tally;
  for (let game = from; game < to; game++) {
    const result = outcome[game]!;
    if (!isPlayed(result)) continue;
    const w = white[game]!;
    const b = black[game]!;
    const ownWhite = own[w]!;
    const ownBlack = own[b]!;
    const whiteStands = standing[w]!;
    const blackStands = standing[b]!;
    if (ownWhite !== 0 && blackStands !== 0) {
      const expected = expectation(expectations, ownWhite - blackStands);
      gained[w]! += WHITE_SCORE[result]! - expected;
      counts[w]!++;
      observer?.observe(game, w, b, ownWhite, blackStands, WHITE_SCORE[result]!, expected);
    }
    if (ownBlack !== 0 && whiteStands !== 0) {
      const expected = expectation(expectations, ownBlack - whiteStands);
      gained[b]! += BLACK_SCORE[result]! - expected;
      counts[b]!++;
      observer?.observe(game, b, w, ownBlack, whiteStands, BLACK_SCORE[result]!, expected);
    }
  }
}
