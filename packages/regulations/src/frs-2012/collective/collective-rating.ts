import { floorDivide } from '@escala/core';
import { emptyMean, ratingOf, type WeightedMean } from '../games/weighted-mean.ts';
import { firstOfWindow, slotOf, type WindowCalendar } from '../lists/window-calendar.ts';
import type { Rules } from '../parameters.ts';

/**
 * §7: points times weights over the games attended in the window, oldest first (D-FRS-7). The mean depends on the
 * current calendar, so it also changes for a player who stayed away: it is computed on demand and never carried over.
 */
export function weighWindow(rules: Rules, calendar: WindowCalendar, player: number, mean: WeightedMean): void {
  mean.points = mean.weights = mean.games = 0;
  for (let game = firstOfWindow(calendar); game <= calendar.games; game++) {
    const slot = slotOf(calendar, player, game);
    if (slot === undefined) continue;
    const weight = gameWeight(rules, calendar.window, game, calendar.games);
    mean.points += calendar.points[slot]! * weight;
    mean.weights += weight;
    mean.games++;
  }
}

const scratch = emptyMean();

export function collectiveRating(rules: Rules, calendar: WindowCalendar, player: number): number | undefined {
  weighWindow(rules, calendar, player, scratch);
  return ratingOf(scratch);
}

/** §7: the weight of game i after game k; every later game of the calendar has reduced it by a step. */
export function gameWeight(rules: Rules, window: number, i: number, k: number): number {
  return rules.weightConstant + rules.weightOfWindow * window + rules.weightStep * (i - k - 1);
}

/** §3: games from which a rating is active, 15% of N rounded up; of N even if the calendar is shorter (D-FRS-3). */
export function gamesToBeActive(rules: Rules, window: number): number {
  return -floorDivide(-rules.activePercent * window, 100);
}

/** §3: for a player who attended at least one game of the window. */
export function collectiveStatus(rules: Rules, window: number, attended: number): 'active' | 'provisional' {
  return attended >= gamesToBeActive(rules, window) ? 'active' : 'provisional';
}
