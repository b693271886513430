import { CHANGES_PER_POINT, decimal, type ListRow, type Performance } from '@escala/core';
import type { RatedPeriod } from './close-period.ts';
import { LIST_STATUS, statusName } from './list-status.ts';
import { isCounted, type UnratedPerformance } from './performance/performance.ts';

const HALVES = 2;

/** The list as rows, by rating and then id; those without a rating follow, by id. */
export function listRows(rated: RatedPeriod, playerIds: readonly string[]): ListRow[] {
  const listed = [...playerIds.keys()].filter((player) => rated.status[player] !== LIST_STATUS.absent);
  const byId = (a: number, b: number): number => (playerIds[a]! < playerIds[b]! ? -1 : 1);
  return listed
    .sort((a, b) => rated.rating[b]! - rated.rating[a]! || byId(a, b))
    .map((player) => listRow(rated, player, playerIds[player]!));
}

/** Which fields a row has depends on the status. */
function listRow(rated: RatedPeriod, player: number, id: string): ListRow {
  const code = rated.status[player]!;
  const status = statusName(code);
  if (code === LIST_STATUS.pending) {
    const pool = rated.pools.get(player)!;
    return { id, rating: null, previous: null, status, poolGames: pool.games, poolRating: pool.rating };
  }
  const rating = code === LIST_STATUS.delisted ? null : rated.rating[player]!;
  const k = rated.factor[player]! / HALVES;
  const games = rated.games[player]!;
  if (code === LIST_STATUS.new) return { id, rating, previous: null, k, games, status };
  const change = decimal(rated.change[player]! / CHANGES_PER_POINT);
  return { id, rating, previous: rated.previous[player]!, change, k, games, status };
}

export function performanceRow(
  performance: UnratedPerformance,
  eventIds: readonly string[],
  playerIds: readonly string[],
): Performance {
  return {
    event: eventIds[performance.event]!,
    player: playerIds[performance.player]!,
    rc: performance.estimate.rc,
    ru: performance.estimate.rating.ru,
    counted: isCounted(performance),
    games: performance.games,
    points: performance.halfPoints / HALVES,
  };
}
