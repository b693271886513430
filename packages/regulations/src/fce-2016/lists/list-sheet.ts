import {
  type FederationColumns,
  type ListSheet,
  type PoolFigures,
  type RowForm,
  SHEET_COLUMNS,
  type SheetColumn,
} from '@escala/core';
import type { ListFactors } from '../factors/list-factors.ts';
import { hasRating, type ProducedList } from './list.ts';
import { changeOf, gamesOf, gamesWithoutForfeits } from './period-sheet.ts';
import type { Period, PeriodResult } from './rate-period.ts';

/** 9.1: rows have K₀ and K; a new player's rating includes the change that the row shows. */
export const ROW_FORM: RowForm = { baseFactor: true, changeOfNew: true };

const NO_POOLS: ReadonlyMap<number, PoolFigures> = new Map();

/**
 * A finished list as a sheet, with the K₀ and K of its lines; reuses the columns of `passed`, a list no longer needed,
 * if given.
 */
export function sheetOfList(
  { players }: FederationColumns,
  { listDay }: Period,
  { base, sheet, seated }: PeriodResult,
  { ratings, statuses }: ProducedList,
  { baseFactors, factors }: ListFactors,
  passed?: ListSheet,
): ListSheet {
  const columnOf = <Name extends SheetColumn>(name: Name): ListSheet[Name] =>
    new SHEET_COLUMNS[name]((passed?.[name].buffer ?? players.count) as number) as ListSheet[Name];
  const [change, games, counted] = [columnOf('change'), columnOf('games'), columnOf('counted')];
  if (passed !== undefined) for (const column of [change, games, counted]) column.fill(0);
  const [lastEventDay, firstRatedDay] = [columnOf('lastEventDay'), columnOf('firstRatedDay')];
  lastEventDay.set(players.lastEventDay);
  firstRatedDay.set(players.firstRatedDay);
  for (let i = 0; i < seated.length; i++) {
    const player = seated[i]!;
    if (!hasRating(statuses[player]!)) continue;
    change[player] = changeOf(sheet, player);
    games[player] = gamesOf(sheet, player);
    counted[player] = gamesWithoutForfeits(sheet, player);
  }
  return {
    day: listDay,
    rating: ratings,
    previous: base,
    change,
    baseFactor: baseFactors,
    factor: factors,
    games,
    counted,
    status: statuses,
    lastEventDay,
    firstRatedDay,
    careerGames: players.careerGames,
    reached: players.reached,
    pools: players.pools,
    poolFigures: NO_POOLS,
  };
}
