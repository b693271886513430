import { addMonths, type Day, NO_DAY, type PlayerColumns } from '@escala/core';
import type { Rules } from '../parameters.ts';

/**
 * 10.3, 11.4: who has had a first rating for twelve months and has never had a game rated gets a new first rating. The caller has seen
 * that no game of the period being rated counts either. Games of the very period of the first rating are games (D-FCE-22).
 */
export function isReassigned(rules: Rules, players: PlayerColumns, player: number, listDay: Day): boolean {
  const firstRated = players.firstRatedDay[player]!;
  if (firstRated === NO_DAY || players.lastEventDay[player] !== NO_DAY) return false;
  return addMonths(firstRated, rules.reassignmentMonths) <= listDay;
}
