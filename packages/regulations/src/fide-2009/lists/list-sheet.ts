import { LIST_STATUS, type ListSheet, type PlayerColumns, type PoolFigures, type RowForm } from '@escala/core';
import type { PlayerState } from '../player-state.ts';
import type { RatedPeriod } from './close-period.ts';

/** 7.12: the list has one K; a new rating comes from the pool, so that no change belongs to it. */
export const ROW_FORM: RowForm = { baseFactor: false, changeOfNew: false };

/** A list that was produced, as a sheet; the state, which the next period moves on, is copied. */
export function sheetOfPeriod(rated: RatedPeriod, state: PlayerState, { firstRatedDay }: PlayerColumns): ListSheet {
  const { rating, previous, status, change, games, factor, pools } = rated;
  const poolFigures = new Map<number, PoolFigures>();
  const counted = games.slice();
  for (const [player, pool] of pools)
    if (status[player] === LIST_STATUS.pending) poolFigures.set(player, { games: pool.games, rating: pool.rating });
    else if (status[player] === LIST_STATUS.new) counted[player] = pool.games;
  return {
    day: rated.period.listDay,
    rating,
    previous,
    change,
    baseFactor: new Uint8Array(rating.length),
    factor: factor.map((halves) => halves >> 1),
    games,
    counted,
    status,
    lastEventDay: state.lastEventDay.slice(),
    firstRatedDay,
    careerGames: state.careerGames.slice(),
    reached: state.reached.slice(),
    pools: new Map(state.pools),
    poolFigures,
  };
}
