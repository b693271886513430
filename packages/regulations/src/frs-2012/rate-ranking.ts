import { collectiveRating } from './collective/collective-rating.ts';
import { addGame, type WindowCalendar } from './lists/window-calendar.ts';
import type { Rules } from './parameters.ts';
import type { Ranking } from './ranking.ts';

/** §6: V + swing for first place, V - swing for last place, in equal steps between. */
export function gamePoints(rules: Rules, value: number, players: number, place: number): number {
  return value + (rules.placeSwing * (players - 2 * place + 1)) / (players - 1);
}

/**
 * §5: the mean of the players' current ratings. Adding up from the smallest makes it independent of the order in which
 * a document names the players (D-FRS-7).
 */
export function gameValue(ratings: Float64Array): number {
  let sum = 0;
  for (const rating of ratings.toSorted()) sum += rating;
  return sum / ratings.length;
}

export interface RankingPoints {
  readonly value: number;
  /** By row of the ranking. */
  readonly points: Float64Array;
}

/** §5, §6: value and points of the next game of a calendar, which is added to it. */
export function rateRanking(rules: Rules, calendar: WindowCalendar, window: number, ranking: Ranking): RankingPoints {
  const { players, places } = ranking;
  const ratings = Float64Array.from(
    players,
    (player) => collectiveRating(rules, calendar, player) ?? rules.valueWithoutRating,
  );
  const value = gameValue(ratings);
  const points = places.map((place) => gamePoints(rules, value, players.length, place));
  addGame(calendar, window, players, (row) => points[row]!);
  return { value, points };
}
