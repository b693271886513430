import { LIST_STATUS, type ListSheet, type PlayerColumns, type PoolFigures, type RowForm } from '@escala/core';
import type { ClosedLines } from '../../shared/amend/amended-book.ts';
import type { PlayerState } from '../player-state.ts';
import type { RatedPeriod } from './close-period.ts';
import type { PeriodWork } from './period-work.ts';

/** 7.1.2: the list has one K; a first rating comes from the pool, so that no change belongs to it. */
export const ROW_FORM: RowForm = { baseFactor: false, changeOfNew: false };

/** A list that was produced, as a sheet; the state, which the next period moves on, is copied. */
export function sheetOfPeriod(rated: RatedPeriod, state: PlayerState, { firstRatedDay }: PlayerColumns): ListSheet {
  const { rating, previous, status, change, games, factor, seeds } = rated;
  return {
    day: rated.period.listDay,
    rating,
    previous,
    change,
    baseFactor: new Uint8Array(rating.length),
    factor,
    games,
    counted: games,
    status,
    lastEventDay: state.lastEventDay.slice(),
    firstRatedDay,
    careerGames: state.careerGames.slice(),
    reached: state.reached.slice(),
    pools: new Map(state.pools),
    poolFigures: poolFigures(rated),
    ...(seeds.size > 0 && { seeds }),
  };
}

function poolFigures({ pools, status }: RatedPeriod): Map<number, PoolFigures> {
  const figures = new Map<number, PoolFigures>();
  for (const [player, { games, estimate }] of pools)
    if (status[player] === LIST_STATUS.pending) figures.set(player, { games, rating: estimate.ru });
  return figures;
}

/** Lines of some players, of whom alone the period was closed. */
export function linesOfPeriod(rated: RatedPeriod, { state, scratch, federation }: PeriodWork): ClosedLines {
  const { rating, previous, change, games, factor, status, seeds } = rated;
  const { lastEventDay, careerGames, reached } = state;
  const { firstRatedDay } = federation.players;
  const { baseFactor } = scratch.lines!;
  const ofGames = { rating, previous, change, baseFactor, factor, games, counted: games, status };
  return {
    lines: { ...ofGames, lastEventDay, firstRatedDay, careerGames, reached },
    pools: state.pools,
    poolFigures: poolFigures(rated),
    seeds,
  };
}
