import type { LibereGame } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** Score of the first-named player. */
export const SCORE_OF_A: Readonly<Record<LibereGame['result'], number>> = { '1-0': 1, '0-1': 0, '1/2': 0.5 };

/** §1, ABSP: an opponent further away than the reach counts as standing at its end. */
export function cappedOpponent(rules: Rules, own: number, opponent: number): number {
  return Math.min(Math.max(opponent, own - rules.libereReach), own + rules.libereReach);
}

/**
 * §1, ABSP: the opponent's rating, more for a win, less for a loss, as it is for a tie. Neither a floor nor the rule for
 * players of few games is applied (D-FRS-6).
 */
export function abspPoints(rules: Rules, opponent: number, score: number): number {
  return opponent + rules.libereSwing * (2 * score - 1);
}
