import { LIST_STATUS, type ListSheet, type PlayerColumns, type PoolFigures, type RowForm } from '@escala/core';
import type { CarriedState, ClosedLines, OpenPeriod, RatedList } from './list-book.ts';

/** fide-2009 7.12, fide-2024 7.1.2: a list has a single K; a first rating comes from the pool, so it has no change. */
export const ROW_FORM: RowForm = { baseFactor: false, changeOfNew: false };

/** Values that each book prints in its own way. */
type Printed = Pick<ListSheet, 'factor' | 'counted' | 'poolFigures' | 'seeds'>;

/** A finished list as a sheet; the state is copied, since the next period changes it. */
export function sheetOfList(
  { period, rating, previous, status, change, games }: RatedList,
  state: CarriedState,
  { firstRatedDay }: PlayerColumns,
  printed: Printed,
): ListSheet {
  return {
    day: period.listDay,
    rating,
    previous,
    change,
    baseFactor: new Uint8Array(rating.length),
    games,
    status,
    lastEventDay: state.lastEventDay.slice(),
    firstRatedDay,
    careerGames: state.careerGames.slice(),
    reached: state.reached.slice(),
    pools: new Map(state.pools),
    ...printed,
  };
}

/** The lines of the players for whom the period was closed. */
export function linesOfList(
  { rating, previous, status, change, games }: RatedList,
  { state, scratch, federation }: OpenPeriod,
  { factor, counted, ...pools }: Printed,
): ClosedLines {
  const { lastEventDay, careerGames, reached } = state;
  const { firstRatedDay } = federation.players;
  const { baseFactor } = scratch.lines!;
  const ofGames = { rating, previous, change, baseFactor, factor, games, counted, status };
  return {
    lines: { ...ofGames, lastEventDay, firstRatedDay, careerGames, reached },
    pools: state.pools,
    ...pools,
  };
}

/** The pools of all pending players. */
export function poolFigures<Standing extends { readonly games: number }>(
  { pools, status }: RatedList & { readonly pools: ReadonlyMap<number, Standing> },
  ratingOf: (standing: Standing) => number,
): Map<number, PoolFigures> {
  const figures = new Map<number, PoolFigures>();
  for (const [player, standing] of pools)
    if (status[player] === LIST_STATUS.pending)
      figures.set(player, { games: standing.games, rating: ratingOf(standing) });
  return figures;
}
