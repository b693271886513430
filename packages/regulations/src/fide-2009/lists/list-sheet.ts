import { LIST_STATUS, type ListSheet, type PlayerColumns, type PoolFigures, type RowForm } from '@escala/core';
import type { ClosedLines } from '../../shared/amend/amended-book.ts';
import type { PlayerState } from '../player-state.ts';
import type { RatedPeriod } from './close-period.ts';
import type { PeriodWork } from './period-work.ts';

/** 7.12: the list has one K; a new rating comes from the pool, so that no change belongs to it. */
export const ROW_FORM: RowForm = { baseFactor: false, changeOfNew: false };

/** A list that was produced, as a sheet; the state, which the next period moves on, is copied. */
export function sheetOfPeriod(rated: RatedPeriod, state: PlayerState, { firstRatedDay }: PlayerColumns): ListSheet {
  const { rating, previous, status, change, games, factor, pools } = rated;
  const counted = games.slice();
  for (const player of pools.keys()) counted[player] = countedGames(rated, player);
  return {
    day: rated.period.listDay,
    rating,
    previous,
    change,
    baseFactor: new Uint8Array(rating.length),
    factor: factor.map(printedFactor),
    games,
    counted,
    status,
    lastEventDay: state.lastEventDay.slice(),
    firstRatedDay,
    careerGames: state.careerGames.slice(),
    reached: state.reached.slice(),
    pools: new Map(state.pools),
    poolFigures: poolFigures(rated),
  };
}

/** K is printed in whole points. */
const printedFactor = (halves: number): number => halves >> 1;

/** Of a new player, all games of the pool. */
const countedGames = ({ status, pools, games }: RatedPeriod, player: number): number =>
  (status[player] === LIST_STATUS.new && pools.get(player)?.games) || games[player]!;

function poolFigures({ pools, status }: RatedPeriod): Map<number, PoolFigures> {
  const figures = new Map<number, PoolFigures>();
  for (const [player, { games, rating }] of pools)
    if (status[player] === LIST_STATUS.pending) figures.set(player, { games, rating });
  return figures;
}

/** Lines of some players, of whom alone the period was closed. */
export function linesOfPeriod(
  rated: RatedPeriod,
  { state, scratch, federation }: PeriodWork,
  players: Int32Array,
): ClosedLines {
  const { rating, previous, change, games, factor, status } = rated;
  const { lastEventDay, careerGames, reached } = state;
  const { firstRatedDay } = federation.players;
  const { baseFactor, printedFactor: printed, counted } = scratch.lines!;
  for (const player of players) {
    printed[player] = printedFactor(factor[player]!);
    counted[player] = countedGames(rated, player);
  }
  const ofGames = { rating, previous, change, baseFactor, factor: printed, games, counted, status };
  return {
    lines: { ...ofGames, lastEventDay, firstRatedDay, careerGames, reached },
    pools: state.pools,
    poolFigures: poolFigures(rated),
  };
}
