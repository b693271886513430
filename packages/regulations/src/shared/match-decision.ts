import { blackScore, type GameColumns, whiteScore } from '@escala/core';

/** Scores of an outcome are in hundredths, so half of a match of n games is 50 n. */
const HALF_A_GAME = 50;

/**
 * fide-2009 6.5, fide-2024 6.2: the games of a match after one side had more than half of the points for the agreed
 * games. One flag for each game of the range; undefined if there are none. Unplayed games decide a match like any
 * other.
 */
export function gamesAfterDecision(
  games: GameColumns,
  from: number,
  to: number,
  agreedRounds: number,
): Uint8Array | undefined {
  const rounds = agreedRounds === 0 ? to - from : agreedRounds;
  const flags = new Uint8Array(to - from);
  let flagged = false;
  let firstSide = 0;
  let otherSide = 0;
  for (const game of inRoundOrder(games, from, to)) {
    if (Math.max(firstSide, otherSide) > HALF_A_GAME * rounds) {
      flags[game - from] = 1;
      flagged = true;
    }
    const outcome = games.outcome[game]!;
    const firstIsWhite = games.white[game] === games.white[from];
    firstSide += firstIsWhite ? whiteScore(outcome) : blackScore(outcome);
    otherSide += firstIsWhite ? blackScore(outcome) : whiteScore(outcome);
  }
  return flagged ? flags : undefined;
}

function inRoundOrder(games: GameColumns, from: number, to: number): number[] {
  const indices = Array.from({ length: to - from }, (_, i) => from + i);
  return indices.sort((a, b) => games.round[a]! - games.round[b]! || a - b);
}
