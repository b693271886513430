import { addMonths, type Day, NO_DAY, type PlayerColumns } from '@escala/core';
import type { Rules } from './parameters.ts';

/**
 * 10.3, 11.4: who has had a first rating for twelve months and has no game rated since gets a new first rating. The caller
 * has seen that no game of the period being rated counts either.
 */
export function isReassigned(rules: Rules, players: PlayerColumns, player: number, listDay: Day): boolean {
  const firstRated = players.firstRatedDay[player]!;
  if (firstRated === NO_DAY) return false;
  const lastEvent = players.lastEventDay[player]!;
  const hasPlayedSince = lastEvent !== NO_DAY && lastEvent >= firstRated;
  return !hasPlayedSince && addMonths(firstRated, rules.reassignmentMonths) <= listDay;
}
