import { addMonths, type Day, floorDivide, type ScrabbleStatus } from '@escala/core';
import type { Rules } from '../parameters.ts';

/** §1: L, the fewest whole games that reach 15% of the rounds held, of which at most a hundred count (D-FRS-9). */
export function libereGamesToBeActive(rules: Rules, rounds: number): number {
  return -floorDivide(-rules.libereActivePercent * Math.min(rounds, rules.libereRoundsCounted), 100);
}

/** §1: the first day on which a player who last played on `lastDay` is two years away: the anniversary (D-FRS-8). */
export function inactiveFrom(rules: Rules, lastDay: Day): Day {
  return addMonths(lastDay, rules.libereInactiveMonths);
}

/** §1: for a player with a rated game; after two years away a player is inactive, whatever the number of games. */
export function libereStatus(rules: Rules, played: number, rounds: number, lastDay: Day, listDay: Day): ScrabbleStatus {
  if (inactiveFrom(rules, lastDay) <= listDay) return 'inactive';
  return played >= libereGamesToBeActive(rules, rounds) ? 'active' : 'provisional';
}
