import { type FederationColumns, type ListSheet, type PoolFigures, type RowForm, UNRATED } from '@escala/core';
import { baseFactor } from './factor-k.ts';
import { ABSENT, type ProducedList, UNRATED_STATUS } from './list.ts';
import type { Rules } from './parameters.ts';
import { changeOf, gamesOf, gamesWithoutForfeits } from './period-sheet.ts';
import type { Period, PeriodResult } from './rate-period.ts';

/** 9.1: rows have K₀ and K; the rating of a new player contains the change that the row shows. */
export const ROW_FORM: RowForm = { baseFactor: true, changeOfNew: true };

const NO_POOLS: ReadonlyMap<number, PoolFigures> = new Map();

/** A list that was produced, as a sheet. K₀ and K are those of the new rating and of the increments given (9.1f). */
export function sheetOfList(
  { players }: FederationColumns,
  rules: Rules,
  { listDay }: Period,
  { base, sheet, seated }: PeriodResult,
  { ratings, statuses }: ProducedList,
  increments: Int8Array,
): ListSheet {
  const { count } = players;
  const baseFactors = new Uint8Array(count);
  const factors = new Uint8Array(count);
  for (let player = 0; player < count; player++) {
    if (statuses[player] === ABSENT || ratings[player] === UNRATED) continue;
    const k0 = baseFactor(rules, ratings[player]!);
    baseFactors[player] = k0;
    factors[player] = k0 + increments[player]!;
  }
  const change = new Int32Array(count);
  const games = new Uint16Array(count);
  const counted = new Uint16Array(count);
  for (let i = 0; i < seated.length; i++) {
    const player = seated[i]!;
    if (statuses[player] === UNRATED_STATUS) continue;
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
    lastEventDay: players.lastEventDay.slice(),
    firstRatedDay: players.firstRatedDay.slice(),
    careerGames: players.careerGames,
    reached2400: players.reached2400,
    pools: players.pools,
    poolFigures: NO_POOLS,
  };
}
