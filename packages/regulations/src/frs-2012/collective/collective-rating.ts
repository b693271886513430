import { gameWeight } from '../games/game-weight.ts';
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
