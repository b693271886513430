import type { ListSheet, PlayerColumns } from '@escala/core';
import type { CarriedState, ClosedLines } from '../../shared/lists/list-book.ts';
import { linesOfList, poolFigures, sheetOfList } from '../../shared/lists/list-sheet.ts';
import type { RatedPeriod } from './close-period.ts';
import type { PeriodWork } from './period-work.ts';

/** 7.1.2: K is printed as stored, and only the games of the row count. */
const printed = (rated: RatedPeriod): Pick<ListSheet, 'factor' | 'counted' | 'poolFigures'> => ({
  factor: rated.factor,
  counted: rated.games,
  poolFigures: poolFigures(rated, ({ estimate }) => estimate.ru),
});

export const sheetOfPeriod = (rated: RatedPeriod, state: CarriedState, players: PlayerColumns): ListSheet =>
  sheetOfList(rated, state, players, { ...printed(rated), ...(rated.seeds.size > 0 && { seeds: rated.seeds }) });

/** The lines of the players for whom the period was closed. */
export const linesOfPeriod = (rated: RatedPeriod, work: PeriodWork): ClosedLines =>
  linesOfList(rated, work, { ...printed(rated), seeds: rated.seeds });
