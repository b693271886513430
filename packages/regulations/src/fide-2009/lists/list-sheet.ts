import { LIST_STATUS, type ListSheet, type PlayerColumns } from '@escala/core';
import type { CarriedState, ClosedLines } from '../../shared/lists/list-book.ts';
import { linesOfList, poolFigures, sheetOfList } from '../../shared/lists/list-sheet.ts';
import type { RatedPeriod } from './close-period.ts';
import type { PeriodWork } from './period-work.ts';

/** 7.12. */
export function sheetOfPeriod(rated: RatedPeriod, state: CarriedState, players: PlayerColumns): ListSheet {
  const counted = rated.games.slice();
  for (const player of rated.pools.keys()) counted[player] = countedGames(rated, player);
  const factor = rated.factor.map(printedFactor);
  return sheetOfList(rated, state, players, { factor, counted, poolFigures: poolFigures(rated, ratingOf) });
}

const ratingOf = ({ rating }: { readonly rating: number }): number => rating;

/** K is printed in whole points. */
const printedFactor = (halves: number): number => halves >> 1;

/** For a new player, all games of the pool. */
const countedGames = ({ status, pools, games }: RatedPeriod, player: number): number =>
  (status[player] === LIST_STATUS.new && pools.get(player)?.games) || games[player]!;

/** The lines of the players for whom the period was closed. */
export function linesOfPeriod(rated: RatedPeriod, work: PeriodWork, players: Int32Array): ClosedLines {
  const { printedFactor: factor, counted } = work.scratch.lines!;
  for (const player of players) {
    factor[player] = printedFactor(rated.factor[player]!);
    counted[player] = countedGames(rated, player);
  }
  return linesOfList(rated, work, { factor, counted, poolFigures: poolFigures(rated, ratingOf) });
}
