import { collectiveRating } from './collective/collective-rating.ts';
import { gamePoints } from './games/game-points.ts';
import { gameValue } from './games/game-value.ts';
import { addGame, type WindowCalendar } from './lists/window-calendar.ts';
import type { Rules } from './parameters.ts';
import type { Ranking } from './ranking.ts';

export interface RankingPoints {
  readonly value: number;
  /** By row of the ranking. */
  readonly points: Float64Array;
}

/** §5, §6: value and points of the next game of a calendar, which enters it. */
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
