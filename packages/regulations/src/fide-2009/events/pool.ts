import { type IsoDate, type PooledMean, roundHalfUp } from '@escala/core';
import type { Regulation } from '../parameters.ts';
import { type RatingFromScore, ratingFromScore } from '../performance/rating-from-score.ts';

/** A counted performance; Ru only if made in this period, when it is known. */
export interface PooledPerformance extends PooledMean {
  readonly ru?: number;
}

/** What the performances of a player without a published rating amount to. */
export interface PoolStanding {
  readonly entries: readonly PooledPerformance[];
  /** Number of performances now too old. */
  readonly left: number;
  readonly games: number;
  readonly halfPoints: number;
  readonly rc: number;
  readonly rating: number;
  /** How the rating follows from the pool's Rc; undefined if everything was played in one event (8.3). */
  readonly pooled?: RatingFromScore;
}

/**
 * 7.14c, 7.14e, 8.3, 8.34: everything since the oldest day, as if played in one event. Undefined if nothing is left. A
 * single performance of this period is the event itself, with its Ru. Otherwise games and points are added, Rc is the
 * mean of the events' Rc weighted by games, rounded, and 8.22 to 8.24 follow (D-FIDE-5).
 */
export function poolStanding(
  performances: readonly PooledPerformance[],
  oldest: IsoDate,
  regulation: Regulation,
): PoolStanding | undefined {
  // Dates in this format compare correctly as text.
  const entries = performances.filter((performance) => performance.end >= oldest);
  if (entries.length === 0) return undefined;
  let games = 0;
  let halfPoints = 0;
  let weighted = 0;
  for (const entry of entries) {
    games += entry.games;
    halfPoints += Math.round(2 * entry.points);
    weighted += entry.games * entry.rc;
  }
  const left = performances.length - entries.length;
  const rc = roundHalfUp(weighted, games);
  const figures = { entries, left, games, halfPoints, rc };
  const single = entries.length === 1 ? entries[0]!.ru : undefined;
  if (single !== undefined) return { ...figures, rating: single };
  const pooled = ratingFromScore(rc, { games, halfPoints }, regulation);
  return { ...figures, rating: pooled.ru, pooled };
}

/** 7.14a, 7.14b: the games required for a first rating; the second 7.14e allows members of some associations fewer. */
export function gamesNeeded(minGames: number, regulation: Regulation): number {
  return minGames === 0 ? regulation.gamesForFirstRating : minGames;
}

/**
 * 7.14f: seven games in one Olympiad, or in one team championship of the world or a continent, are enough: only the
 * nine games of 7.14c may be added up from several events (D-FIDE-18).
 */
export function hasEnoughTeamGames({ entries }: PoolStanding, regulation: Regulation): boolean {
  return entries.some(
    ({ teamChampionship, games }) => teamChampionship === true && games >= regulation.fewerGamesForFirstRating,
  );
}

/** 7.14: enough games, and a rating not below the floor (7.14d, 8.33). */
export function isPublished(standing: PoolStanding, minGames: number, regulation: Regulation): boolean {
  const enough = standing.games >= gamesNeeded(minGames, regulation) || hasEnoughTeamGames(standing, regulation);
  return enough && standing.rating >= regulation.floor;
}
