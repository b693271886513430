import type { CollectiveType, ScrabbleStatus } from '@escala/core';
import { collectiveStatus, weighWindow } from './collective/collective-rating.ts';
import type { RatedType } from './collective/rate-collective.ts';
import { emptyMean, ratingOf, type WeightedMean } from './games/weighted-mean.ts';
import { generalRating } from './general-rating.ts';
import { libereStatus, weighLog } from './libere/libere-log.ts';
import { gamesAttended } from './lists/window-calendar.ts';
import type { RatedPool } from './rated-pool.ts';

/** A rating with the sums behind it. */
export interface WeighedRating<Status extends ScrabbleStatus> {
  readonly rating: number;
  readonly status: Status;
  readonly played: number;
  readonly mean: Readonly<WeightedMean>;
}

export type CollectiveRating = WeighedRating<'active' | 'provisional'>;
export type LibereRating = WeighedRating<ScrabbleStatus>;

/** A player's ratings on the day of the list, unrounded. */
export interface CurrentRatings {
  readonly collective: Readonly<Partial<Record<CollectiveType, CollectiveRating>>>;
  readonly general: number | undefined;
  readonly libere: LibereRating | undefined;
}

export function currentRatings(pool: RatedPool, player: number): CurrentRatings {
  const collective = Object.fromEntries(
    pool.types.flatMap((rated) => {
      const current = collectiveRatingOf(pool, rated, player);
      return current === undefined ? [] : [[rated.type, current]];
    }),
  ) as Partial<Record<CollectiveType, CollectiveRating>>;
  return { collective, general: generalRating(pool.rules, collective), libere: libereRatingOf(pool, player) };
}

/** §3, §7: undefined for a player who attended no game of the window. */
function collectiveRatingOf(
  { rules }: RatedPool,
  { calendar }: RatedType,
  player: number,
): CollectiveRating | undefined {
  const mean = emptyMean();
  weighWindow(rules, calendar, player, mean);
  const rating = ratingOf(mean);
  if (rating === undefined) return undefined;
  return { rating, status: collectiveStatus(rules, calendar.window, mean.games), played: mean.games, mean };
}

/**
 * §1: undefined for a player without a rated game. On lists before 2011 it is active from two tournaments of the last
 * eight on, 15% of them (§3, D-FRS-11); on later ones by the number of games.
 */
function libereRatingOf(
  { rules, listDay, libere: { log, tournaments } }: RatedPool,
  player: number,
): LibereRating | undefined {
  const mean = emptyMean();
  weighLog(rules, log, player, mean);
  const rating = ratingOf(mean);
  if (rating === undefined) return undefined;
  const played = log.played[player]!;
  const status =
    listDay < rules.libereRatingFrom
      ? collectiveStatus(rules, tournaments.window, gamesAttended(tournaments, player))
      : libereStatus(rules, played, log.rounds, log.lastDay[player]!, listDay);
  return { rating, status, played, mean };
}
