import type { LibereGame } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** Score of the first-named player. */
export const SCORE_OF_A: Readonly<Record<LibereGame['result'], number>> = { '1-0': 1, '0-1': 0, '1/2': 0.5 };

/** §1, ABSP: an opponent beyond the reach counts as exactly at its end. */
export function cappedOpponent(rules: Rules, own: number, opponent: number): number {
  return Math.min(Math.max(opponent, own - rules.libereReach), own + rules.libereReach);
}

/**
 * §1, ABSP: the opponent's rating, plus a swing for a win, minus it for a loss, unchanged for a tie. Neither a floor
 * nor the rule for players with few games is applied (D-FRS-6).
 */
export function abspPoints(rules: Rules, opponent: number, score: number): number {
  return opponent + rules.libereSwing * (2 * score - 1);
}
