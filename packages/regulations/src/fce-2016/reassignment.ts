import { addMonths, type Day, NO_DAY, type PlayerColumns } from '@escala/core';
import type { Rules } from './parameters.ts';

/**
 * 10.3, 11.4: who has had a first rating for twelve months and has no game rated since gets a new first rating. Games of
 * the period being rated count as played since.
 */
export function isReassigned(
  rules: Rules,
  players: PlayerColumns,
  player: number,
  gamesInPeriod: number,
  listDay: Day,
): boolean {
  const firstRated = players.firstRatedDay[player]!;
  if (firstRated === NO_DAY || gamesInPeriod > 0) return false;
  const lastEvent = players.lastEventDay[player]!;
  const hasPlayedSince = lastEvent !== NO_DAY && lastEvent >= firstRated;
  return !hasPlayedSince && addMonths(firstRated, rules.reassignmentMonths) <= listDay;
}
