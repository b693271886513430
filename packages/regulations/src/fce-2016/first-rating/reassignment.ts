import { addMonths, type Day, NO_DAY, type PlayerColumns } from '@escala/core';
import type { Rules } from '../parameters.ts';

/**
 * 10.3, 11.4: a player who has had a first rating for twelve months without any rated game gets a new first rating. The
 * caller has checked that no game of the current period counts either. Games in the period of the first rating itself
 * are games (D-FCE-22).
 */
export function isReassigned(rules: Rules, players: PlayerColumns, player: number, listDay: Day): boolean {
  const firstRated = players.firstRatedDay[player]!;
  if (firstRated === NO_DAY || players.lastEventDay[player] !== NO_DAY) return false;
  return addMonths(firstRated, rules.reassignmentMonths) <= listDay;
}
