import { floorDivide, gamesInYear, type YearCounts } from '@escala/core';
import type { EventTerms } from '../events/event-terms.ts';
import type { Rules } from '../parameters.ts';

/** 16.2a: the base factor by rating (Table 3). Ratings below the table, which 17.3 excludes, use its first row. */
export function baseFactor(rules: Rules, rating: number): number {
  return rules.factorByRating[rating]!;
}

/** Complete seasons federated as of a list of this season; seasons before that of article 20 do not count. */
export function completeSeasons(rules: Rules, season: number, firstSeason: number): number {
  return Math.max(0, season - Math.max(firstSeason, rules.firstSeason));
}

/**
 * 16.2b with S the weighted sum of games and W the sum of the weights: 3 - min(54, S/W)/9, rounded to the nearest
 * integer, half up. Example 18.1 does not round K; 16.2 and 19.2 do, and so do we (D-FCE-10).
 */
export function increment(rules: Rules, weightedGames: number, weights: number): number {
  const counted = Math.min(weightedGames, rules.gamesCap * weights);
  const ninths = rules.incrementGames * weights;
  return floorDivide(2 * (rules.increment * ninths - counted) + ninths, 2 * ninths);
}

/** The weights of Table 4: one for each complete past season, at most five, the newest the heaviest. */
export function weightedGames(
  rules: Rules,
  games: YearCounts,
  player: number,
  season: number,
  seasons: number,
): number {
  const counted = Math.min(seasons, rules.seasonsCounted);
  let sum = 0;
  for (let back = 1; back <= counted; back++) sum += (counted + 1 - back) * gamesInYear(games, player, season - back);
  return sum;
}

export function sumOfWeights(rules: Rules, seasons: number): number {
  const counted = Math.min(seasons, rules.seasonsCounted);
  return (counted * (counted + 1)) / 2;
}

/**
 * A player's increment on a list of a season. Without a complete season it is 0 (16.2c). Table 4 starts at two seasons;
 * article 20 needs a row for one, whose mean is that season's games (D-FCE-9).
 */
export function incrementOf(
  rules: Rules,
  games: YearCounts,
  player: number,
  season: number,
  firstSeason: number,
): number {
  const seasons = completeSeasons(rules, season, firstSeason);
  if (seasons === 0) return 0;
  return increment(rules, weightedGames(rules, games, player, season, seasons), sumOfWeights(rules, seasons));
}

/**
 * The K of a game over the board, in halves: the common K of an under-12 event (16.3, 16.4), the published one, or half
 * of it in blitz (16.5a) and in active events that requested it (5.3).
 */
export function playedFactor(publishedK: number, { commonFactor, factor }: EventTerms): number {
  if (commonFactor !== 0) return 2 * commonFactor;
  return factor === 'published' ? 2 * publishedK : publishedK;
}

/**
 * Forfeits (7, 16.6b) and games adjudicated without a move (16.6a): half of the lower of the two K's, the published
 * ones or that of an under-12 event; 16.5 does not halve again (D-FCE-12). Against an opponent without K, the player's
 * own counts.
 */
export function unplayedFactor(ownK: number, opponentK: number, { commonFactor }: EventTerms): number {
  if (commonFactor !== 0) return commonFactor;
  return opponentK === 0 ? ownK : Math.min(ownK, opponentK);
}

/** 7: a forfeit counts as a game against the player's own rating, so the expectation is one half. */
export const FORFEIT_EXPECTATION = 50;
